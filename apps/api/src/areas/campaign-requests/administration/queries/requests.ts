import { type RawBuilder, sql } from 'kysely';
import { CAMPAIGN_ACTIVE } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import { containing, inOrderOf, readPage } from '../../../../platform/database/lists.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { unreadComments } from '../../../comments/door.ts';
import { visibleRows } from '../../../ownership/door.ts';
import { assigneeChoices } from '../../queries/assignees.ts';

type Condition = RawBuilder<boolean>;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** The requests a viewer at the agency sees, with brand, assignee and campaign; a deleted campaign counts as none. */
const requestRows = (db: Db, viewer: CallUser) =>
  db
    .selectFrom('campaign_requests as r')
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .leftJoin('users as u', 'u.id', 'r.assignee_user_id')
    .leftJoin('campaigns as c', (join) => join.onRef('c.id', '=', 'r.campaign_id').on('c.deleted_at', 'is', null))
    .where(visibleRows('campaignRequests', viewer, 'r'));

const unread = (viewer: CallUser) => unreadComments(viewer, 'campaignRequest', sql.ref('r.id'));

/** What a list row is made of. */
const listedRequests = (db: Db, viewer: CallUser) =>
  requestRows(db, viewer)
    .selectAll('r')
    .select([
      'k.name as brand',
      'c.id as linked_id',
      'c.name as campaign_name',
      'u.email as assignee_email',
      fullNameOf('u').as('assignee_name'),
      unread(viewer).as('unread'),
    ]);

/** A request as the agency's list and page read it. */
export type RequestRow = Awaited<ReturnType<ReturnType<typeof listedRequests>['execute']>>[number];

/** A request as a row of the list. */
export function toItem(row: RequestRow): Schemas['AgencyRequestItem'] {
  return {
    campaignRequestId: row.id,
    number: row.number,
    customerId: row.customer_id,
    brand: row.brand,
    title: row.title,
    productName: row.product_name,
    platforms: row.platforms as Schemas['Platform'][],
    targetGroups: row.target_groups as Schemas['AgencyRequestItem']['targetGroups'],
    budget: row.budget,
    currencyCode: 'EUR',
    startDate: row.start_date,
    durationMonths: row.duration_months,
    status: row.status,
    ndaRequired: row.nda_required,
    ndaStatus: row.nda_status,
    assignee:
      row.assignee_user_id === null
        ? null
        : { userId: row.assignee_user_id, fullName: row.assignee_name ?? row.assignee_email ?? '' },
    unreadComments: row.unread,
    activeStatus: flag(row.active),
    archive: flag(row.archived),
    campaign: row.linked_id === null ? null : { compaignDataId: row.linked_id, kampagnenname: row.campaign_name ?? '' },
    // The agency counts from the day it was sent; the draft before is the brand's alone.
    createdAt: row.sent_at ?? row.created_at,
    updatedAt: row.updated_at,
  };
}

const when = <Value>(value: Value | undefined, condition: (value: Value) => Condition): Condition[] =>
  value === undefined ? [] : [condition(value)];
const berlin = sql`(coalesce(r.sent_at, r.created_at) at time zone 'Europe/Berlin')::date`;

/** Search and filters of the list. */
interface RequestSearch {
  search?: string | undefined;
  filters?: Schemas['AgencyRequestFilters'] | undefined;
}

/** The conditions of the filters. */
function conditionsOf({ search = '', filters = {} }: RequestSearch): Condition[] {
  const pattern = containing(search.trim());
  const { status = [] } = filters;
  return [
    sql<boolean>`r.archived = ${filters.archived === true}`,
    ...(status.length === 0 ? [] : [sql<boolean>`r.status in (${sql.join(status)})`]),
    ...when(filters.customerId, (id) => sql`r.customer_id = ${id}`),
    ...when(filters.assigneeUserId, (id) => sql`r.assignee_user_id = ${id}`),
    ...when(filters.platform, (platform) => sql`${platform} = any(r.platforms)`),
    ...when(filters.budgetFrom, (amount) => sql`coalesce(r.budget, 0) >= ${amount}`),
    ...when(filters.budgetTo, (amount) => sql`coalesce(r.budget, 0) <= ${amount}`),
    ...when(filters.createdFrom, (day) => sql`${berlin} >= ${day}::date`),
    ...when(filters.createdTo, (day) => sql`${berlin} <= ${day}::date`),
    ...when(filters.ndaStatus, (nda) => sql`(r.nda_required and r.nda_status = ${nda})`),
    ...when(filters.activeStatus, (active) => sql`r.active = ${active === CAMPAIGN_ACTIVE.active}`),
    ...(search.trim() === ''
      ? []
      : [
          sql<boolean>`(r.title ilike ${pattern} or r.product_name ilike ${pattern}
            or r.number ilike ${pattern} or k.name ilike ${pattern})`,
        ]),
  ];
}

/** How the list can be sorted; comments need the viewer. */
const orderOf = (viewer: CallUser): Readonly<Record<Schemas['AgencyRequestSortKey'], RawBuilder<unknown>>> => ({
  number: sql`r.number`,
  brand: sql`k.name`,
  title: sql`r.title`,
  budget: sql`r.budget`,
  startDate: sql`r.start_date`,
  status: sql`r.status`,
  assignee: fullNameOf('u'),
  unreadComments: unread(viewer),
  createdAt: sql`coalesce(r.sent_at, r.created_at)`,
  updatedAt: sql`r.updated_at`,
});

/** Search, filters and order of the list. */
export interface RequestListQuery extends RequestSearch {
  sortBy?: Schemas['AgencyRequestSortKey'] | undefined;
  sort?: 'ASC' | 'DESC' | undefined;
}

const matching = (db: Db, viewer: CallUser, search: RequestSearch) =>
  conditionsOf(search).reduce((query, condition) => query.where(condition), requestRows(db, viewer));

/** The ids of the matching requests; newest first by default. */
const foundIds = (db: Db, viewer: CallUser, { sortBy = 'createdAt', sort = 'DESC', ...search }: RequestListQuery) =>
  matching(db, viewer, search)
    .select('r.id')
    .orderBy(sql`${orderOf(viewer)[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`)
    .orderBy('r.id', 'desc');

async function itemsOf(
  db: Db,
  viewer: CallUser,
  found: readonly { id: number }[],
): Promise<Schemas['AgencyRequestItem'][]> {
  const ids = found.map(({ id }) => id);
  const rows = await listedRequests(db, viewer)
    .where(sql<boolean>`r.id = any(${ids}::int[])`)
    .execute();
  return inOrderOf(ids, rows).map(toItem);
}

/** The first requests that are found, at most so many. */
export const foundRequests = async (
  db: Db,
  viewer: CallUser,
  query: RequestListQuery,
  most: number,
): Promise<Schemas['AgencyRequestItem'][]> =>
  itemsOf(db, viewer, await foundIds(db, viewer, query).limit(most).execute());

/** One page of the list. */
export async function agencyRequestPage(
  db: Db,
  viewer: CallUser,
  { pageNumber = 0, pageSize = 10, ...query }: Schemas['AgencyRequestQuery'],
): Promise<Schemas['AgencyRequestPage']> {
  // Unread counts depend on the viewer: the matching ids are shared, the few rows of a page are read for each.
  const shares = query.sortBy === 'unreadComments' ? 'total' : 'rowsAndTotal';
  const page = await readPage(
    db,
    { rows: foundIds(db, viewer, query), matches: matching(db, viewer, query), shares },
    { pageNumber, pageSize },
  );
  return { ...page, content: await itemsOf(db, viewer, page.content) };
}

/** What the list filters by, and who can look after requests. */
export async function requestChoices(db: Db, viewer: CallUser): Promise<Schemas['AgencyRequestChoices']> {
  const [brands, assignees] = await Promise.all([
    requestRows(db, viewer)
      .select(['k.id as customerId', 'k.name'])
      .distinct()
      .orderBy('k.name')
      .orderBy('k.id')
      .execute(),
    assigneeChoices(db),
  ]);
  return { brands, assignees };
}

/** One request with its creator; undefined when the viewer does not see it. */
export const requestById = (db: Db, viewer: CallUser, id: number) =>
  listedRequests(db, viewer)
    .leftJoin('users as b', 'b.id', 'r.created_by_user_id')
    .select(['b.email as creator_email', fullNameOf('b').as('creator_name')])
    .where('r.id', '=', id)
    .executeTakeFirst();
