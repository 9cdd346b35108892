import { sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import type { Db, Tx } from '../../../platform/database/schema.ts';

/** What testers are told about a questionnaire. */
export type Notice = 'opened' | 'reminder' | 'missed';

/** The days that decide which notices are due. */
interface Days {
  readonly today: string;
  /** The last deadline that is reminded of. */
  readonly remindUntil: string;
}

/** A questionnaire is open from its day on, or from the receipt of the product. */
const isOpen = (today: string) =>
  sql<boolean>`(q.opens_on <= ${today}::date or (q.opens_on is null and a.received_at is not null))`;

/** The tester's own deadline, as `dueDay` says it: later by as many days as the product was shipped late. */
const dueDay = sql<string | null>`(q.due_on + greatest(0,
  (a.shipped_at at time zone 'Europe/Berlin')::date - coalesce(p.ships_on, q.opens_on, q.due_on)))`;

const conditions = {
  opened: ({ today }: Days) => sql<boolean>`(q.due_on is null or ${dueDay} >= ${today}::date)`,
  // No own deadline is earlier than that of the plan.
  reminder: ({ today, remindUntil }: Days) => sql<boolean>`(q.due_on <= ${remindUntil}::date
    and ${dueDay} between ${today}::date and ${remindUntil}::date)`,
  missed: ({ today }: Days) => sql<boolean>`(q.due_on < ${today}::date and ${dueDay} < ${today}::date)`,
} as const;

/**
 * Open questionnaires whose answers are missing and that testers were not told of in this way: their product is on the
 * way, and the test is not over.
 */
const dueRows = (db: Db, kind: Notice, days: Days) =>
  db
    .selectFrom('project_questionnaires as q')
    .innerJoin('tester_projects as p', 'p.id', 'q.project_id')
    .innerJoin('tester_applications as a', 'a.project_id', 'q.project_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .where('q.kind', '=', 'test')
    .where('q.version', 'is not', null)
    .where('p.status', '<>', PROJECT_STATUS.completed)
    .where('a.status', '=', PROJECT_APPLICATION_STATUS.approved)
    .where('a.withdrawn_at', 'is', null)
    .where('a.shipped_at', 'is not', null)
    .where('a.completed_at', 'is', null)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .where(isOpen(days.today))
    .where(conditions[kind](days))
    .where(
      sql<boolean>`not exists (select 1 from questionnaire_answers s where s.application_id = a.id
        and s.questionnaire_id = q.id and s.sent_at is not null)`,
    )
    .where(
      sql<boolean>`not exists (select 1 from questionnaire_notices n where n.application_id = a.id
        and n.questionnaire_id = q.id and n.kind = ${kind})`,
    )
    .select([
      'a.id as applicationId',
      'a.user_id as userId',
      'a.missed_at as missedAt',
      'q.id as questionnaireId',
      'q.title_de as questionnaire_de',
      'q.title_en as questionnaire_en',
      dueDay.as('dueOn'),
      'p.id as projectId',
      'p.title_de',
      'p.title_en',
      'u.email',
      'u.default_language as language',
    ]);

/** What is due, in the order of the applications. */
export const findDue = (db: Db, kind: Notice, days: Days) =>
  dueRows(db, kind, days).orderBy('a.id').orderBy('q.id').execute();

/** A questionnaire of a tester about which a notice is due. */
export type DueQuestionnaire = Awaited<ReturnType<typeof findDue>>[number];

/**
 * Notes a notice and returns what is due; undefined when another server was faster, or when it is no longer due: the
 * application is locked before it is looked at again.
 */
export async function takeNotice(
  tx: Tx,
  { applicationId, questionnaireId }: DueQuestionnaire,
  kind: Notice,
  { now, ...days }: Days & { readonly now: Date },
): Promise<DueQuestionnaire | undefined> {
  await tx.selectFrom('tester_applications').select('id').where('id', '=', applicationId).forNoKeyUpdate().execute();
  const due = await dueRows(tx, kind, days)
    .where('a.id', '=', applicationId)
    .where('q.id', '=', questionnaireId)
    .executeTakeFirst();
  if (due === undefined) return undefined;
  const inserted = await tx
    .insertInto('questionnaire_notices')
    .values({ application_id: applicationId, questionnaire_id: questionnaireId, kind, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return inserted && due;
}

/** Counts one more missed deadline of a tester. */
export async function countMissed(
  tx: Tx,
  { userId, applicationId, missedAt }: DueQuestionnaire,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('tester_profiles')
    .values({ user_id: userId, missed_deadlines: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ missed_deadlines: sql`tester_profiles.missed_deadlines + 1` }),
    )
    .execute();
  if (missedAt !== null) return;
  await tx.updateTable('tester_applications').set({ missed_at: now }).where('id', '=', applicationId).execute();
}
