import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db, Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { TesterProjectsTable } from '../tables.ts';

/** A product test as it is stored. */
export type StoredProject = Selectable<TesterProjectsTable>;

const applicationsOf = (condition = sql`true`) =>
  sql<number>`(select count(*)::int from tester_applications a
    where a.project_id = p.id and a.withdrawn_at is null and ${condition})`;

/** Accepted applications of a project `p`. */
export const placesTaken = applicationsOf(sql`a.status = ${PROJECT_APPLICATION_STATUS.approved}`);
/** Applications of a project `p` that wait for a decision. */
export const applicationsWaiting = applicationsOf(sql`a.status = ${PROJECT_APPLICATION_STATUS.pending}`);
/** Questionnaires of a project `p`. */
export const questionnaires = sql<number>`(select count(*)::int from project_questionnaires q where q.project_id = p.id)`;

/** Product tests as rows of the list. */
export const projectRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('tester_projects as p')
    .innerJoin('tester_brands as b', 'b.id', 'p.brand_id')
    .leftJoin('users as o', 'o.id', 'p.owner_user_id')
    .select([
      'p.id as projectId',
      'p.title_de as titleDe',
      'p.title_en as titleEn',
      'p.brand_id as brandId',
      'b.name as brandName',
      'p.type',
      'p.status',
      'p.category',
      'p.picture',
      'p.places',
      placesTaken.as('placesTaken'),
      applicationsOf().as('applications'),
      applicationsWaiting.as('applicationsWaiting'),
      'p.application_until as applicationUntil',
      'p.starts_on as startsOn',
      'p.ends_on as endsOn',
      questionnaires.as('questionnaires'),
      sql<number>`(select count(*)::int from project_questionnaires q
        where q.project_id = p.id and q.version is not null)`.as('questionnairesReleased'),
      'p.countries',
      'p.federal_states as federalStates',
      'p.owner_user_id as ownerUserId',
      fullNameOf('o').as('ownerName'),
      'p.updated_at as updatedAt',
    ]);

const FIRST_WAITING = 3;

/** The first of the waiting list of a project. */
const waitingList = (db: Kysely<Schema>, projectId: number) =>
  db
    .selectFrom('tester_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.id as applicationId',
      fullNameOf('u').as('fullName'),
      'u.email',
      'a.fit_met as fitMet',
      'a.fit_of as fitOf',
    ])
    .where('a.project_id', '=', projectId)
    .where('a.withdrawn_at', 'is', null)
    .where('a.status', '=', PROJECT_APPLICATION_STATUS.waiting)
    .orderBy(sql`a.waiting_rank asc nulls last`)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(FIRST_WAITING)
    .execute();

async function countsOf(db: Kysely<Schema>, projectId: number, now: Date): Promise<Schemas['ProjectCounts']> {
  const { pending, approved, declined, waiting } = PROJECT_APPLICATION_STATUS;
  const yesterday = startOfBerlinDay(berlinDayIn(now, -1)).toISOString();
  const counted = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  return db
    .selectFrom('tester_applications as a')
    .where('a.project_id', '=', projectId)
    .where('a.withdrawn_at', 'is', null)
    .select([
      counted(sql`a.status = ${pending}`).as('pending'),
      counted(sql`a.status = ${approved}`).as('approved'),
      counted(sql`a.status = ${declined}`).as('declined'),
      counted(sql`a.status = ${waiting}`).as('waiting'),
      counted(sql`a.status = ${waiting} and a.decided_at >= ${yesterday}`).as('waitingSinceYesterday'),
      counted(sql`a.status = ${pending} and a.fit_met = a.fit_of`).as('fullFit'),
      counted(sql`a.status = ${approved} and a.shipped_at is not null`).as('shipped'),
      counted(sql`a.status = ${approved} and a.received_at is not null`).as('received'),
      counted(sql`a.status = ${approved} and a.completed_at is not null`).as('completed'),
    ])
    .executeTakeFirstOrThrow();
}

/** Finds a product test with all details. */
export async function findProject(
  db: Kysely<Schema>,
  projectId: number,
  now: Date,
): Promise<Schemas['ProjectDetails']> {
  const row = await projectRows(db)
    .select([
      'p.description_de as descriptionDe',
      'p.description_en as descriptionEn',
      'p.product_de as productDe',
      'p.product_en as productEn',
      'p.selection_on as selectionOn',
      'p.ships_on as shipsOn',
      'p.asks_video as asksVideo',
      'p.age_from as ageFrom',
      'p.age_to as ageTo',
      'p.genders',
      'p.min_children as minChildren',
      'p.child_age_from as childAgeFrom',
      'p.child_age_to as childAgeTo',
      'p.needs_category as needsCategory',
      'p.moves_up as movesUp',
      'p.published_at as publishedAt',
      'p.completed_at as completedAt',
      'p.created_at as createdAt',
    ])
    .where('p.id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const [counts, waiting] = await Promise.all([countsOf(db, projectId, now), waitingList(db, projectId)]);
  return {
    ...row,
    counts,
    waitingList: waiting.map(({ fullName, email, ...each }, index) => ({
      ...each,
      fullName: fullName ?? email,
      rank: index + 1,
    })),
  };
}

/** Finds a product test and locks it until the transaction ends, and with it its places. */
export async function lockProject(tx: Db, projectId: number): Promise<StoredProject> {
  const row = await tx
    .selectFrom('tester_projects')
    .selectAll()
    .where('id', '=', projectId)
    // What only refers to the project, such as a booking of points, does not wait.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Locks several product tests until the transaction ends, in the order of their ids. */
export async function lockProjects(tx: Db, projectIds: readonly number[]): Promise<void> {
  for (const projectId of [...new Set(projectIds)].toSorted((one, other) => one - other))
    await lockProject(tx, projectId);
}

/** Rejects with 404 what is no product test. */
export async function rejectMissing(db: Db, projectId: number): Promise<void> {
  const row = await db.selectFrom('tester_projects').select('id').where('id', '=', projectId).executeTakeFirst();
  if (row === undefined) throw notFound();
}

/** The id of a product test and how many places it has. */
export async function findPlaces(db: Db, projectId: number): Promise<Pick<StoredProject, 'id' | 'places'>> {
  const row = await db
    .selectFrom('tester_projects')
    .select(['id', 'places'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** How many applications a project has, and how many of its places are taken. */
export async function countApplications(tx: Db, projectId: number): Promise<{ all: number; taken: number }> {
  return tx
    .selectFrom('tester_applications')
    .where('project_id', '=', projectId)
    .where('withdrawn_at', 'is', null)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where status = ${PROJECT_APPLICATION_STATUS.approved}))::int`.as('taken'),
    ])
    .executeTakeFirstOrThrow();
}

/** Stores a product test; returns its id. */
export async function insertProject(tx: Db, values: Insertable<TesterProjectsTable>): Promise<number> {
  const { id } = await tx.insertInto('tester_projects').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a product test. */
export async function updateProject(tx: Db, id: number, values: Updateable<TesterProjectsTable>): Promise<void> {
  await tx.updateTable('tester_projects').set(values).where('id', '=', id).execute();
}

/** Deletes a product test with its questionnaires. */
export async function deleteProjectRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('tester_projects').where('id', '=', id).execute();
}

/** Brands that a product test can be given to, by name. */
export const findBrands = (db: Db) =>
  db
    .selectFrom('tester_brands')
    .select(['id as brandId', 'name'])
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(2000)
    .execute();

/** Whether a brand is there and active. */
export async function isBrandActive(tx: Db, brandId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('tester_brands')
    .select('id')
    .where('id', '=', brandId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
