import type { components } from '@resonanz/contract/types';
import { writeHistories } from '../../platform/history/writeHistory.ts';
import { publishAll } from '../notifications/door.ts';
import type { EntryEditor } from './changeEntries.ts';
import { tellEntries } from './entryEvents.ts';
import { nameOf } from './entryRow.ts';
import { isSeenByBrand, lockedEntries } from './lockedEntries.ts';
import { tellBrands } from './notices.ts';

const BOOKED = 3;

/** Deletes channels from campaigns: booked ones stay, and the brand is told of those it saw (T19). */
export async function removeEntries(
  editor: EntryEditor,
  ids: readonly number[],
): Promise<components['schemas']['CampaignInfluencerOutcome']> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { gone, kept, messages, details } = await services.db.transaction().execute(async (tx) => {
    const entries = await lockedEntries(tx, user, ids);
    const removed = entries.filter(({ state }) => state !== BOOKED);
    const goneIds = removed.map(({ id }) => id);
    const told = await tellBrands(tx, 'deleted', removed.filter(isSeenByBrand));
    if (goneIds.length > 0) {
      await tx
        .insertInto('removed_entries')
        .values(
          removed.map(({ id, campaign_id, influencer_id, channel_id, channel_handle, original_url }) => ({
            entry_id: id,
            campaign_id,
            influencer_id,
            channel_id,
            channel_handle,
            original_url,
          })),
        )
        .execute();
      await tx.deleteFrom('campaign_entries').where('id', 'in', goneIds).execute();
      // What belonged to them is read by nobody any more.
      await tx
        .updateTable('comments')
        .set({ deleted_at: now })
        .where('subject_kind', '=', 'campaignEntry')
        .where('subject_id', 'in', goneIds)
        .execute();
      await tx
        .updateTable('files')
        .set({ deleted_at: now })
        .where('subject', '=', 'campaignEntry')
        .where('subject_id', 'in', goneIds)
        .execute();
    }
    const written = await writeHistories(
      tx,
      editor,
      removed.map((entry) => ({
        entity: 'campaign',
        entityId: entry.campaign_id,
        action: 4,
        changes: { channel: [nameOf(entry), null] },
      })),
    );
    return { gone: removed, kept: entries.filter(({ state }) => state === BOOKED), messages: told, details: written };
  });
  for (const each of details) editor.audit(each);
  publishAll(services.live, messages);
  tellEntries(services.live, user, now, 'removed', gone);
  return {
    compaignInfluencerId: gone.map(({ id }) => id),
    refused: kept.map((entry) => ({ compaignInfluencerId: entry.id, name: nameOf(entry), reason: 'channelIsBooked' })),
    warnings: [],
    rows: [],
  };
}
