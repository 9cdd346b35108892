import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schema } from '../../../platform/database/schema.ts';
import {
  changesBetween,
  type HistoryEntry,
  type HistoryWriter,
  writeHistories,
} from '../../../platform/history/writeHistory.ts';
import type { ChannelAudience } from '../../figures/door.ts';
import { type EntryEditor, keyFigures } from '../entries/changeEntries.ts';
import { onTheWire } from '../entries/fields.ts';
import { lockEntriesWithFigures, updateEntryRow } from '../entries/queries/entries.ts';
import { publishCampaignEvents } from '../notices/campaignEvents.ts';
import { lockedCampaign } from '../record/queries/changes.ts';
import { audienceColumns } from './audienceColumns.ts';

/** The known figures of a channel, keyed by columns of an entry; unknown ones are omitted. */
function knownOf({
  followers,
  average_interactions,
  audience,
}: {
  followers: number | null;
  average_interactions: number | null;
  audience: ChannelAudience | null;
}) {
  const shares = Object.entries(audience ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' ? [[audienceColumns[name as keyof ChannelAudience], value] as const] : [],
  );
  return {
    ...(followers === null ? {} : { followers }),
    ...(average_interactions === null ? {} : { average_engagement: average_interactions }),
    ...Object.fromEntries(shares),
  } as Readonly<
    Partial<Record<'followers' | 'average_engagement' | (typeof audienceColumns)[keyof ChannelAudience], number>>
  >;
}

/** What became of the channels of a campaign, and which ones have changed. */
interface Refreshed {
  counts: components['schemas']['RefreshedFigures'];
  changed: readonly number[];
}

/**
 * Takes over what the channels of a locked campaign are known to have by now; figures of contents stay what was
 * entered.
 */
export async function refreshEntries(
  tx: Kysely<Schema>,
  writer: HistoryWriter,
  campaignId: number,
): Promise<Refreshed> {
  const rows = await lockEntriesWithFigures(tx, campaignId);
  const changed: number[] = [];
  const events: HistoryEntry[] = [];
  let unknown = 0;
  for (const row of rows) {
    const known = knownOf({
      followers: row.channel_followers,
      average_interactions: row.average_interactions,
      audience: row.audience,
    });
    if (Object.keys(known).length === 0) {
      unknown += 1;
      continue;
    }
    const changes = changesBetween({ ...row }, known);
    if (Object.keys(changes).length === 0) continue;
    await updateEntryRow(tx, row.id, {
      ...known,
      ...keyFigures({ ...row, followers: known.followers ?? row.followers }),
      updated_at: writer.services.clock.now(),
      updated_by: writer.user?.id ?? null,
    });
    changed.push(row.id);
    events.push({
      entity: 'campaign_entry',
      entityId: row.id,
      action: HISTORY_ACTION.update,
      changes: onTheWire(changes),
    });
  }
  await writeHistories(tx, writer, events);
  return { counts: { updated: changed.length, unknown, unchanged: rows.length - changed.length - unknown }, changed };
}

/** Refreshes the channels of a campaign on request. */
export async function refreshFigures(editor: EntryEditor, campaignId: number): Promise<Refreshed['counts']> {
  const { user, services } = editor;
  const { counts, changed } = await services.db.transaction().execute(async (tx) => {
    await lockedCampaign(tx, user, campaignId);
    return refreshEntries(tx, editor, campaignId);
  });
  editor.audit({ entity: 'campaign', entityId: campaignId, changes: { refreshedChannels: [null, counts.updated] } });
  if (changed.length > 0)
    publishCampaignEvents(services.live, user, services.clock.now(), [{ campaignId, kind: 'entries', ids: changed }]);
  return counts;
}
