import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { AMAZON_USER_STATES } from '@resonanz/domain/amazonUsers';
import { berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import { escapeLike, readPage } from '../../platform/database/lists.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { visibleRows } from '../ownership/door.ts';
import type { AmazonUsersTable } from './tables.ts';

/** What a search asks for. */
export type AmazonUserSearch = Pick<Schemas['AmazonUserExport'], 'filters' | 'search' | 'sort' | 'sortBy'>;

const orders: Readonly<Record<Schemas['AmazonUserSortKey'], readonly RawBuilder<unknown>[]>> = {
  name: [sql`r.last_name`, sql`r.first_name`],
  email: [sql`lower(r.email)`],
  country: [sql`r.country`],
  campaignName: [sql`c.name`],
  orderNumber: [sql`r.order_number`],
  // By the way to the refund.
  state: [sql`array_position(${[...AMAZON_USER_STATES]}::text[], r.state)`],
  refundedOn: [sql`r.refunded_on`],
  createdAt: [sql`r.created_at`],
};

const hasProof = sql<boolean>`exists (
  select 1 from files f
  where f.subject = 'amazonUser' and f.subject_id = r.id and f.kind = 'attachment' and f.deleted_at is null)`;

const amazonUserRows = (db: Db) =>
  db
    .selectFrom('amazon_users as r')
    .innerJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .select([
      'r.id as amazonUserId',
      'r.first_name as firstName',
      'r.last_name as lastName',
      'r.email',
      'r.language',
      'r.profile_link as profileLink',
      'r.country',
      'r.campaign_id as campaignId',
      'c.name as campaignName',
      'r.state',
      'r.order_number as orderNumber',
      'r.amount',
      'r.ordered_on as orderedOn',
      'r.decline_reason as declineReason',
      'r.refund_amount as refundAmount',
      'r.refunded_on as refundedOn',
      'r.review_link as reviewLink',
      'r.notes',
      hasProof.as('hasOrderProof'),
      'r.created_at as createdAt',
      'r.updated_at as updatedAt',
    ]);

function narrowed(user: CallUser, { filters = {}, search = '' }: AmazonUserSearch): RawBuilder<boolean> {
  const { campaignId, country, state, from, to } = filters;
  const conditions: RawBuilder<boolean>[] = [visibleRows('amazonUsers', user, 'r')];
  if (campaignId !== undefined) conditions.push(sql`r.campaign_id = ${campaignId}`);
  if (country !== undefined) conditions.push(sql`r.country = ${country}`);
  if (state !== undefined) conditions.push(sql`r.state = ${state}`);
  if (from !== undefined) conditions.push(sql`r.created_at >= ${startOfBerlinDay(from).toISOString()}`);
  if (to !== undefined)
    conditions.push(sql`r.created_at < ${startOfBerlinDay(berlinDayIn(startOfBerlinDay(to), 1)).toISOString()}`);
  if (search.trim() !== '')
    conditions.push(sql`r.search_text like '%' || fold_text(${escapeLike(search.trim())}) || '%'`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What a search finds, in its order; the newest come first. */
export function foundAmazonUsers(db: Db, user: CallUser, query: AmazonUserSearch) {
  const { sortBy = 'createdAt', sort = 'DESC' } = query;
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  let rows = amazonUserRows(db).where(narrowed(user, query));
  for (const column of orders[sortBy]) rows = rows.orderBy(sql`${column} ${direction} nulls last`);
  return rows.orderBy('r.id', 'desc');
}

/** Finds one page of the list. */
export function findAmazonUsersPage(
  db: Database,
  user: CallUser,
  query: AmazonUserSearch,
  paging: { pageNumber: number; pageSize: number },
): Promise<Schemas['AmazonUserPage']> {
  const matches = db.selectFrom('amazon_users as r').where(narrowed(user, query));
  return readPage(db, { rows: foundAmazonUsers(db, user, query), matches }, paging);
}

/** Finds the one with this id. */
export const findAmazonUser = (db: Db, id: number): Promise<Schemas['AmazonUser'] | undefined> =>
  amazonUserRows(db).where('r.id', '=', id).executeTakeFirst();

/** Whether somebody else with this address is registered for the campaign. */
export async function isRegistered(tx: Db, campaignId: number, email: string, exceptId: number): Promise<boolean> {
  const other = await tx
    .selectFrom('amazon_users')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether a picture of the order is among the files. */
export async function hasOrderProof(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('amazon_users as r')
    .select(hasProof.as('has'))
    .where('r.id', '=', id)
    .executeTakeFirst();
  return row?.has === true;
}

/** The name of a campaign. */
export async function findCampaignName(tx: Db, campaignId: number): Promise<string> {
  const { name } = await tx
    .selectFrom('campaigns')
    .select('name')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Finds the row with this id and locks it until the transaction ends. */
export const lockAmazonUser = (tx: Db, id: number): Promise<Selectable<AmazonUsersTable> | undefined> =>
  tx.selectFrom('amazon_users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Stores a new row; returns its id. */
export async function insertAmazonUser(tx: Db, values: Insertable<AmazonUsersTable>): Promise<number> {
  const { id } = await tx.insertInto('amazon_users').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a row. */
export async function updateAmazonUser(tx: Db, id: number, values: Updateable<AmazonUsersTable>): Promise<void> {
  await tx.updateTable('amazon_users').set(values).where('id', '=', id).execute();
}
