import { sql } from 'kysely';
import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import { visibleRows } from '../../../ownership/door.ts';
import { personFieldsOf } from '../personFields.ts';

async function channelData(db: Db, influencerId: number) {
  const channels = await db
    .selectFrom('channels')
    .selectAll()
    .where('influencer_id', '=', influencerId)
    .orderBy('id')
    .execute();
  return Promise.all(
    channels.map(async (channel) => ({
      platform: channel.platform,
      url: channel.url,
      handle: channel.handle,
      title: channel.title,
      externalId: channel.external_id,
      followers: channel.followers,
      engagementRate: channel.engagement_rate,
      audience: channel.audience,
      isActive: channel.active,
      networkConsentOn: channel.network_consent_on,
      addedAt: channel.created_at,
      prices: await db
        .selectFrom('channel_prices')
        .select([
          'service',
          'price',
          'currency_code as currencyCode',
          'valid_from as validFrom',
          'valid_until as validUntil',
          'replaced_at as replacedAt',
        ])
        .where('channel_id', '=', channel.id)
        .orderBy('id')
        .execute(),
      followerHistory: await db
        .selectFrom('follower_history')
        .select(['day', 'followers', 'source'])
        .where('channel_id', '=', channel.id)
        .orderBy('day')
        .execute(),
    })),
  );
}

async function campaignData(db: Db, influencerId: number) {
  return db
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .select([
      'c.name as campaign',
      'e.platform',
      'e.channel_handle as handle',
      'e.state',
      'e.service',
      'e.final_budget as fee',
      'e.invoice_status as invoiceStatus',
      'e.content_status as contentStatus',
      'e.content_link as contentLink',
      'e.notes',
      'e.impressions',
      'e.clicks',
      'e.views',
      'e.likes',
      'e.created_at as addedAt',
    ])
    .where('e.influencer_id', '=', influencerId)
    .orderBy('e.id')
    .execute();
}

/** Channels that were in a campaign once and have been taken out of it. */
const removedData = (db: Db, influencerId: number) =>
  db
    .selectFrom('removed_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .select(['c.name as campaign', 'e.channel_handle as handle', 'e.original_url as url'])
    .where('e.influencer_id', '=', influencerId)
    .orderBy('e.entry_id')
    .execute();

/** Everything that is stored about a person (Art. 15 GDPR). */
export async function collectPerson(db: Db, viewer: CallUser, influencerId: number, now: Date) {
  const row = await db
    .selectFrom('influencers as i')
    .selectAll('i')
    .where('i.id', '=', influencerId)
    .where(visibleRows('influencers', viewer, 'i'))
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return {
    createdAt: now.toISOString(),
    person: {
      influencerId,
      ...personFieldsOf(row),
      picture: row.picture,
      isBlocked: row.status === INFLUENCER_STATUS.blocked,
      blockReason: row.block_reason,
      averageRating: row.average_rating,
      isTrusted: row.is_trusted,
      isImported: row.is_import,
      addedAt: row.created_at,
      changedAt: row.updated_at,
    },
    channels: await channelData(db, influencerId),
    campaigns: await campaignData(db, influencerId),
    removedFromCampaigns: await removedData(db, influencerId),
    comments: await db
      .selectFrom('comments')
      .select(['text', 'created_at as at'])
      .where('subject_kind', '=', 'influencer')
      .where('subject_id', '=', influencerId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
    ratings: await db
      .selectFrom('influencer_ratings')
      .select(['stars', 'text', 'updated_at as at'])
      .where('influencer_id', '=', influencerId)
      .orderBy('id')
      .execute(),
    files: await db
      .selectFrom('files')
      .select(['name', 'content_type as contentType', 'size', 'created_at as at'])
      .where('subject', '=', 'influencer')
      .where('subject_id', '=', influencerId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
    mails: await db
      .selectFrom('mails as m')
      .innerJoin('mail_threads as t', 't.id', 'm.thread_id')
      .select([
        'm.to_email as toEmail',
        'm.subject',
        'm.plain_text as text',
        'm.state',
        'm.created_at as writtenAt',
        'm.sent_at as sentAt',
      ])
      .where('t.influencer_id', '=', influencerId)
      .orderBy('m.id')
      .execute(),
    contracts: await db
      .selectFrom('contracts as t')
      .leftJoin('campaigns as c', 'c.id', 't.campaign_id')
      .select([
        't.id as contractId',
        't.type',
        'c.name as campaign',
        't.budget as fee',
        't.start_date as startsOn',
        't.end_date as endsOn',
        't.text',
      ])
      .select([
        't.created_at as writtenAt',
        't.sent_at as sentAt',
        't.partner_signed_at as signedAt',
        't.cancelled_at as cancelledAt',
        't.partner_data as entered',
        't.partner_signature as signature',
      ])
      .where('t.influencer_id', '=', influencerId)
      .orderBy('t.id')
      .execute(),
    history: await db
      .selectFrom('history')
      .select(['entity', 'action', 'changes', 'reason', 'at'])
      .where(sql<boolean>`(entity = 'influencer' and entity_id = ${influencerId})
        or (entity = 'channel' and entity_id in (select id from channels where influencer_id = ${influencerId}))`)
      .orderBy('id')
      .execute(),
  };
}

/** All stored data about a person. */
export type PersonData = Awaited<ReturnType<typeof collectPerson>>;
