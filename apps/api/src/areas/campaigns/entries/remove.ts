import type { components } from '@resonanz/contract/types';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import { publishAll } from '../../notifications/door.ts';
import { publishEntryEvents } from '../notices/entryEvents.ts';
import { notifyBrands } from '../notices/notices.ts';
import type { EntryEditor } from './changeEntries.ts';
import { deleteEntries } from './queries/entries.ts';
import { lockedEntries } from './queries/locked.ts';
import { nameOf } from './row.ts';
import { isSeenByBrand } from './rules.ts';

/**
 * Deletes channels from campaigns: booked ones stay, and the brand is notified of those it saw
 * (docs/domain/transitions.md#published-entry).
 */
export async function removeEntries(
  editor: EntryEditor,
  ids: readonly number[],
): Promise<components['schemas']['CampaignInfluencerOutcome']> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { gone, kept, messages, details } = await services.db.transaction().execute(async (tx) => {
    const entries = await lockedEntries(tx, user, ids);
    const removed = entries.filter(({ state }) => state !== PIPELINE_STATE.campaign);
    const messages = await notifyBrands(tx, 'deleted', removed.filter(isSeenByBrand));
    if (removed.length > 0) await deleteEntries(tx, removed, now);
    const written = await writeHistories(
      tx,
      editor,
      removed.map((entry) => ({
        entity: 'campaign',
        entityId: entry.campaign_id,
        action: HISTORY_ACTION.delete,
        changes: { channel: [nameOf(entry), null] },
      })),
    );
    return {
      gone: removed,
      kept: entries.filter(({ state }) => state === PIPELINE_STATE.campaign),
      messages,
      details: written,
    };
  });
  for (const each of details) editor.audit(each);
  publishAll(services.live, messages);
  publishEntryEvents(services.live, user, now, 'removed', gone);
  return {
    compaignInfluencerId: gone.map(({ id }) => id),
    refused: kept.map((entry) => ({ compaignInfluencerId: entry.id, name: nameOf(entry), reason: 'channelIsBooked' })),
    warnings: [],
    rows: [],
  };
}
