import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { isUniqueViolation } from '../../../platform/database/DatabaseError.ts';
import type { Tx } from '../../../platform/database/schema.ts';
import { changesBetween, type HistoryEntry, writeHistories } from '../../../platform/history/writeHistory.ts';
import { ApiError, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { publishCampaignEvents } from '../notices/campaignEvents.ts';
import { campaignForShare } from '../record/queries/changes.ts';
import { isVisible } from '../record/queries/detail.ts';
import type { EntryEditor } from './changeEntries.ts';
import { editableColumns, newEntryColumns } from './columns.ts';
import { onTheWire } from './fields.ts';
import { channelsByIds, entriesOfChannels, insertEntries, lockEntryOf, updateEntryRow } from './queries/entries.ts';

type Entry = Schemas['CampaignInfluencerEntry'];

const isNew = (entry: Entry) => !entry.compaignInfluencerId;

function alreadyThere(collisions: readonly Schemas['ChannelCollision'][]): ApiError {
  return new ApiError(409, 'Channel already exists in this campaign', 'channelAlreadyExists', {
    data: collisions,
  });
}

async function rejectCollisions(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const collisions: Entry[] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    const key = `${entry.compaignDataId.compaignDataId}:${entry.channelId}`;
    if (seen.has(key)) collisions.push(entry);
    seen.add(key);
  }
  const campaignIds = [...new Set(entries.map((entry) => entry.compaignDataId.compaignDataId))];
  const existing = await entriesOfChannels(
    tx,
    campaignIds,
    entries.map((entry) => entry.channelId),
  );
  const taken = new Set(existing.map((row) => `${row.campaign_id}:${row.channel_id}`));
  collisions.push(...entries.filter((entry) => taken.has(`${entry.compaignDataId.compaignDataId}:${entry.channelId}`)));
  if (collisions.length > 0) {
    throw alreadyThere(
      collisions.map(({ channelId, channel, channelURL }) => ({ channelId, platform: channel, channelURL })),
    );
  }
}

async function rejectUnknownChannels(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const channels = await channelsByIds(
    tx,
    entries.map((entry) => entry.channelId),
  );
  const known = new Map(channels.map((row) => [row.id, row]));
  const errors = entries.flatMap((entry, position) => {
    const channel = known.get(entry.channelId);
    const fits = channel?.influencer_id === entry.influencerId && channel.platform === entry.channel;
    return fits ? [] : [{ field: `${position}.channelId`, key: 'channelNotFound' }];
  });
  if (errors.length > 0) throw invalidFields(errors);
}

async function rejectClosedCampaigns(tx: Tx, viewer: CallUser, entries: readonly Entry[]): Promise<void> {
  for (const id of new Set(entries.map((entry) => entry.compaignDataId.compaignDataId))) {
    if (!(await isVisible(tx, viewer, id))) throw notFound();
    const campaign = await campaignForShare(tx, id);
    if (!campaign.active || campaign.archived) throw new ApiError(409, 'CONFLICT', 'campaignClosed');
  }
}

/** Writes one sent entry over the stored one of the same campaign and channel. */
async function rewrite(tx: Tx, { user, services }: EntryEditor, entry: Entry): Promise<HistoryEntry> {
  const id = Number(entry.compaignInfluencerId);
  const campaignId = entry.compaignDataId.compaignDataId;
  const before = await lockEntryOf(tx, { id, campaignId, channelId: entry.channelId });
  if (!before) throw notFound();
  const values = editableColumns(entry, before);
  await updateEntryRow(tx, id, { ...values, updated_at: services.clock.now(), updated_by: user.id });
  return {
    entity: 'campaign_entry',
    entityId: id,
    action: HISTORY_ACTION.update,
    changes: onTheWire(changesBetween({ ...before }, values)),
  };
}

/** Adds new channels to campaigns and changes existing entries, all or nothing. */
export async function addOrEditEntries(editor: EntryEditor, entries: readonly Entry[]): Promise<number[]> {
  const { user, services } = editor;
  const added = entries.filter(isNew);
  const edited = entries.filter((entry) => !isNew(entry));
  const campaigns = new Map<number, { added: number[]; edited: number[] }>();
  const newsOf = (id: number) => {
    const news = campaigns.get(id) ?? { added: [], edited: [] };
    campaigns.set(id, news);
    return news;
  };
  try {
    const ids = await services.db.transaction().execute(async (tx) => {
      await rejectClosedCampaigns(tx, user, entries);
      const events: HistoryEntry[] = [];
      if (added.length > 0) {
        await rejectUnknownChannels(tx, added);
        await rejectCollisions(tx, added);
        const now = services.clock.now();
        const rows = await insertEntries(
          tx,
          added.map((entry) => ({ ...newEntryColumns(entry, user.id), created_at: now, updated_at: now })),
        );
        for (const { id, campaign_id } of rows) newsOf(campaign_id).added.push(id);
        events.push(
          ...rows.map(({ id }): HistoryEntry => ({
            entity: 'campaign_entry',
            entityId: id,
            action: HISTORY_ACTION.add,
            changes: { state: [null, PIPELINE_STATE.acquisition] },
          })),
        );
      }
      for (const entry of edited) {
        events.push(await rewrite(tx, editor, entry));
        newsOf(entry.compaignDataId.compaignDataId).edited.push(Number(entry.compaignInfluencerId));
      }
      await writeHistories(tx, editor, events);
      return events.map(({ entityId }) => entityId);
    });
    publishCampaignEvents(
      services.live,
      user,
      services.clock.now(),
      [...campaigns].flatMap(([campaignId, news]) => [
        ...(news.added.length > 0 ? [{ campaignId, kind: 'added' as const, ids: news.added }] : []),
        ...(news.edited.length > 0 ? [{ campaignId, kind: 'entries' as const, ids: news.edited }] : []),
      ]),
    );
    return ids;
  } catch (error) {
    if (isUniqueViolation(error, 'campaign_entries_channel')) throw alreadyThere([]);
    throw error;
  }
}
