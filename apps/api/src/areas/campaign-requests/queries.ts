import type { components } from '@resonanz/contract/types';
import { AUTO_UNPUBLISH_DAYS } from '@resonanz/domain/campaigns';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { CallUser } from '../../access/CallUser.ts';
import { visibleRows } from '../../access/ownership.ts';
import type { Schema } from '../../database/schema.ts';
import { containing, pageOf } from '../../database/lists.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

const DAY = 86_400_000;

const shown = (user: CallUser) => visibleRows('proposedChannels', user, 'e');

const counts = (user: CallUser) => {
  const count = (condition: RawBuilder<boolean>) =>
    sql<number>`(select count(*) from campaign_entries e where e.campaign_id = r.campaign_id and ${shown(user)} and ${condition})`;
  return [
    count(sql`true`).as('proposed'),
    count(sql`e.brand_status = 3`).as('approved'),
    count(sql`e.brand_status = 1`).as('open'),
  ];
};

const ownRequests = (db: Db, user: CallUser) =>
  db
    .selectFrom('campaign_requests as r')
    .where(visibleRows('campaignRequests', user, 'r'));

const listColumns = [
  'r.id',
  'r.number',
  'r.title',
  'r.product_name',
  'r.platforms',
  'r.budget',
  'r.start_date',
  'r.duration_months',
  'r.status',
  'r.nda_required',
  'r.nda_status',
  'r.updated_at',
] as const;

interface ListRow {
  id: number;
  number: string;
  title: string;
  product_name: string;
  platforms: string[];
  budget: number | null;
  start_date: string | null;
  duration_months: number | null;
  status: number;
  nda_required: boolean;
  nda_status: number;
  updated_at: string;
  proposed: number;
  approved: number;
  open: number;
}

function toListItem(row: ListRow): Schemas['CampaignRequestListItem'] {
  return {
    campaignRequestId: row.id,
    number: row.number,
    title: row.title,
    productName: row.product_name,
    platforms: row.platforms as Schemas['Platform'][],
    budget: row.budget ?? 0,
    currencyCode: 'EUR',
    startDate: row.start_date,
    durationMonths: row.duration_months,
    status: row.status as 1 | 2 | 3,
    ndaRequired: row.nda_required,
    ndaStatus: row.nda_status as 0 | 1 | 2,
    channelsProposed: row.proposed,
    channelsApproved: row.approved,
    decisionsOpen: row.open,
    updatedAt: row.updated_at,
  };
}

const listOrder = {
  title: sql`r.title`,
  budget: sql`r.budget`,
  startDate: sql`r.start_date`,
  status: sql`r.status`,
  updatedAt: sql`r.updated_at`,
} satisfies Record<string, Expression<unknown>>;

/** What the list of a brand's requests asks for. */
export interface RequestListInput {
  user: CallUser;
  pageNumber: number;
  pageSize: number;
  sortBy: keyof typeof listOrder;
  sort: 'ASC' | 'DESC';
  search: string;
  status: readonly number[];
}

/** One page of a brand's own requests. */
export async function requestPage(db: Db, input: RequestListInput): Promise<Schemas['CampaignRequestPage']> {
  const filtered = () => {
    let query = ownRequests(db, input.user);
    if (input.status.length > 0) query = query.where('r.status', 'in', [...input.status]);
    if (input.search !== '') {
      const pattern = containing(input.search);
      query = query.where((eb) =>
        eb.or([eb('r.title', 'ilike', pattern), eb('r.product_name', 'ilike', pattern), eb('r.number', 'ilike', pattern)]),
      );
    }
    return query;
  };
  const direction = input.sort === 'ASC' ? sql`asc` : sql`desc`;
  const [rows, counted] = await Promise.all([
    filtered()
      .select(listColumns)
      .select(counts(input.user))
      .orderBy(sql`${listOrder[input.sortBy]} ${direction} nulls last`)
      .orderBy('r.id', 'desc')
      .limit(input.pageSize)
      .offset(input.pageNumber * input.pageSize)
      .execute(),
    filtered().select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return pageOf(
    rows.map(toListItem),
    counted.total,
    input,
  );
}

const shownChannels = (db: Db, user: CallUser) =>
  db
    .selectFrom('campaign_entries as e')
    .innerJoin('campaign_requests as r', 'r.campaign_id', 'e.campaign_id')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .leftJoin('channels as h', 'h.id', 'e.channel_id')
    .where(visibleRows('campaignRequests', user, 'r'))
    .where(shown(user))
    .select([
      'e.id',
      'e.campaign_id',
      'e.state',
      'r.id as request_id',
      'r.title as request_title',
      'e.channel_id',
      'e.platform',
      'e.original_url',
      'e.channel_handle',
      'i.first_name',
      'i.surname',
      'i.picture',
      'i.city',
      'i.country',
      'e.followers',
      'h.engagement_rate',
      'h.audience',
      'e.service',
      'e.external_budget',
      'e.brand_status',
      'e.brand_decline_reason',
      'e.published_at',
    ]);

type ChannelRow = Awaited<ReturnType<ReturnType<typeof shownChannels>['execute']>>[number];

const AGE_BANDS = ['until18', 'age18To24', 'age25To34', 'age35To44', 'age45To54', 'age55To64', 'above64'] as const;

function audienceOf(audience: ChannelRow['audience']): Schemas['ProposedChannel']['audience'] {
  const shares = (audience ?? {}) as Readonly<Record<string, unknown>>;
  const share = (key: string) => (typeof shares[key] === 'number' ? shares[key] : null);
  const bands = AGE_BANDS.flatMap((band) => {
    const value = share(band);
    return value === null ? [] : [{ band, value }];
  });
  const top = bands.reduce<(typeof bands)[number] | undefined>((best, each) => (best && best.value >= each.value ? best : each), undefined);
  return {
    germany: share('germany'),
    austria: share('austria'),
    switzerland: share('switzerland'),
    genderMale: share('genderMale'),
    genderFemale: share('genderFemale'),
    topAgeBand: top?.band ?? null,
  };
}

function toChannel(row: ChannelRow, now: Date): Schemas['ProposedChannel'] {
  const published = row.published_at === null ? null : new Date(row.published_at).getTime();
  const isOpen = row.brand_status === 1;
  return {
    compaignInfluencerId: row.id,
    campaignRequestId: row.request_id,
    requestTitle: row.request_title,
    channelId: row.channel_id ?? 0,
    platform: row.platform as Schemas['Platform'],
    channelUrl: row.original_url,
    handle: row.channel_handle,
    name: [row.first_name, row.surname].filter(Boolean).join(' ') || row.channel_handle,
    picture: row.picture,
    city: row.city,
    country: row.country,
    followers: row.followers,
    engagementRate: row.engagement_rate,
    leistung: row.service ?? '',
    budgetExtern: row.external_budget,
    currencyCode: 'EUR',
    brandStatus: (row.brand_status ?? 1) as 1 | 2 | 3 | 4,
    brandDeclineReason: row.brand_decline_reason,
    publishedAt: row.published_at,
    daysLeft:
      isOpen && published !== null ? Math.max(0, Math.ceil((published + AUTO_UNPUBLISH_DAYS * DAY - now.getTime()) / DAY)) : null,
    audience: audienceOf(row.audience),
  };
}

const decisionOrder = sql`case e.brand_status when 1 then 0 when 2 then 1 when 3 then 2 else 3 end`;

/** A brand's own request with the channels it may see, or undefined. */
export async function requestById(
  db: Db,
  user: CallUser,
  id: number,
  now: Date,
): Promise<Schemas['CampaignRequest'] | undefined> {
  const row = await ownRequests(db, user)
    .leftJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .where('r.id', '=', id)
    .selectAll('r')
    .select(['c.name as campaign_name', 'c.start_date as campaign_start', 'c.end_date as campaign_end'])
    .executeTakeFirst();
  if (!row) return undefined;
  const channels = await shownChannels(db, user)
    .where('r.id', '=', id)
    .orderBy(decisionOrder)
    .orderBy('e.published_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
  return {
    campaignRequestId: row.id,
    number: row.number,
    title: row.title,
    productName: row.product_name,
    productDescription: row.product_description,
    platforms: row.platforms as Schemas['Platform'][],
    targetGroups: row.target_groups as Schemas['CampaignRequest']['targetGroups'],
    countries: row.countries as Schemas['CountryKey'][],
    goal: row.goal as Schemas['CampaignRequest']['goal'],
    budget: row.budget ?? 0,
    currencyCode: 'EUR',
    startDate: row.start_date,
    durationMonths: row.duration_months,
    status: row.status as 1 | 2 | 3,
    declineReason: row.decline_reason,
    ndaRequired: row.nda_required,
    ndaStatus: row.nda_status as 0 | 1 | 2,
    campaignName: row.campaign_name,
    campaignStart: row.campaign_start,
    campaignEnd: row.campaign_end,
    channels: channels.map((channel) => toChannel(channel, now)),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** One channel as the brand sees it, or undefined. */
export async function channelById(
  db: Db,
  user: CallUser,
  entryId: number,
  now: Date,
): Promise<Schemas['ProposedChannel'] | undefined> {
  const row = await shownChannels(db, user).where('e.id', '=', entryId).executeTakeFirst();
  return row && toChannel(row, now);
}

const RUNNING = 3;
const APPROVED = 2;

/** Figures, open decisions and last requests for the brand's home. */
export async function requestStatistics(db: Db, user: CallUser, now: Date): Promise<Schemas['CampaignRequestStatistics']> {
  const [campaigns, booked, openDecisions, decisions, requests, budget] = await Promise.all([
    ownRequests(db, user)
      .innerJoin('campaigns as c', 'c.id', 'r.campaign_id')
      .where('c.status', '=', RUNNING)
      .where('c.active', '=', true)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('c.end_date').as('next_end')])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('campaign_entries as e')
      .innerJoin('campaign_requests as r', 'r.campaign_id', 'e.campaign_id')
      .where(visibleRows('campaignRequests', user, 'r'))
      .where('e.state', '=', 3)
      .where(shown(user))
      .select(({ fn }) => [
        fn.countAll<number>().as('channels'),
        fn.coalesce(fn.sum<number>('e.followers'), sql<number>`0`).as('reach'),
        fn.coalesce(fn.sum<number>('e.clicks'), sql<number>`0`).as('clicks'),
        fn.coalesce(fn.sum<number>('e.external_budget'), sql<number>`0`).as('spent'),
      ])
      .executeTakeFirstOrThrow(),
    shownChannels(db, user).where('e.brand_status', '=', 1).clearSelect().select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<string | null>('e.published_at').as('oldest'),
    ]).executeTakeFirstOrThrow(),
    shownChannels(db, user).orderBy(decisionOrder).orderBy('e.published_at', 'desc').orderBy('e.id', 'desc').limit(8).execute(),
    ownRequests(db, user)
      .select(listColumns)
      .select(counts(user))
      .orderBy('r.updated_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(4)
      .execute(),
    ownRequests(db, user)
      .where('r.status', '=', APPROVED)
      .select(({ fn }) => fn.coalesce(fn.sum<number>('r.budget'), sql<number>`0`).as('sum'))
      .executeTakeFirstOrThrow(),
  ]);
  const oldest = openDecisions.oldest === null ? null : new Date(openDecisions.oldest).getTime();
  return {
    runningCampaigns: campaigns.count,
    nextCampaignEnd: campaigns.next_end,
    openDecisions: openDecisions.count,
    oldestDecisionDays: oldest === null ? null : Math.max(0, Math.floor((now.getTime() - oldest) / DAY)),
    reach: Number(booked.reach),
    channels: booked.channels,
    clicks: Number(booked.clicks),
    cpc: Number(booked.clicks) > 0 ? Number((Number(booked.spent) / Number(booked.clicks)).toFixed(2)) : null,
    spent: Number(booked.spent),
    budget: Number(budget.sum),
    currencyCode: 'EUR',
    decisions: decisions.map((row) => toChannel(row, now)),
    requests: requests.map(toListItem),
  };
}
