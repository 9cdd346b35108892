import type { components } from '@resonanz/contract/types';
import { BRAND_STATUS, type BrandStatus } from '@resonanz/domain/campaigns';
import { audienceSummary } from '../../influencers/door.ts';
import { nameOf } from '../entries/row.ts';

type Proposal = components['schemas']['ProposedChannel'];

/** A row of the columns of a proposal with the title of its request. */
export interface ProposalRow {
  id: number;
  request_id: number;
  request_title: string;
  channel_id: number | null;
  platform: string;
  original_url: string;
  channel_handle: string;
  first_name: string | null;
  surname: string | null;
  picture: string | null;
  city: string | null;
  country: string | null;
  followers: number | null;
  engagement_rate: number | null;
  audience: Parameters<typeof audienceSummary>[0];
  service: string | null;
  external_budget: number | null;
  brand_status: BrandStatus | null;
  brand_decline_reason: string | null;
  published_at: string | null;
  shared_comments: number;
}

/** A proposal as its brand reads it; `daysLeft` where its option ends by itself. */
export const toProposal = (row: ProposalRow, daysLeft: number | null): Proposal => ({
  compaignInfluencerId: row.id,
  campaignRequestId: row.request_id,
  requestTitle: row.request_title,
  channelId: row.channel_id ?? 0,
  platform: row.platform as Proposal['platform'],
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
  brandStatus: row.brand_status ?? BRAND_STATUS.pending,
  brandDeclineReason: row.brand_decline_reason,
  publishedAt: row.published_at,
  daysLeft,
  comments: row.shared_comments,
  audience: audienceSummary(row.audience),
});
