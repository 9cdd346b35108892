import { type RawBuilder, sql } from 'kysely';
import { berlinDay, berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { SALES_BOARD } from '@resonanz/domain/sales';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike, readPage } from '../../../platform/database/lists.ts';
import { sharedRows } from '../../../platform/database/sharedRows.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Reader } from '../../customers/door.ts';
import { visibleRows } from '../../ownership/door.ts';
import { isFollowUpDue, isOpen, leadRows, toLead } from '../record/queries.ts';

/** Filters and sort order. */
export type LeadSearch = Pick<Schemas['CustomerLeadQuery'], 'filters' | 'search' | 'sort' | 'sortBy'>;

const orders: Record<Schemas['CustomerLeadSortKey'], readonly RawBuilder<unknown>[]> = {
  customerLeadId: [sql`l.id`],
  company: [sql`l.company`],
  sourceId: [sql`l.source_id`],
  // As the columns of the board (docs/domain/enumerations.md#order-of-the-sales-status).
  status: [sql`array_position(${[...SALES_BOARD]}::int[], l.status::int)`],
  expectedBudget: [sql`l.expected_budget`],
  probability: [sql`l.probability`],
  followUpDate: [sql`l.follow_up_date`],
  ownerName: [sql`o.last_name`, sql`o.first_name`],
  lastContactAt: [sql`l.last_contact_at`],
  createdAt: [sql`l.created_at`],
};

function narrowed({ user, now }: Reader, { filters = {}, search = '' }: LeadSearch): RawBuilder<boolean> {
  const {
    status,
    sourceId,
    ownerUserId,
    qualified,
    budgetFrom,
    budgetTo,
    followUpDue,
    country,
    createdFrom,
    createdTo,
    customerId,
  } = filters;
  const conditions: RawBuilder<boolean>[] = [visibleRows('customerLeads', user, 'l')];
  if (status !== undefined) conditions.push(sql`l.status = ${status}`);
  if (filters.isOpen !== undefined) conditions.push(sql`${isOpen} = ${filters.isOpen}`);
  if (sourceId !== undefined) conditions.push(sql`l.source_id = ${sourceId}`);
  if (ownerUserId !== undefined) conditions.push(sql`l.owner_user_id = ${ownerUserId}`);
  if (qualified !== undefined) conditions.push(sql`l.qualified = ${qualified}`);
  if (budgetFrom !== undefined) conditions.push(sql`l.expected_budget >= ${budgetFrom}`);
  if (budgetTo !== undefined) conditions.push(sql`l.expected_budget <= ${budgetTo}`);
  if (followUpDue !== undefined) conditions.push(sql`${isFollowUpDue(berlinDay(now))} = ${followUpDue}`);
  if (country !== undefined) conditions.push(sql`l.country = ${country}`);
  if (createdFrom !== undefined) conditions.push(sql`l.created_at >= ${startOfBerlinDay(createdFrom).toISOString()}`);
  if (createdTo !== undefined)
    conditions.push(sql`l.created_at < ${startOfBerlinDay(berlinDayIn(startOfBerlinDay(createdTo), 1)).toISOString()}`);
  if (customerId !== undefined) conditions.push(sql`l.customer_id = ${customerId}`);
  const words = search.trim();
  if (words !== '') {
    const like = sql`'%' || fold_text(${escapeLike(words)}) || '%'`;
    conditions.push(sql`l.search_text like ${like} or exists (
      select 1 from customer_lead_contacts p where p.customer_lead_id = l.id and p.search_text like ${like})`);
  }
  return sql<boolean>`${sql.join(
    conditions.map((each) => sql`(${each})`),
    sql` and `,
  )}`;
}

/** What a search finds, in its order; the newest come first. */
export function foundLeads(db: Database, reader: Reader, query: LeadSearch) {
  const { sortBy = 'createdAt', sort = 'DESC' } = query;
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  let rows = leadRows(db, reader).where(narrowed(reader, query));
  for (const column of orders[sortBy]) rows = rows.orderBy(sql`${column} ${direction} nulls last`);
  return rows.orderBy('l.id', 'desc');
}

const matchingLeads = (db: Database, reader: Reader, query: LeadSearch) =>
  db.selectFrom('customer_leads as l').where(narrowed(reader, query));

/**
 * What the expected budgets of all that a search finds come to; null where no lead has one. Read once for all who ask
 * for the same (0041).
 */
async function budgetSumOf(db: Database, reader: Reader, query: LeadSearch): Promise<number | null> {
  const statement = matchingLeads(db, reader, query)
    .select(sql<number | null>`sum(l.expected_budget)`.as('total'))
    .compile();
  return (await sharedRows(db, statement))[0]?.total ?? null;
}

/** One page of the leads that the reader sees. */
export async function leadPage(
  db: Database,
  reader: Reader,
  query: Schemas['CustomerLeadQuery'],
): Promise<Schemas['CustomerLeadPage']> {
  const { pageNumber = 0, pageSize = 10, sumBudgets = false } = query;
  const found = { rows: foundLeads(db, reader, query), matches: matchingLeads(db, reader, query) };
  const [page, budgetSum] = await Promise.all([
    readPage(db, found, { pageNumber, pageSize }),
    sumBudgets ? budgetSumOf(db, reader, query) : null,
  ]);
  return { ...page, content: page.content.map(toLead), budgetSum };
}
