import type { components } from '@resonanz/contract/types';
import { type Kysely, sql } from 'kysely';
import type { CallUser } from '../../access/CallUser.ts';
import { visibleRows } from '../../access/ownership.ts';
import type { Schema } from '../../database/schema.ts';
import { sharedComments } from '../campaign-requests/proposedChannels.ts';
import { audienceSummary } from '../influencers/audienceSummary.ts';

type Schemas = components['schemas'];
type Creator = Schemas['ProposedChannel'];
type Db = Kysely<Schema>;

const creatorRows = (db: Db, user: CallUser) =>
  db
    .selectFrom('campaign_entries as e')
    .innerJoin('ugc_requests as r', 'r.campaign_id', 'e.campaign_id')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .leftJoin('channels as h', 'h.id', 'e.channel_id')
    .where(visibleRows('ugcRequests', user, 'r'))
    // The agency sees what it has proposed, as the brand does.
    .where(user.audience === 'brand' ? visibleRows('proposedCreators', user, 'e') : sql<boolean>`e.is_published = 1 and e.state >= 2`)
    .select([
      'e.id',
      'r.id as request_id',
      'r.product_name',
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
      sharedComments.as('comments'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof creatorRows>['execute']>>[number];

const toCreator = (row: Row): Creator => ({
  compaignInfluencerId: row.id,
  campaignRequestId: row.request_id,
  requestTitle: row.product_name,
  channelId: row.channel_id ?? 0,
  platform: row.platform as Creator['platform'],
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
  brandStatus: (row.brand_status ?? 1) as Creator['brandStatus'],
  brandDeclineReason: row.brand_decline_reason,
  publishedAt: row.published_at,
  // Creators of videos are no options on somebody's calendar: they stay proposed until the brand decides.
  daysLeft: null,
  comments: row.comments,
  audience: audienceSummary(row.audience),
});

/** The creators that were proposed for a request, open decisions first. */
export async function creatorsOf(db: Db, user: CallUser, requestId: number): Promise<Creator[]> {
  const rows = await creatorRows(db, user)
    .where('r.id', '=', requestId)
    .orderBy(sql`case e.brand_status when 1 then 0 when 2 then 1 when 3 then 2 else 3 end`)
    .orderBy('e.id', 'desc')
    .execute();
  return rows.map(toCreator);
}

/** One proposed creator, or undefined. */
export async function creatorById(db: Db, user: CallUser, entryId: number): Promise<Creator | undefined> {
  const row = await creatorRows(db, user).where('e.id', '=', entryId).executeTakeFirst();
  return row && toCreator(row);
}
