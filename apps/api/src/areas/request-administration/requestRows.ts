import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import { containing } from '../../platform/database/lists.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { unreadComments } from '../comments/door.ts';
import { visibleRows } from '../ownership/door.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;
type Condition = RawBuilder<boolean>;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** The requests a viewer at the agency sees, with brand, assignee and campaign; a deleted campaign counts as none. */
export const requestRows = (db: Db, viewer: CallUser) =>
  db
    .selectFrom('campaign_requests as r')
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .leftJoin('users as u', 'u.id', 'r.assignee_user_id')
    .leftJoin('campaigns as c', (join) => join.onRef('c.id', '=', 'r.campaign_id').on('c.deleted_at', 'is', null))
    .where(visibleRows('campaignRequests', viewer, 'r'));

const unread = (viewer: CallUser) => unreadComments(viewer, 'campaignRequest', sql.ref('r.id'));

/** What a list row is made of. */
export const listedRequests = (db: Db, viewer: CallUser) =>
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
    status: row.status as 1 | 2 | 3,
    ndaRequired: row.nda_required,
    ndaStatus: row.nda_status as 0 | 1 | 2,
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
export interface RequestSearch {
  search?: string | undefined;
  filters?: Schemas['AgencyRequestFilters'] | undefined;
}

/** The conditions of C2. */
export function conditionsOf({ search = '', filters = {} }: RequestSearch): Condition[] {
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
    ...when(filters.activeStatus, (active) => sql`r.active = ${active === 1}`),
    ...(search.trim() === ''
      ? []
      : [
          sql<boolean>`(r.title ilike ${pattern} or r.product_name ilike ${pattern} or r.number ilike ${pattern} or k.name ilike ${pattern})`,
        ]),
  ];
}

/** How the list can be sorted; comments need the viewer. */
export const orderOf = (viewer: CallUser): Readonly<Record<Schemas['AgencyRequestSortKey'], RawBuilder<unknown>>> => ({
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
