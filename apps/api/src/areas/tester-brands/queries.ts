import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { escapeLike, readPage } from '../../platform/database/lists.ts';
import type { Db } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type FileServices, filesOfAll } from '../files/door.ts';
import { visibleRows } from '../ownership/door.ts';
import type { TesterBrandsTable } from './tables.ts';

/** Filters, search and sort order of the list, and today, by which projects are open. */
export type BrandSearch = Pick<Schemas['TesterBrandQuery'], 'filters' | 'search' | 'sort' | 'sortBy'> & {
  readonly today: string;
};

const projects = sql<number>`(select count(*)::int from tester_projects p where p.brand_id = b.id)`;

const brandRows = (db: Db) =>
  db
    .selectFrom('tester_brands as b')
    .leftJoin('customers as c', 'c.id', 'b.customer_id')
    .select(['b.id', 'b.name', 'b.text_de', 'b.text_en', 'b.link', 'b.categories', 'b.customer_id'])
    .select(['c.name as customer_name', 'b.is_active', 'b.updated_at', projects.as('projects')])
    // Numbers of the order as it is stored may have gaps, for example where one was deleted.
    .select(
      sql<number>`(select count(*)::int from tester_brands o where (o.position, o.id) <= (b.position, b.id))`.as(
        'place',
      ),
    );

type BrandRow = Awaited<ReturnType<ReturnType<typeof brandRows>['execute']>>[number];

/** Brands with the newest of their logos. */
async function withLogos(services: FileServices, rows: readonly BrandRow[]): Promise<Schemas['TesterBrand'][]> {
  const logos = await filesOfAll(
    services,
    'testerBrand',
    rows.map(({ id }) => id),
    'profile',
  );
  return rows.map((row) => ({
    testerBrandId: row.id,
    name: row.name,
    textDe: row.text_de,
    textEn: row.text_en,
    link: row.link,
    categories: row.categories,
    customerId: row.customer_id,
    customerName: row.customer_name,
    logo: logos.find(({ subjectId }) => subjectId === row.id) ?? null,
    position: row.place,
    isActive: row.is_active,
    projects: row.projects,
    updatedAt: row.updated_at,
  }));
}

const orders: Readonly<Record<Schemas['TesterBrandSortKey'], RawBuilder<unknown>>> = {
  name: sql`b.name`,
  position: sql`b.position`,
  projects,
  isActive: sql`b.is_active`,
  updatedAt: sql`b.updated_at`,
};

function narrowed({ filters = {}, search = '', today }: BrandSearch): RawBuilder<boolean> {
  const { isActive, hasOpenProject, category } = filters;
  const conditions = [sql<boolean>`true`];
  if (isActive !== undefined) conditions.push(sql<boolean>`b.is_active = ${isActive}`);
  if (category !== undefined) conditions.push(sql<boolean>`${category}::int = any(b.categories)`);
  if (hasOpenProject !== undefined)
    conditions.push(sql<boolean>`exists (select 1 from tester_projects p where p.brand_id = b.id
      and p.status = ${PROJECT_STATUS.application} and p.application_until >= ${today}::date) = ${hasOpenProject}`);
  if (search.trim() !== '')
    conditions.push(sql<boolean>`b.search_text like '%' || fold_text(${escapeLike(search.trim())}) || '%'`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function foundRows(db: Db, query: BrandSearch) {
  const { sortBy = 'position', sort = 'ASC' } = query;
  return brandRows(db)
    .where(narrowed(query))
    .orderBy(sql`${orders[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`}`)
    .orderBy('b.id');
}

/** Finds one page of the list. */
export async function findBrandsPage(
  services: FileServices,
  query: BrandSearch & Pick<Schemas['TesterBrandQuery'], 'pageNumber' | 'pageSize'>,
): Promise<Schemas['TesterBrandPage']> {
  const { pageNumber = 0, pageSize = 10 } = query;
  const matches = services.db.selectFrom('tester_brands as b').where(narrowed(query));
  // What is open depends on the day.
  const page = await readPage(
    services.db,
    { rows: foundRows(services.db, query), matches, shares: 'nothing' },
    { pageNumber, pageSize },
  );
  return { ...page, content: await withLogos(services, page.content) };
}

/** Finds what a search finds, in its order, up to so many. */
export const findBrands = (db: Db, query: BrandSearch, most: number): Promise<BrandRow[]> =>
  foundRows(db, query).limit(most).execute();

/** Finds the brand with this id. */
export async function findBrand(services: FileServices, id: number): Promise<Schemas['TesterBrand']> {
  const [brand] = await withLogos(services, await brandRows(services.db).where('b.id', '=', id).execute());
  if (brand === undefined) throw notFound();
  return brand;
}

/** Finds all brands in their order. */
export const findOrder = (db: Db): Promise<Schemas['TesterBrandName'][]> =>
  db
    .selectFrom('tester_brands')
    .select(['id as testerBrandId', 'name', 'is_active as isActive'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Waits until no other transaction changes the list of brands, and keeps it until this one ends. */
export async function lockBrandList(tx: Db): Promise<void> {
  await sql`lock table tester_brands in share row exclusive mode`.execute(tx);
}

/** Finds a brand and locks it until the transaction ends. */
export async function lockBrand(tx: Db, id: number): Promise<Selectable<TesterBrandsTable>> {
  const row = await tx.selectFrom('tester_brands').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Whether another brand has this name, in upper or lower case. */
export async function isNameTaken(tx: Db, name: string, exceptId: number | undefined): Promise<boolean> {
  const row = await tx
    .selectFrom('tester_brands')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the user sees a customer. */
export async function seesCustomer(tx: Db, user: CallUser, customerId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('customers as c')
    .select('c.id')
    .where('c.id', '=', customerId)
    .where(visibleRows('customers', user, 'c'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds how many product tests a brand has. */
export async function countProjects(tx: Db, brandId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('tester_projects')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('brand_id', '=', brandId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a new brand; returns its id. */
export async function insertBrand(tx: Db, values: Insertable<TesterBrandsTable>): Promise<number> {
  const { id } = await tx.insertInto('tester_brands').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a brand. */
export async function updateBrand(tx: Db, id: number, values: Updateable<TesterBrandsTable>): Promise<void> {
  await tx.updateTable('tester_brands').set(values).where('id', '=', id).execute();
}

/** Deletes a brand. */
export async function deleteBrandRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('tester_brands').where('id', '=', id).execute();
}

/** Stores the order of brands; their versions stay, because nothing that is edited changes. */
export async function updateOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update tester_brands b set position = o.position
    from unnest(${[...ids]}::int[]) with ordinality as o (id, position) where b.id = o.id`.execute(tx);
}
