import { sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { MAX_MISSED_DEADLINES } from '@resonanz/domain/testerProjects';
import type { Db } from '../../../platform/database/schema.ts';

const applicationsWith = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from tester_applications a
    where a.project_id = p.id and a.withdrawn_at is null and ${condition})`;

/** Product tests named `p`, with their brand, the numbers of applications, and the application of one tester. */
const projectRows = (db: Db, testerId: number) =>
  db
    .selectFrom('tester_projects as p')
    .innerJoin('tester_brands as b', 'b.id', 'p.brand_id')
    .leftJoin('tester_applications as own', (join) =>
      join.onRef('own.project_id', '=', 'p.id').on('own.user_id', '=', testerId),
    )
    .selectAll('p')
    .select([
      // A hidden brand is not named.
      sql<string | null>`case when b.is_active then b.name end`.as('brand_name'),
      'own.id as own_id',
      'own.status as own_status',
      'own.withdrawn_at as own_withdrawn_at',
      'own.shipped_at as own_shipped_at',
      'own.completed_at as own_completed_at',
      applicationsWith(sql`true`).as('applications'),
      applicationsWith(sql`a.status = ${PROJECT_APPLICATION_STATUS.approved}`).as('accepted'),
      applicationsWith(sql`a.status = ${PROJECT_APPLICATION_STATUS.pending}`).as('pending'),
      sql<number>`(select count(*)::int from project_questionnaires q
        where q.project_id = p.id and q.kind = 'test' and q.version is not null)`.as('questionnaires'),
    ]);

/** A product test with what a list or its page says of it. */
export type ProjectRow = Awaited<ReturnType<ReturnType<typeof projectRows>['execute']>>[number];

/** What a list of product tests is narrowed to. */
export interface ProjectFilters {
  readonly categories?: readonly number[] | undefined;
  readonly type?: 1 | 2 | undefined;
  readonly regional?: boolean | undefined;
  readonly brandId?: number | undefined;
}

/**
 * The tests that take applications on a day, those that end first at the top: whom they are for, and whether a tester
 * has applied. What a page shows of them is read for that page alone, by {@link findProjects}.
 */
export function findOpenProjects(
  db: Db,
  testerId: number,
  today: string,
  { categories, type, regional, brandId }: ProjectFilters,
) {
  let rows = db
    .selectFrom('tester_projects as p')
    .leftJoin('tester_applications as own', (join) =>
      join.onRef('own.project_id', '=', 'p.id').on('own.user_id', '=', testerId).on('own.withdrawn_at', 'is', null),
    )
    .select([
      'p.id',
      'own.id as own_id',
      'p.age_from',
      'p.age_to',
      'p.genders',
      'p.countries',
      'p.federal_states',
      'p.min_children',
      'p.child_age_from',
      'p.child_age_to',
      'p.category',
      'p.needs_category',
    ])
    .where('p.status', '=', PROJECT_STATUS.application)
    .where('p.application_until', '>=', today);
  if (categories !== undefined) rows = rows.where('p.category', 'in', [...categories]);
  if (type !== undefined) rows = rows.where('p.type', '=', type);
  if (brandId !== undefined)
    rows = rows
      .where('p.brand_id', '=', brandId)
      .where(sql<boolean>`exists (select 1 from tester_brands b where b.id = p.brand_id and b.is_active)`);
  if (regional !== undefined) rows = rows.where(sql<boolean>`(p.federal_states <> '{}') = ${regional}`);
  return rows.orderBy('p.application_until').orderBy('p.id').execute();
}

/** The tests with these ids, in their order. */
export async function findProjects(db: Db, testerId: number, ids: readonly number[]): Promise<ProjectRow[]> {
  if (ids.length === 0) return [];
  const rows = await projectRows(db, testerId)
    .where('p.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Ids of the tests that end first among those that take applications on a day. */
export async function findFirstOpen(db: Db, today: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tester_projects')
    .select('id')
    .where('status', '=', PROJECT_STATUS.application)
    .where('application_until', '>=', today)
    .orderBy('application_until')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** One product test for a tester. */
export const findProject = (db: Db, testerId: number, projectId: number): Promise<ProjectRow | undefined> =>
  projectRows(db, testerId).where('p.id', '=', projectId).executeTakeFirst();

/** A product test, which cannot change until the transaction ends. */
export const shareProject = (tx: Db, projectId: number) =>
  tx.selectFrom('tester_projects').selectAll().where('id', '=', projectId).forShare().executeTakeFirst();

/** Whether an account is in use, which cannot change until the transaction ends. */
export async function shareAccount(tx: Db, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** What testers read about a brand that is not hidden, with the number of its published tests. */
export const findBrand = (db: Db, brandId: number) =>
  db
    .selectFrom('tester_brands as b')
    .where('b.id', '=', brandId)
    .where('b.is_active', '=', true)
    .select([
      'b.id',
      'b.name',
      'b.text_de',
      'b.text_en',
      'b.link',
      sql<number>`(select count(*)::int from tester_projects p
        where p.brand_id = b.id and p.status <> ${PROJECT_STATUS.pending})`.as('tests'),
    ])
    .executeTakeFirst();

/** What the profile of a tester says about the conditions of tests; undefined without a profile. */
export const findTester = (db: Db, userId: number) =>
  db
    .selectFrom('tester_profiles')
    .select([
      'dob',
      'gender',
      'country',
      'federal_state',
      'children',
      'child_birth_years',
      'categories',
      // Who is blocked by hand is treated as one who missed too many; what was forgiven no longer bars.
      sql<number>`case when blocked_at is null then missed_deadlines - missed_forgiven
        else greatest(missed_deadlines, ${MAX_MISSED_DEADLINES}) end`.as('missed_deadlines'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
