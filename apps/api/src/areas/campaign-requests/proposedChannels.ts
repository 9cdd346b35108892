import type { components } from '@resonanz/contract/types';
import { AUTO_UNPUBLISH_DAYS } from '@resonanz/domain/campaigns';
import { type Kysely, sql } from 'kysely';
import type { CallUser } from '../../access/CallUser.ts';
import { visibleRows } from '../../access/ownership.ts';
import type { Schema } from '../../database/schema.ts';
import { audienceSummary } from '../influencers/audienceSummary.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

const DAY = 86_400_000;

/** Comments on a channel that brand and agency share. */
export const sharedComments = sql<number>`(select count(*)::int from comments o where o.subject_kind = 'campaignEntry' and o.subject_id = e.id and o.deleted_at is null and o.audience = 'shared')`;

/** The channels that the caller's brand sees of its requests. */
export const shownChannels = (db: Db, user: CallUser) =>
  db
    .selectFrom('campaign_entries as e')
    .innerJoin('campaign_requests as r', 'r.campaign_id', 'e.campaign_id')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .leftJoin('channels as h', 'h.id', 'e.channel_id')
    .where(visibleRows('campaignRequests', user, 'r'))
    .where(visibleRows('proposedChannels', user, 'e'));

const proposed = (db: Db, user: CallUser) =>
  shownChannels(db, user).select([
    'e.id',
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
    'e.option_days_added',
    sharedComments.as('shared_comments'),
  ]);

type ChannelRow = Awaited<ReturnType<ReturnType<typeof proposed>['execute']>>[number];

/** The name of a person behind a channel, or the channel's own. */
export const nameOf = (row: Pick<ChannelRow, 'first_name' | 'surname' | 'channel_handle'>): string => [row.first_name, row.surname].filter(Boolean).join(' ') || row.channel_handle;

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
    name: nameOf(row),
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
    daysLeft: isOpen && published !== null ? Math.max(0, Math.ceil((published + (AUTO_UNPUBLISH_DAYS + row.option_days_added) * DAY - now.getTime()) / DAY)) : null,
    comments: row.shared_comments,
    audience: audienceSummary(row.audience),
  };
}

const decisionOrder = sql`case e.brand_status when 1 then 0 when 2 then 1 when 3 then 2 else 3 end`;

/** The channels a brand sees of some requests, or of all; open decisions first. */
export async function channelsOf(db: Db, user: CallUser, now: Date, { requestIds, limit = 500 }: { requestIds?: readonly number[]; limit?: number } = {}): Promise<Schemas['ProposedChannel'][]> {
  if (requestIds?.length === 0) return [];
  const rows = await proposed(db, user)
    .$if(requestIds !== undefined, (query) => query.where('r.id', 'in', requestIds ?? []))
    .orderBy(decisionOrder)
    .orderBy('e.published_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => toChannel(row, now));
}

/** One channel as the brand sees it, or undefined. */
export async function channelById(db: Db, user: CallUser, entryId: number, now: Date): Promise<Schemas['ProposedChannel'] | undefined> {
  const row = await proposed(db, user).where('e.id', '=', entryId).executeTakeFirst();
  return row && toChannel(row, now);
}
