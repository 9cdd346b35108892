import { sql } from 'kysely';
import { PIPELINE_STATE, type ApprovalStatus } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import {
  daysLeft,
  decisionOrder,
  hasSignedContract,
  type OptionTime,
  possibleDecisions,
  proposalColumns,
  sharedComments,
  toProposal,
  waitsForBrand,
} from '../../campaigns/door.ts';
import { visibleRows } from '../../ownership/door.ts';

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

/** What proposals are read with. */
export type ProposalServices = Pick<Services, 'db' | 'clock' | 'optionDays'>;

const proposed = (db: Db, user: CallUser) =>
  shownChannels(db, user).select([
    ...proposalColumns,
    'r.title as request_title',
    'e.state',
    'e.is_published',
    'e.option_days_added',
    'c.status as campaign_status',
    hasSignedContract('e').as('contract_signed'),
    sharedComments.as('shared_comments'),
  ]);

const timeOf = ({ clock, optionDays }: ProposalServices): OptionTime => ({
  now: clock.now(),
  optionDays: optionDays.unpublish,
});

/** The channels a brand sees of some requests, or of all; open decisions first. */
export async function channelsOf(
  services: ProposalServices,
  user: CallUser,
  { requestIds, limit = 500 }: { requestIds?: readonly number[]; limit?: number } = {},
): Promise<Schemas['ProposedChannel'][]> {
  if (requestIds?.length === 0) return [];
  const rows = await proposed(services.db, user)
    .$if(requestIds !== undefined, (query) => query.where('r.id', 'in', requestIds ?? []))
    .orderBy(decisionOrder)
    .orderBy('e.published_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  const time = timeOf(services);
  return rows.map((row) => ({ ...toProposal(row, daysLeft(row, time)), decisions: possibleDecisions(row) }));
}

/** One channel as the brand sees it, or undefined. */
export async function channelById(
  services: ProposalServices,
  user: CallUser,
  entryId: number,
): Promise<Schemas['ProposedChannel'] | undefined> {
  const row = await proposed(services.db, user).where('e.id', '=', entryId).executeTakeFirst();
  return row && { ...toProposal(row, daysLeft(row, timeOf(services))), decisions: possibleDecisions(row) };
}

const seenEntry = (tx: Db, user: CallUser, id: number) =>
  tx
    .selectFrom('campaign_entries as e')
    .innerJoin('campaign_requests as r', 'r.campaign_id', 'e.campaign_id')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .where('e.id', '=', id)
    .where(visibleRows('campaignRequests', user, 'r'))
    .where(visibleRows('proposedChannels', user, 'e'))
    .selectAll('e')
    .select([
      'r.id as request_id',
      'r.customer_id as brand_id',
      'r.assignee_user_id',
      'c.name as campaign_name',
      'c.type as campaign_type',
      'c.status as campaign_status',
      'c.owner_user_id',
      hasSignedContract('e').as('contract_signed'),
    ]);

/** A channel as its brand sees it. */
export type SeenEntry = NonNullable<Awaited<ReturnType<ReturnType<typeof seenEntry>['executeTakeFirst']>>>;

/** A channel that the brand sees, locked until the end of the transaction; 404 for any other. */
export async function lockedSeenEntry(tx: Db, user: CallUser, id: number): Promise<SeenEntry> {
  const row = await seenEntry(tx, user, id).forUpdate('e').executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Writes the brand's decision on the content of a channel. */
export async function storeContentDecision(
  tx: Db,
  id: number,
  { status, reason }: { status: ApprovalStatus; reason: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('campaign_entries')
    .set({ final_content_status: status, final_content_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Counts of the booked channels that a brand sees. */
export const sumsOfBooked = (db: Db, user: CallUser) =>
  shownChannels(db, user)
    .where('e.state', '=', PIPELINE_STATE.campaign)
    .select(({ fn }) => [
      fn.countAll<number>().as('channels'),
      fn.coalesce(fn.sum<number>('e.followers'), sql<number>`0`).as('reach'),
      fn.coalesce(fn.sum<number>('e.clicks'), sql<number>`0`).as('clicks'),
      fn.coalesce(fn.sum<number>('e.external_budget'), sql<number>`0`).as('spent'),
    ])
    .executeTakeFirstOrThrow();

/** How many channels wait for the brand's decision, and since when the first of them does. */
export const countOpenDecisions = (db: Db, user: CallUser) =>
  shownChannels(db, user)
    .where(waitsForBrand)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('e.published_at').as('oldest')])
    .executeTakeFirstOrThrow();
