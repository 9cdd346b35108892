import { type Selectable, sql, type RawBuilder, type UpdateObject } from 'kysely';
import { ageOn } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import type { Database } from '../../../platform/database/connect.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Db, Schema } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { answerText } from '../applications/answerText.ts';
import type { TesterApplicationsTable } from '../tables.ts';
import { findScreening } from './questionnaires.ts';

type Query = Schemas['ProjectApplicationQuery'];

/** An application as it is stored. */
export type StoredApplication = Selectable<TesterApplicationsTable>;

/** Percent of the questionnaires that the tester of an application `a` sent in time. */
const punctuality = sql<number | null>`(
  select round(100.0 * count(*) filter (where not said.is_late) / nullif(count(*) + (select count(*)
      from tester_applications gone where gone.user_id = a.user_id and gone.missed_at is not null), 0))::int
  from tester_applications own
  join questionnaire_answers said on said.application_id = own.id and said.sent_at is not null
  -- All but those of the application; as a list that is read once it costs half of a look at each answer.
  where own.user_id = a.user_id and not exists (
    select 1 from project_questionnaires q where q.id = said.questionnaire_id and q.kind = 'screening'))`;

const applicationRows = (db: Database) =>
  db
    .selectFrom('tester_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('tester_profiles as t', 't.user_id', 'a.user_id')
    .leftJoin('users as d', 'd.id', 'a.decided_by');

const orders: Readonly<Record<NonNullable<Query['sortBy']>, readonly RawBuilder<unknown>[]>> = {
  fit: [sql`(a.fit_met::float / greatest(a.fit_of, 1))`],
  totalPoints: [sql`coalesce(t.total_points, 0)`],
  punctuality: [punctuality],
  createdAt: [sql`a.created_at`],
  waitingRank: [sql`a.waiting_rank`],
  fullName: [sql`u.last_name`, sql`u.first_name`],
};

function narrowed({
  projectId,
  status,
  isShipped,
  fullFitOnly,
  federalState,
  search = '',
}: Query): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [sql`a.project_id = ${projectId}`, sql`a.withdrawn_at is null`];
  if (status !== undefined) conditions.push(sql`a.status = ${status}`);
  if (isShipped !== undefined) conditions.push(sql`(a.shipped_at is not null) = ${isShipped}`);
  if (fullFitOnly === true) conditions.push(sql`a.fit_met = a.fit_of`);
  if (federalState !== undefined) conditions.push(sql`t.federal_state = ${federalState}`);
  if (search.trim() !== '')
    conditions.push(sql`fold_text(concat(u.first_name, ' ', u.last_name, ' ', t.city))
      like fold_text(${containing(search.trim())})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Answers to the questions of the application, by application. */
async function screeningAnswers(db: Database, questionnaireId: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('questionnaire_answers')
    .select(['application_id', 'answers'])
    .where('questionnaire_id', '=', questionnaireId)
    .where('application_id', 'in', ids.length > 0 ? ids : [0])
    .execute();
  return new Map(rows.map((row) => [row.application_id, row.answers as Record<string, unknown>]));
}

/** One page of the applications for a product test. */
export async function applicationPage(
  db: Database,
  now: Date,
  query: Query,
): Promise<Schemas['ProjectApplicationPage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'fit', sort = 'DESC' } = query;
  const condition = narrowed(query);
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  let rows = applicationRows(db)
    .where(condition)
    .select([
      'a.id as applicationId',
      'a.user_id as userId',
      fullNameOf('u').as('fullName'),
      'u.email',
      't.dob',
      't.gender',
      't.city',
      't.country',
      't.federal_state as federalState',
      'a.fit_met as fitMet',
      'a.fit_of as fitOf',
      't.total_points as totalPoints',
      punctuality.as('punctuality'),
      'a.status',
      'a.reason',
      'a.waiting_rank as waitingRank',
      'a.decided_at as decidedAt',
      fullNameOf('d').as('decidedBy'),
      'a.decided_how as decidedHow',
      'a.shipped_at as shippedAt',
      'a.carrier',
      'a.tracking_number as trackingNumber',
      'a.received_at as receivedAt',
      'a.completed_at as completedAt',
      'a.missed_at as missedAt',
      'a.created_at as createdAt',
    ]);
  for (const column of orders[sortBy]) rows = rows.orderBy(sql`${column} ${direction} nulls last`);
  // Among equals the earliest comes first.
  const ordered = rows.orderBy('a.created_at').orderBy('a.id');
  const [page, screening] = await Promise.all([
    readPage(
      db,
      { rows: ordered, matches: applicationRows(db).where(condition), shares: 'nothing' },
      { pageNumber, pageSize },
    ),
    findScreening(db, query.projectId),
  ]);
  const answers = await screeningAnswers(
    db,
    screening?.questionnaireId ?? 0,
    page.content.map(({ applicationId }) => applicationId),
  );
  const today = berlinDay(now);
  return {
    ...page,
    screeningQuestion: screening?.question.text ?? null,
    content: page.content.map(({ dob, email, fullName, totalPoints, ...row }) => {
      const answer = screening && answerText(screening.question, answers.get(row.applicationId));
      return {
        ...row,
        fullName: fullName ?? email,
        age: ageOn(dob, today),
        totalPoints: totalPoints ?? 0,
        screening: screening && answer ? { question: screening.question.text, answer } : null,
      };
    }),
  };
}

/** Applications of a project that were not withdrawn, locked until the transaction ends, in the order of their ids. */
export const lockApplications = (tx: Db, projectId: number, ids: readonly number[]): Promise<StoredApplication[]> =>
  tx
    .selectFrom('tester_applications')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('withdrawn_at', 'is', null)
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Changes columns of applications. */
export async function updateApplications(
  tx: Db,
  ids: readonly number[],
  values: UpdateObject<Schema, 'tester_applications'>,
): Promise<void> {
  if (ids.length > 0) await tx.updateTable('tester_applications').set(values).where('id', 'in', ids).execute();
}

/** The ranks behind the last one of a project's waiting list, for applications in their order. */
export const nextRanks = (projectId: number, ids: readonly number[]): RawBuilder<number> =>
  sql<number>`(select coalesce(max(w.waiting_rank), 0) from tester_applications w
    where w.project_id = ${projectId} and w.status = ${PROJECT_APPLICATION_STATUS.waiting})
    + array_position(${[...ids]}::int[], id)`;

/** Whether the account of an application `a` can take part: it is neither deactivated nor archived. */
const isUsable = sql<boolean>`exists (select 1 from users who
  where who.id = a.user_id and who.is_active and not who.archived)`;

/** The first of a project's waiting list, at most so many, locked until the transaction ends. */
export const lockFirstWaiting = async (tx: Db, projectId: number, most: number): Promise<StoredApplication[]> =>
  most <= 0
    ? []
    : tx
        .selectFrom('tester_applications as a')
        .selectAll('a')
        .where('a.project_id', '=', projectId)
        .where('a.withdrawn_at', 'is', null)
        .where('a.status', '=', PROJECT_APPLICATION_STATUS.waiting)
        .where(isUsable)
        .orderBy(sql`a.waiting_rank asc nulls last`)
        .orderBy('a.created_at')
        .orderBy('a.id')
        .limit(most)
        .forUpdate('a')
        .execute();

/** Whether one of these applications belongs to an account that can no longer take part. */
export async function hasUnusable(tx: Db, ids: readonly number[]): Promise<boolean> {
  const row = await tx
    .selectFrom('tester_applications as a')
    .select('a.id')
    .where('a.id', 'in', ids.length > 0 ? ids : [0])
    .where(sql<boolean>`not ${isUsable}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Addresses of testers, by user. */
export async function findReceivers(tx: Db, userIds: readonly number[]) {
  const rows = await tx
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.default_language as language'])
    .where('u.id', 'in', userIds.length > 0 ? userIds : [0])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of accounts as they are now, by user. */
export async function findNamesOfUsers(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', fullNameOf('u').as('fullName')])
    .where('u.id', 'in', userIds.length > 0 ? userIds : [0])
    .execute();
  return new Map(rows.map(({ id, email, fullName }) => [id, fullName ?? email]));
}

/** Applications with what a preview says of them. */
const nameRows = (db: Db) =>
  db
    .selectFrom('tester_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('tester_profiles as t', 't.user_id', 'a.user_id')
    .select([
      'a.id as applicationId',
      fullNameOf('u').as('fullName'),
      'u.email',
      'a.fit_met as fitMet',
      'a.fit_of as fitOf',
      't.federal_state as federalState',
      'a.created_at as createdAt',
    ]);

type NameRow = Awaited<ReturnType<ReturnType<typeof nameRows>['execute']>>[number];

const toName = ({ fullName, email, ...row }: NameRow): Schemas['ProjectTesterName'] => ({
  ...row,
  fullName: fullName ?? email,
});

/** Pending applications of usable accounts that meet at least so many conditions, the earliest first. */
export async function findCandidates(
  db: Db,
  projectId: number,
  minFit: number | 'all',
): Promise<Schemas['ProjectTesterName'][]> {
  const rows = await nameRows(db)
    .where('a.project_id', '=', projectId)
    .where('a.withdrawn_at', 'is', null)
    .where('a.status', '=', PROJECT_APPLICATION_STATUS.pending)
    .where(isUsable)
    .where(minFit === 'all' ? sql<boolean>`a.fit_met = a.fit_of` : sql<boolean>`a.fit_met >= ${minFit}`)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
  return rows.map(toName);
}

/** Applications by their ids, whatever has become of them. */
export async function findNames(db: Db, ids: readonly number[]): Promise<Map<number, Schemas['ProjectTesterName']>> {
  const rows = await nameRows(db)
    .where('a.id', 'in', ids.length > 0 ? ids : [0])
    .execute();
  return new Map(rows.map((row) => [row.applicationId, toName(row)]));
}
