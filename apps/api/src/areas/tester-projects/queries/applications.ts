import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import type { Db, Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';

/** Tests of one tester that are listed. */
const MAX_TESTS = 500;

/** An application as it is stored. */
export type StoredApplication = Selectable<Schema['tester_applications']>;

const waitingRank = sql<number | null>`case when a.status = ${PROJECT_APPLICATION_STATUS.waiting} then (
  select count(*)::int from tester_applications w
  where w.project_id = a.project_id and w.status = a.status and w.withdrawn_at is null
    and (coalesce(w.waiting_rank, 2147483647), w.id) <= (coalesce(a.waiting_rank, 2147483647), a.id)) end`;

const testRows = (db: Db, userId: number) =>
  db
    .selectFrom('tester_applications as a')
    .innerJoin('tester_projects as p', 'p.id', 'a.project_id')
    .innerJoin('tester_brands as b', 'b.id', 'p.brand_id')
    .where('a.user_id', '=', userId)
    .selectAll('a')
    .select([
      'p.title_de',
      'p.title_en',
      'p.picture',
      'p.type',
      'p.status as project_status',
      'p.asks_video',
      'p.selection_on',
      'p.ships_on',
      'p.starts_on',
      'p.ends_on',
      'b.name as brand_name',
      waitingRank.as('place_in_list'),
    ]);

/** An application with what its test is called and when it runs. */
export type TestRow = Awaited<ReturnType<ReturnType<typeof testRows>['execute']>>[number];

/** The tests a tester applied for, the newest application first. */
export const findTests = (db: Db, userId: number): Promise<TestRow[]> =>
  testRows(db, userId).orderBy('a.created_at', 'desc').orderBy('a.id', 'desc').limit(MAX_TESTS).execute();

/** One of them. */
export async function findTest(db: Db, userId: number, applicationId: number): Promise<TestRow> {
  const row = await testRows(db, userId).where('a.id', '=', applicationId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The answers to questionnaires of applications, without what was answered. */
export const findAnswerStates = (db: Db, applicationIds: readonly number[]) =>
  db
    .selectFrom('questionnaire_answers')
    .select(['application_id', 'questionnaire_id', 'sent_at', 'is_late'])
    .where('application_id', 'in', applicationIds.length > 0 ? [...applicationIds] : [0])
    .execute();

/** What of an application's answers is known without them. */
export type AnswerState = Awaited<ReturnType<typeof findAnswerStates>>[number];

/** The points that were booked for applications, in their order. */
export const findLedger = (db: Db, applicationIds: readonly number[]) =>
  db
    .selectFrom('tester_points')
    .select(['application_id', 'event', 'points', 'created_at'])
    .where('application_id', 'in', applicationIds.length > 0 ? [...applicationIds] : [0])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The application of a tester for a test, locked until the transaction ends. */
export const lockOwn = (tx: Db, projectId: number, userId: number): Promise<StoredApplication | undefined> =>
  tx
    .selectFrom('tester_applications')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** What of a test is read with an application of it. */
type LockedTest = Pick<Selectable<Schema['tester_projects']>, 'asks_video' | 'ships_on' | 'title_de' | 'title_en'> & {
  project_status: Selectable<Schema['tester_projects']>['status'];
};

/** An application with the status of its test, locked until the transaction ends. */
export async function lockApplication(
  tx: Db,
  userId: number,
  applicationId: number,
): Promise<StoredApplication & LockedTest> {
  const row = await tx
    .selectFrom('tester_applications as a')
    .innerJoin('tester_projects as p', 'p.id', 'a.project_id')
    .selectAll('a')
    .select(['p.status as project_status', 'p.asks_video', 'p.ships_on', 'p.title_de', 'p.title_en'])
    .where('a.id', '=', applicationId)
    .where('a.user_id', '=', userId)
    .forNoKeyUpdate('a')
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

const running = (tx: Db, userId: number) =>
  tx
    .selectFrom('tester_applications')
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('completed_at', 'is', null)
    .where('shipped_at', 'is', null)
    .where('status', '<>', PROJECT_APPLICATION_STATUS.declined);

/** Tests in which a tester waits for a decision, for a place or for the product. */
export async function findRunningProjects(tx: Db, userId: number): Promise<number[]> {
  const rows = await running(tx, userId).select('project_id').execute();
  return rows.map(({ project_id: projectId }) => projectId);
}

/** The applications for them, locked until the transaction ends. */
export const lockRunning = (tx: Db, userId: number): Promise<StoredApplication[]> =>
  running(tx, userId).selectAll().orderBy('project_id').forNoKeyUpdate().execute();

/** Stores an application; undefined when another one came first. */
export const insertApplication = (tx: Db, values: Insertable<Schema['tester_applications']>) =>
  tx
    .insertInto('tester_applications')
    .values(values)
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** Changes columns of an application. */
export async function updateApplication(
  tx: Db,
  id: number,
  values: Updateable<Schema['tester_applications']>,
): Promise<void> {
  await tx.updateTable('tester_applications').set(values).where('id', '=', id).execute();
}
