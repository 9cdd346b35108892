import { type RawBuilder, sql } from 'kysely';
import { ARCHIVED, CAMPAIGN_ACTIVE } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { visibleRows } from '../../ownership/door.ts';

type Filters = Schemas['CampaignFilters'];

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Maximum number of campaigns a text search returns. */
const MAX_RESULTS = 20;

/** Platforms of the channels of the campaign `c`. */
export const platformsOf = sql<string[]>`coalesce((
  select array_agg(distinct e.platform order by e.platform) from campaign_entries e where e.campaign_id = c.id), '{}')`;
const channelCount = sql<number>`(select count(*)::int from campaign_entries e where e.campaign_id = c.id)`;

const order: Readonly<Record<Schemas['CampaignSortKey'], RawBuilder<unknown>>> = {
  kampagnenname: sql`c.name`,
  kundenname: sql`k.name`,
  startdatum: sql`c.start_date`,
  enddatum: sql`c.end_date`,
  budget: sql`c.budget`,
  mediaBudget: sql`c.media_budget`,
  budgetUsed: sql`b.used`,
  status: sql`c.status`,
  ownerName: fullNameOf('u'),
  updatedAt: sql`c.updated_at`,
};

/** Filters and order of a campaign list. */
export interface CampaignListQuery extends Filters {
  search?: string;
  sortBy?: Schemas['CampaignSortKey'];
  sort?: 'ASC' | 'DESC';
}

const when = <Value>(
  value: Value | undefined,
  condition: (value: Value) => RawBuilder<boolean>,
): RawBuilder<boolean>[] => (value === undefined ? [] : [condition(value)]);

/** Whether the name of a campaign or of its customer contains a text: each is looked up in an index of its own. */
const named = (text: string): RawBuilder<boolean> =>
  sql<boolean>`(c.name ilike ${containing(text)}
    or c.customer_id = any(array(select found.id from customers found where found.name ilike ${containing(text)})))`;

function conditionsOf(query: CampaignListQuery): RawBuilder<boolean>[] {
  const search = query.search?.trim() ?? '';
  return [
    sql<boolean>`c.archived = ${query.archive === ARCHIVED.yes}`,
    ...when(
      query.option === undefined || query.option < 1 ? undefined : query.option,
      (status) => sql`c.status = ${status}`,
    ),
    ...when(query.type, (type) => sql`c.type = ${type}`),
    ...when(query.customerId, (id) => sql`c.customer_id = ${id}`),
    ...when(query.ownerId, (id) => sql`c.owner_user_id = ${id}`),
    ...when(query.region, (id) => sql`c.region_id = ${id}`),
    ...when(query.periodFrom, (day) => sql`(c.end_date is null or c.end_date >= ${day}::date)`),
    ...when(query.periodTo, (day) => sql`(c.start_date is null or c.start_date <= ${day}::date)`),
    ...when(query.budgetFrom, (amount) => sql`coalesce(c.budget, 0) >= ${amount}`),
    ...when(query.budgetTo, (amount) => sql`coalesce(c.budget, 0) <= ${amount}`),
    ...when(query.brandInvoice, (status) => sql`c.brand_invoice_status = ${status}`),
    ...when(query.brandNdaStatus, (status) => sql`c.brand_nda_status = ${status}`),
    ...when(query.activeStatus, (active) => sql`c.active = ${active === CAMPAIGN_ACTIVE.active}`),
    ...when(
      query.platform,
      (platform) =>
        sql`exists (select 1 from campaign_entries e where e.campaign_id = c.id and e.platform = ${platform})`,
    ),
    ...when(query.category, (category) => sql`${category} = any(c.categories)`),
    ...(search === '' ? [] : [named(search)]),
  ];
}

const visible = (db: Db, viewer: CallUser) =>
  db
    .selectFrom('campaigns as c')
    .leftJoin('customers as k', 'k.id', 'c.customer_id')
    .leftJoin('users as u', 'u.id', 'c.owner_user_id')
    .where(visibleRows('campaigns', viewer, 'c'));

/** What a list or a search asks for. */
const matching = (query: CampaignListQuery): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(conditionsOf(query), sql` and `)}`;

const foundRows = (db: Db, viewer: CallUser, query: CampaignListQuery) =>
  visible(db, viewer)
    .innerJoin('campaign_budgets as b', 'b.campaign_id', 'c.id')
    .where(matching(query))
    .select([
      'c.id',
      'c.name',
      'k.name as customer',
      'c.type',
      'c.status',
      'c.start_date',
      'c.end_date',
      'c.budget',
      'c.media_budget',
      'c.brand_invoice_status',
      'c.brand_nda_status',
      'c.region_id',
      'c.active',
      'c.archived',
      'c.updated_at',
      platformsOf.as('platforms'),
      channelCount.as('channel_count'),
      'b.used as budget_used',
      fullNameOf('u').as('owner'),
    ])
    .orderBy(sql`${order[query.sortBy ?? 'updatedAt']} ${query.sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`)
    .orderBy('c.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof foundRows>['execute']>>[number];

function toItem(row: Row): Required<Schemas['CampaignListItem']> {
  return {
    compaignDataId: row.id,
    kampagnenname: row.name,
    kundenname: row.customer,
    type: row.type,
    status: row.status,
    channels: row.platforms as Schemas['Platform'][],
    channelCount: row.channel_count,
    startdatum: row.start_date,
    enddatum: row.end_date,
    budget: row.budget ?? 0,
    mediaBudget: row.media_budget ?? 0,
    budgetUsed: row.budget_used,
    brandInvoice: row.brand_invoice_status,
    brandNdaStatus: row.brand_nda_status,
    region: row.region_id,
    activeStatus: flag(row.active),
    archive: flag(row.archived),
    ownerName: row.owner,
    updatedAt: row.updated_at,
  };
}

/** The first campaigns that are found, at most so many, with the figures of a list row. */
export const campaignRows = async (
  db: Db,
  viewer: CallUser,
  query: CampaignListQuery,
  most: number,
): Promise<Required<Schemas['CampaignListItem']>[]> =>
  (await foundRows(db, viewer, query).limit(most).execute()).map(toItem);

/** One page of campaigns. */
export async function campaignPage(
  db: Db,
  viewer: CallUser,
  query: CampaignListQuery & { pageNumber: number; pageSize: number },
): Promise<Schemas['CampaignPage']> {
  const matches = db
    .selectFrom('campaigns as c')
    .where(visibleRows('campaigns', viewer, 'c'))
    .where(matching(query));
  const page = await readPage(db, { rows: foundRows(db, viewer, query), matches }, query);
  return { ...page, content: page.content.map(toItem) };
}

/** Id and name of every active campaign the viewer may fill, in German order. */
export async function campaignOptions(db: Db, viewer: CallUser, search: string): Promise<Schemas['CampaignPage']> {
  const content = await visible(db, viewer)
    .select(['c.id as compaignDataId', 'c.name as kampagnenname'])
    .where('c.active', '=', true)
    .where('c.archived', '=', false)
    .$if(search !== '', (rows) => rows.where('c.name', 'ilike', containing(search)))
    .orderBy('c.name')
    .orderBy('c.id')
    .execute();
  return { content, totalElements: content.length, totalPages: 1, number: 0, size: content.length };
}

const names = (db: Db, viewer: CallUser) =>
  visible(db, viewer)
    .select(['c.id as compaignDataId', 'c.name as kampagnenname', 'k.name as kundenname', 'c.status'])
    .orderBy('c.name')
    .orderBy('c.id');

/** Name and id of every campaign the viewer sees. */
export const campaignNames = (db: Db, viewer: CallUser): Promise<Schemas['CampaignName'][]> =>
  names(db, viewer).execute();

/** Campaigns whose name or customer contains a text. */
export function campaignsByText(db: Db, viewer: CallUser, text: string): Promise<Schemas['CampaignName'][]> {
  return names(db, viewer).where(named(text.trim())).limit(MAX_RESULTS).execute();
}

/** Highest budget of the campaigns the viewer sees. */
export async function maxBudget(db: Db, viewer: CallUser): Promise<number> {
  const { most } = await db
    .selectFrom('campaigns as c')
    .where(visibleRows('campaigns', viewer, 'c'))
    .select(({ fn }) => fn.max<number | null>('c.budget').as('most'))
    .executeTakeFirstOrThrow();
  return most ?? 0;
}

/** People who may run campaigns: active accounts whose role edits them. */
export const campaignOwners = (db: Db) =>
  db
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Campaign Management')
    .where(sql<boolean>`'edit' = any(p.rights)`)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false);

/** What the form and the filters of campaigns choose from. */
export async function campaignChoices(db: Db, viewer: CallUser): Promise<Schemas['CampaignChoices']> {
  const [customers, owners, categories] = await Promise.all([
    db.selectFrom('customers').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
    campaignOwners(db)
      .select(['u.id', fullNameOf('u').as('name')])
      .orderBy('u.last_name')
      .orderBy('u.id')
      .execute(),
    db
      .selectFrom('campaigns as c')
      .where(visibleRows('campaigns', viewer, 'c'))
      .select(sql<number>`unnest(c.categories)`.as('category'))
      .distinct()
      .orderBy('category')
      .execute(),
  ]);
  return {
    customers,
    owners: owners.map(({ id, name }) => ({ id, name: name ?? '' })),
    categories: categories.map(({ category }) => category),
  };
}
