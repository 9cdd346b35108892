import { type RawBuilder, sql } from 'kysely';
import { industryIds } from '@resonanz/domain/customers';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike, readPage } from '../../../platform/database/lists.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { visibleRows } from '../../ownership/door.ts';
import { campaignFigures, customerRows, isFormerProposed, type Reader, toCustomer } from './customers.ts';

/** Filters and sort order. */
export type CustomerSearch = Pick<Schemas['CustomerQuery'], 'filters' | 'search' | 'sort' | 'sortBy'>;

function ordersOf(reader: Reader): Record<Schemas['CustomerSortKey'], readonly RawBuilder<unknown>[]> {
  const { open, used } = campaignFigures(reader);
  return {
    customerId: [sql`c.id`],
    name: [sql`c.name`],
    cityAndZip: [sql`c.city_and_zip`],
    openCampaigns: [open],
    budget: [sql`c.budget`],
    usedBudget: [used],
    ownerName: [sql`o.last_name`, sql`o.first_name`],
    status: [sql`c.status`],
    updatedAt: [sql`c.updated_at`],
  };
}

function narrowed({ user, now }: Reader, { filters = {}, search = '' }: CustomerSearch): RawBuilder<boolean> {
  const { status, ownerUserId, country, industryId, budgetFrom, budgetTo, formerProposed, archived = false } = filters;
  const conditions: RawBuilder<boolean>[] = [visibleRows('customers', user, 'c'), sql`c.archived = ${archived}`];
  if (status !== undefined) conditions.push(sql`c.status = ${status}`);
  if (ownerUserId !== undefined) conditions.push(sql`c.owner_user_id = ${ownerUserId}`);
  if (country !== undefined) conditions.push(sql`c.country = ${country}`);
  if (industryId !== undefined) conditions.push(sql`c.industry_id = any(${[...industryIds(industryId)]}::int[])`);
  if (budgetFrom !== undefined) conditions.push(sql`c.budget >= ${budgetFrom}`);
  if (budgetTo !== undefined) conditions.push(sql`c.budget <= ${budgetTo}`);
  if (formerProposed !== undefined) conditions.push(sql`${isFormerProposed(now)} = ${formerProposed}`);
  const words = search.trim();
  if (words !== '') {
    const like = sql`'%' || fold_text(${escapeLike(words)}) || '%'`;
    conditions.push(sql`c.search_text like ${like} or exists (
      select 1 from customer_contacts p where p.customer_id = c.id and p.search_text like ${like})`);
  }
  return sql<boolean>`${sql.join(
    conditions.map((each) => sql`(${each})`),
    sql` and `,
  )}`;
}

/** What a search finds, in its order. */
export function foundCustomers(db: Database, reader: Reader, query: CustomerSearch) {
  const { sortBy = 'name', sort = 'ASC' } = query;
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  let rows = customerRows(db, reader).where(narrowed(reader, query));
  for (const column of ordersOf(reader)[sortBy]) rows = rows.orderBy(sql`${column} ${direction} nulls last`);
  return rows.orderBy('c.id');
}

/** One page of the customers that the reader sees. */
export async function customerPage(
  db: Database,
  reader: Reader,
  query: Schemas['CustomerQuery'],
): Promise<Schemas['CustomerPage']> {
  const { pageNumber = 0, pageSize = 10 } = query;
  const found = {
    rows: foundCustomers(db, reader, query),
    matches: db.selectFrom('customers as c').where(narrowed(reader, query)),
  };
  const page = await readPage(db, found, { pageNumber, pageSize });
  return { ...page, content: page.content.map(toCustomer) };
}

/** Id and name of every customer that the reader sees and that is not archived, in German order. */
export function customerNames(db: Database, { user }: Reader): Promise<Schemas['CustomerName'][]> {
  return db
    .selectFrom('customers as c')
    .select(['c.id as customerId', 'c.name'])
    .where(visibleRows('customers', user, 'c'))
    .where('c.archived', '=', false)
    .orderBy('c.name')
    .orderBy('c.id')
    .execute();
}
