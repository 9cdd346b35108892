import type { components } from '@resonanz/contract/types';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { CallUser } from '../../access/CallUser.ts';
import { visibleRows } from '../../access/ownership.ts';
import type { Schema } from '../../database/schema.ts';
import { containing, pageOf } from '../../database/lists.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Id and name of every active campaign the viewer may fill, in German order. */
export async function campaignOptions(db: Db, viewer: CallUser, search: string): Promise<Schemas['CampaignPage']> {
  let query = db
    .selectFrom('campaigns as c')
    .select(['c.id as compaignDataId', 'c.name as kampagnenname'])
    .where(visibleRows('campaigns', viewer, 'c'))
    .where('c.active', '=', true)
    .where('c.archived', '=', false);
  if (search !== '') query = query.where('c.name', 'ilike', containing(search));
  const content = await query.orderBy('c.name').orderBy('c.id').execute();
  return { content, totalElements: content.length, totalPages: 1, number: 0, size: content.length };
}

const listOrder = {
  kampagnenname: sql`c.name`,
  kundenname: sql`k.name`,
  startdatum: sql`c.start_date`,
  budget: sql`c.budget`,
  status: sql`c.status`,
  updatedAt: sql`c.updated_at`,
} satisfies Record<string, Expression<unknown>>;

/** What a campaign list asks for. */
export interface CampaignListInput {
  pageNumber: number;
  pageSize: number;
  option: number;
  search: string;
  sortBy: keyof typeof listOrder;
  sort: 'ASC' | 'DESC';
}

const platformsOf = sql<string[]>`coalesce((
  select array_agg(distinct e.platform order by e.platform) from campaign_entries e where e.campaign_id = c.id), '{}')`;

/** One page of campaigns with the figures of a list row. */
export async function campaignPage(db: Db, viewer: CallUser, input: CampaignListInput): Promise<Schemas['CampaignPage']> {
  const filtered = () => {
    let query = db
      .selectFrom('campaigns as c')
      .leftJoin('customers as k', 'k.id', 'c.customer_id')
      .where(visibleRows('campaigns', viewer, 'c'))
      .where('c.archived', '=', false);
    if (input.option > 0) query = query.where('c.status', '=', input.option);
    if (input.search !== '') {
      const pattern = containing(input.search);
      query = query.where((eb) => eb.or([eb('c.name', 'ilike', pattern), eb('k.name', 'ilike', pattern)]));
    }
    return query;
  };
  const direction = input.sort === 'ASC' ? sql`asc` : sql`desc`;
  const [rows, counted] = await Promise.all([
    filtered()
      .leftJoin('users as u', 'u.id', 'c.owner_user_id')
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
        'c.active',
        'c.archived',
        'c.updated_at',
        platformsOf.as('platforms'),
        sql<number>`(select count(*) from campaign_entries e where e.campaign_id = c.id)`.as('channel_count'),
        sql<number>`(select coalesce(sum(e.final_budget), 0) from campaign_entries e where e.campaign_id = c.id and e.state = 3)`.as(
          'budget_used',
        ),
        sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('owner'),
      ])
      .orderBy(sql`${listOrder[input.sortBy]} ${direction} nulls last`)
      .orderBy('c.id', 'desc')
      .limit(input.pageSize)
      .offset(input.pageNumber * input.pageSize)
      .execute(),
    filtered().select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageOf(
    rows.map((row) => ({
      compaignDataId: row.id,
      kampagnenname: row.name,
      kundenname: row.customer,
      type: row.type as 1 | 2 | 3,
      status: row.status,
      channels: row.platforms as Schemas['Platform'][],
      channelCount: row.channel_count,
      startdatum: row.start_date,
      enddatum: row.end_date,
      budget: row.budget ?? 0,
      mediaBudget: row.media_budget ?? 0,
      budgetUsed: row.budget_used,
      brandInvoice: row.brand_invoice_status as 1 | 2 | 3,
      brandNdaStatus: row.brand_nda_status as 0 | 1 | 2,
      activeStatus: flag(row.active),
      archive: flag(row.archived),
      ownerName: row.owner,
      updatedAt: row.updated_at,
    })),
    counted.total,
    input,
  );
}

/** One campaign of the viewer, or undefined. */
export async function campaignById(db: Db, viewer: CallUser, id: number): Promise<Schemas['Campaign'] | undefined> {
  const row = await db
    .selectFrom('campaigns as c')
    .leftJoin('customers as k', 'k.id', 'c.customer_id')
    .leftJoin('users as u', 'u.id', 'c.owner_user_id')
    .leftJoin('campaign_requests as r', 'r.campaign_id', 'c.id')
    .leftJoin('customers as b', 'b.id', 'r.customer_id')
    .where('c.id', '=', id)
    .where(visibleRows('campaigns', viewer, 'c'))
    .select([
      'c.id',
      'c.name',
      'k.name as customer',
      'c.customer_id',
      'c.type',
      'c.status',
      'c.start_date',
      'c.end_date',
      'c.budget',
      'c.media_budget',
      'c.region_id',
      'c.brand_invoice_status',
      'c.brand_nda_status',
      'c.active',
      'c.archived',
      'c.updated_at',
      'r.id as request_id',
      'b.name as brand',
      platformsOf.as('platforms'),
      sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('owner'),
    ])
    .orderBy('r.id')
    .executeTakeFirst();
  return (
    row && {
      compaignDataId: row.id,
      kampagnenname: row.name,
      kundenname: row.customer,
      customerId: row.customer_id,
      type: row.type as 1 | 2 | 3,
      status: row.status,
      budget: row.budget ?? 0,
      mediaBudget: row.media_budget ?? 0,
      startdatum: row.start_date,
      enddatum: row.end_date,
      region: row.region_id,
      activeStatus: flag(row.active),
      archive: flag(row.archived),
      brandInvoice: row.brand_invoice_status as 1 | 2 | 3,
      brandNdaStatus: row.brand_nda_status as 0 | 1 | 2,
      channels: row.platforms as Schemas['Platform'][],
      ownerName: row.owner,
      campaignRequestId: row.request_id,
      brandName: row.brand,
      currencyCode: 'EUR',
      updatedAt: row.updated_at,
    }
  );
}

/** Whether the viewer may see a campaign at all. */
export async function isVisible(db: Db, viewer: CallUser, id: number): Promise<boolean> {
  const row = await db.selectFrom('campaigns as c').select('c.id').where('c.id', '=', id).where(visibleRows('campaigns', viewer, 'c')).executeTakeFirst();
  return row !== undefined;
}

/** Channels of a campaign by pipeline state; states without channels count 0. */
export async function stateCounts(db: Db, campaignId: number): Promise<Schemas['StateCount'][]> {
  const rows = await db
    .selectFrom('campaign_entries')
    .where('campaign_id', '=', campaignId)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute();
  return ([1, 2, 3] as const).map((state) => ({ state, count: rows.find((row) => row.state === state)?.count ?? 0 }));
}

const entryOrder = {
  name: sql`i.surname`,
  reichweite: sql`e.followers`,
  vorBudget: sql`e.pre_budget`,
  finalesBudget: sql`e.final_budget`,
  brandStatus: sql`e.brand_status`,
  createdAt: sql`e.created_at`,
} satisfies Record<string, Expression<unknown>>;

/** What the creators table of a campaign asks for. */
export interface EntryListInput {
  campaignId: number;
  state: number;
  pageNumber: number;
  pageSize: number;
  sortBy: keyof typeof entryOrder;
  sort: 'ASC' | 'DESC';
  search: string;
  platforms: readonly string[];
  brandStatus: readonly number[];
}

/** One page of a campaign's channels in one pipeline state. */
export async function entryPage(db: Db, input: EntryListInput): Promise<Schemas['CampaignInfluencerPage']> {
  const filtered = () => {
    let query = db
      .selectFrom('campaign_entries as e')
      .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
      .where('e.campaign_id', '=', input.campaignId)
      .where('e.state', '=', input.state);
    if (input.platforms.length > 0) query = query.where('e.platform', 'in', [...input.platforms]);
    if (input.brandStatus.length > 0) query = query.where('e.brand_status', 'in', [...input.brandStatus]);
    if (input.search !== '') {
      const pattern = containing(input.search);
      query = query.where((eb) =>
        eb.or([
          sql<SqlBool>`concat(i.first_name, ' ', i.surname) ilike ${pattern}`,
          eb('e.channel_handle', 'ilike', pattern),
        ]),
      );
    }
    return query;
  };
  const direction = input.sort === 'ASC' ? sql`asc` : sql`desc`;
  const [rows, counted] = await Promise.all([
    filtered()
      .selectAll('e')
      .select(['i.first_name', 'i.surname', 'i.picture', 'i.city as influencer_city'])
      .orderBy(sql`${entryOrder[input.sortBy]} ${direction} nulls last`)
      .orderBy('e.id', 'desc')
      .limit(input.pageSize)
      .offset(input.pageNumber * input.pageSize)
      .execute(),
    filtered().select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageOf(
    rows.map((row) => ({
      compaignInfluencerId: row.id,
      influencerId: row.influencer_id ?? 0,
      channelId: row.channel_id ?? 0,
      name: [row.first_name, row.surname].filter(Boolean).join(' ') || row.channel_handle,
      picture: row.picture,
      platform: row.platform as Schemas['Platform'],
      channelURL: row.channel_handle,
      originalUrl: row.original_url,
      city: row.city ?? row.influencer_city,
      reichweite: row.followers,
      tag: row.tag,
      status: row.status_note ?? '',
      state: row.state as 1 | 2 | 3,
      leistung: row.service ?? '',
      vorBudget: row.pre_budget,
      finalesBudget: row.final_budget,
      budgetExtern: row.external_budget,
      contentStatus: row.content_status ?? '',
      finalContentStatus: row.final_content_status as 0 | 1 | 2,
      invoiceStatus: row.invoice_status,
      paidStatus: row.paid_status ?? '',
      contentRelease: row.content_release,
      contentDeadline: row.content_deadline,
      cpc: row.cpc,
      cpv: row.cpv,
      cpo: row.cpo,
      tkp: row.tkp,
      clicks: row.clicks,
      views: row.views,
      isPublished: row.is_published as 0 | 1,
      publishedAt: row.published_at,
      brandStatus: row.brand_status,
      brandDeclineReason: row.brand_decline_reason,
      ndaSignedStatus: row.nda_signed_status as 0 | 1 | 2,
      notizen: row.notes,
      empfehlung: row.recommended,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
    counted.total,
    input,
  );
}

/** Figures of the booked channels that the campaign statistics are made of. */
export async function bookedFigures(db: Db, campaignId: number) {
  return db
    .selectFrom('campaign_entries')
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 3)
    .select(['followers', 'views', 'clicks', 'orders', 'impressions', 'pre_budget', 'final_budget', 'external_budget', 'likes', 'shares', 'comments'])
    .execute();
}
