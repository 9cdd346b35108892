import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { applicationsWaiting, placesTaken, projectRows, questionnaires } from './projects.ts';

/** Filters and sort order. */
export type ProjectSearch = Pick<Schemas['ProjectQuery'], 'filters' | 'search' | 'sort' | 'sortBy'>;

const orders: Readonly<Record<Schemas['ProjectSortKey'], readonly RawBuilder<unknown>[]>> = {
  title: [sql`p.title_de collate german`],
  brandName: [sql`b.name`],
  type: [sql`p.type`],
  status: [sql`p.status`],
  places: [sql`${placesTaken}`, sql`p.places`],
  applicationsWaiting: [sql`${applicationsWaiting}`],
  applicationUntil: [sql`p.application_until`],
  startsOn: [sql`p.starts_on`],
  questionnaires: [sql`${questionnaires}`],
  region: [sql`p.countries`, sql`p.federal_states`],
  ownerName: [sql`o.last_name`, sql`o.first_name`],
  updatedAt: [sql`p.updated_at`],
};

function narrowed({ filters = {}, search = '' }: ProjectSearch): RawBuilder<boolean> {
  const { type, status, brandId, category, regional, from, to } = filters;
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (type !== undefined) conditions.push(sql`p.type = ${type}`);
  if (status !== undefined) conditions.push(sql`p.status = ${status}`);
  if (brandId !== undefined) conditions.push(sql`p.brand_id = ${brandId}`);
  // A category of the upper level stands for those below it as well.
  if (category !== undefined) conditions.push(sql`(p.category = ${category} or p.category / 10 = ${category})`);
  if (regional !== undefined) conditions.push(sql`(cardinality(p.federal_states) > 0) = ${regional}`);
  if (from !== undefined) conditions.push(sql`p.ends_on >= ${from}`);
  if (to !== undefined) conditions.push(sql`p.starts_on <= ${to}`);
  const words = search.trim();
  if (words !== '') {
    const like = sql`fold_text(${containing(words)})`;
    conditions.push(sql`(p.search_text like ${like} or b.search_text like ${like})`);
  }
  return sql<boolean>`${sql.join(
    conditions.map((each) => sql`(${each})`),
    sql` and `,
  )}`;
}

/** What a search finds, in its order; the newest come first. */
export function foundProjects(db: Database, query: ProjectSearch) {
  const { sortBy = 'updatedAt', sort = 'DESC' } = query;
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  let rows = projectRows(db).where(narrowed(query));
  for (const column of orders[sortBy]) rows = rows.orderBy(sql`${column} ${direction} nulls last`);
  return rows.orderBy('p.id', 'desc');
}

/** One page of the product tests. */
export function projectPage(db: Database, query: Schemas['ProjectQuery']): Promise<Schemas['ProjectPage']> {
  const { pageNumber = 0, pageSize = 10 } = query;
  const matches = db
    .selectFrom('tester_projects as p')
    .innerJoin('tester_brands as b', 'b.id', 'p.brand_id')
    .where(narrowed(query));
  return readPage(db, { rows: foundProjects(db, query), matches }, { pageNumber, pageSize });
}
