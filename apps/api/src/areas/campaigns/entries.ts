import type { components } from '@resonanz/contract/types';
import { type PipelineState, tagAfterMove } from '@resonanz/domain/campaigns';
import { NOTIFICATION_SUB_TYPE, NOTIFICATION_TYPE, notificationTextKey } from '@resonanz/domain/notifications';
import { type Kysely, sql } from 'kysely';
import type { CallUser } from '../../access/CallUser.ts';
import type { Database } from '../../database/connect.ts';
import { isUniqueViolation } from '../../database/DatabaseError.ts';
import type { Schema } from '../../database/schema.ts';
import { ApiError, invalidFields, notFound } from '../../http/ApiError.ts';
import { createNotifications, type LiveMessage } from '../notifications/notify.ts';
import { editableColumns, newEntryColumns } from './entryColumns.ts';
import { isVisible } from './queries.ts';
import { proposedBrandPrice, refuseMove, refusePublication, refuseTooMany } from './rules.ts';

type Schemas = components['schemas'];
type Entry = Schemas['CampaignInfluencerEntry'];
type Tx = Kysely<Schema>;

const isNew = (entry: Entry) => !entry.compaignInfluencerId;

async function history(tx: Tx, ids: readonly number[], userId: number, action: 1 | 2 | 3, changes: object): Promise<void> {
  await tx
    .insertInto('history')
    .values(
      ids.map((id) => ({
        entity: 'campaign_entry',
        entity_id: id,
        user_id: userId,
        action,
        changes: JSON.stringify(changes),
      })),
    )
    .execute();
}

function alreadyThere(collisions: readonly Schemas['ChannelCollision'][]): ApiError {
  return new ApiError(409, 'Channel already exists in this campaign', 'channelAlreadyExists', {
    data: collisions,
  });
}

async function refuseCollisions(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const collisions: Entry[] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    const key = `${entry.compaignDataId.compaignDataId}:${entry.channelId}`;
    if (seen.has(key)) collisions.push(entry);
    seen.add(key);
  }
  const campaignIds = [...new Set(entries.map((entry) => entry.compaignDataId.compaignDataId))];
  const existing = await tx
    .selectFrom('campaign_entries')
    .select(['campaign_id', 'channel_id'])
    .where('campaign_id', 'in', campaignIds)
    .where('channel_id', 'in', entries.map((entry) => entry.channelId))
    .execute();
  const taken = new Set(existing.map((row) => `${row.campaign_id}:${row.channel_id}`));
  collisions.push(...entries.filter((entry) => taken.has(`${entry.compaignDataId.compaignDataId}:${entry.channelId}`)));
  if (collisions.length > 0) {
    throw alreadyThere(collisions.map(({ channelId, channel, channelURL }) => ({ channelId, platform: channel, channelURL })));
  }
}

async function refuseUnknownChannels(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const channels = await tx
    .selectFrom('channels')
    .select(['id', 'influencer_id', 'platform'])
    .where('id', 'in', entries.map((entry) => entry.channelId))
    .execute();
  const known = new Map(channels.map((row) => [row.id, row]));
  const errors = entries.flatMap((entry, position) => {
    const channel = known.get(entry.channelId);
    const fits = channel?.influencer_id === entry.influencerId && channel.platform === entry.channel;
    return fits ? [] : [{ field: `${position}.channelId`, key: 'channelNotFound' }];
  });
  if (errors.length > 0) throw invalidFields(errors);
}

async function refuseClosedCampaigns(tx: Tx, viewer: CallUser, entries: readonly Entry[]): Promise<void> {
  for (const id of new Set(entries.map((entry) => entry.compaignDataId.compaignDataId))) {
    if (!(await isVisible(tx, viewer, id))) throw notFound();
    const campaign = await tx
      .selectFrom('campaigns')
      .select(['active', 'archived'])
      .where('id', '=', id)
      .forShare()
      .executeTakeFirstOrThrow();
    if (!campaign.active || campaign.archived) throw new ApiError(409, 'CONFLICT', 'campaignClosed');
  }
}

/** Adds new channels to campaigns and changes existing entries, all or nothing. */
export async function addOrEditEntries(db: Database, viewer: CallUser, entries: readonly Entry[]): Promise<number[]> {
  const added = entries.filter(isNew);
  const edited = entries.filter((entry) => !isNew(entry));
  try {
    return await db.transaction().execute(async (tx) => {
      await refuseClosedCampaigns(tx, viewer, entries);
      const ids: number[] = [];
      if (added.length > 0) {
        await refuseUnknownChannels(tx, added);
        await refuseCollisions(tx, added);
        const rows = await tx
          .insertInto('campaign_entries')
          .values(added.map((entry) => newEntryColumns(entry, viewer.id)))
          .returning('id')
          .execute();
        ids.push(...rows.map((row) => row.id));
        await history(tx, ids, viewer.id, 1, { state: [null, 1] });
      }
      for (const entry of edited) {
        const id = Number(entry.compaignInfluencerId);
        const changed = await tx
          .updateTable('campaign_entries')
          .set({ ...editableColumns(entry), updated_at: new Date() })
          .where('id', '=', id)
          .where('campaign_id', '=', entry.compaignDataId.compaignDataId)
          .where('channel_id', '=', entry.channelId)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) throw notFound();
        await history(tx, [id], viewer.id, 2, { fields: 'entry' });
        ids.push(id);
      }
      return ids;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'campaign_entries_channel')) throw alreadyThere([]);
    throw error;
  }
}

async function lockedEntries(tx: Tx, viewer: CallUser, ids: readonly number[]) {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .leftJoin('campaign_requests as r', 'r.campaign_id', 'e.campaign_id')
    .where('e.id', 'in', wanted)
    .select([
      'e.id',
      'e.campaign_id',
      'e.state',
      'e.tag',
      'e.brand_status',
      'e.nda_signed_status',
      'e.content_status',
      'e.is_published',
      'e.pre_budget',
      'e.final_budget',
      'e.external_budget',
      'e.agency_commission',
      'e.channel_handle',
      'c.name as campaign_name',
      'r.id as request_id',
      'r.customer_id as brand_id',
      'r.nda_required',
      'r.nda_status',
    ])
    .orderBy('e.id')
    .forUpdate('e')
    .execute();
  if (rows.length !== wanted.length) throw notFound();
  for (const campaignId of new Set(rows.map((row) => row.campaign_id))) {
    if (!(await isVisible(tx, viewer, campaignId))) throw notFound();
  }
  return rows;
}

/** Moves channels to another pipeline state, all or nothing (T9). */
export async function moveEntries(
  db: Database,
  viewer: CallUser,
  ids: readonly number[],
  to: PipelineState,
): Promise<number[]> {
  refuseTooMany(ids);
  return db.transaction().execute(async (tx) => {
    const entries = await lockedEntries(tx, viewer, ids);
    for (const entry of entries) refuseMove(entry, to, viewer.roleId);
    for (const entry of entries) {
      await tx
        .updateTable('campaign_entries')
        .set({
          state: to,
          tag: tagAfterMove(entry.tag, entry.state as PipelineState, to),
          updated_at: new Date(),
          ...(entry.state === 1 ? { is_published: 0 } : {}),
          ...(to === 3
            ? {
                content_status: sql<string>`coalesce(content_status, 'Offen')`,
                paid_status: sql<string>`case when invoice_status = 'Offen' then 'Offen' else paid_status end`,
              }
            : {}),
        })
        .where('id', '=', entry.id)
        .execute();
      await history(tx, [entry.id], viewer.id, 3, { state: [entry.state, to] });
    }
    return entries.map((entry) => entry.id);
  });
}

const CHANNEL_PUBLISHED = {
  type: NOTIFICATION_TYPE.campaignChannelPublish,
  subType: NOTIFICATION_SUB_TYPE.channelPublished,
  message: notificationTextKey('brand', NOTIFICATION_TYPE.campaignChannelPublish, NOTIFICATION_SUB_TYPE.channelPublished),
} as const;

async function brandUsers(tx: Tx, customerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('role_id', 'in', [2, 3])
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .execute();
  return rows.map((row) => row.id);
}

/** Publishes channels to the brand or withdraws them, all or nothing (T19); the brand is told once per campaign. */
export async function publishEntries(
  db: Database,
  viewer: CallUser,
  ids: readonly number[],
  isPublished: 0 | 1,
): Promise<{ ids: number[]; messages: LiveMessage[] }> {
  return db.transaction().execute(async (tx) => {
    const all = await lockedEntries(tx, viewer, ids);
    const entries = all.filter((entry) => entry.is_published !== isPublished || entry.state < 2);
    if (isPublished === 1) for (const entry of all) refusePublication(entry);
    for (const entry of entries) {
      await tx
        .updateTable('campaign_entries')
        .set({
          is_published: isPublished,
          updated_at: new Date(),
          ...(isPublished === 1
            ? {
                published_at: new Date(),
                brand_status: entry.brand_status ?? 1,
                external_budget: entry.external_budget ?? proposedBrandPrice(entry),
              }
            : {}),
        })
        .where('id', '=', entry.id)
        .execute();
      await history(tx, [entry.id], viewer.id, 3, { isPublished: [entry.is_published, isPublished] });
    }
    const messages: LiveMessage[] = [];
    if (isPublished === 1) {
      for (const campaignId of new Set(entries.map((entry) => entry.campaign_id))) {
        const group = entries.filter((entry) => entry.campaign_id === campaignId);
        const [first] = group;
        if (!first || first.request_id === null || first.brand_id === null) continue;
        messages.push(
          ...(await createNotifications(tx, await brandUsers(tx, first.brand_id), {
            ...CHANNEL_PUBLISHED,
            panel: 'brand',
            text: { campaign: first.campaign_name, channel: first.channel_handle, count: String(group.length) },
            refId: first.request_id,
          })),
        );
      }
    }
    return { ids: all.map((entry) => entry.id), messages };
  });
}
