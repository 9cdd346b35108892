import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import type { Tx } from '../../../../platform/database/schema.ts';
import type { CampaignEntriesTable, RemovedEntriesTable } from '../../tables.ts';

/** The columns of an entry that a change writes. */
export type EntryValues = Updateable<CampaignEntriesTable>;

/** Adds entries, in the given order. */
export const insertEntries = (
  tx: Tx,
  entries: readonly Insertable<CampaignEntriesTable>[],
): Promise<{ id: number; campaign_id: number }[]> =>
  tx.insertInto('campaign_entries').values(entries).returning(['id', 'campaign_id']).execute();

/** Writes columns of an entry. */
export async function updateEntryRow(tx: Tx, id: number, values: EntryValues): Promise<void> {
  await tx.updateTable('campaign_entries').set(values).where('id', '=', id).execute();
}

/** The entry of a channel in a campaign, locked; undefined when the id belongs to another one. */
export const lockEntryOf = (
  tx: Tx,
  { id, campaignId, channelId }: { id: number; campaignId: number; channelId: number },
): Promise<Selectable<CampaignEntriesTable> | undefined> =>
  tx
    .selectFrom('campaign_entries')
    .selectAll()
    .where('id', '=', id)
    .where('campaign_id', '=', campaignId)
    .where('channel_id', '=', channelId)
    .forUpdate()
    .executeTakeFirst();

/** The entries that these channels have in these campaigns. */
export const entriesOfChannels = (tx: Tx, campaignIds: readonly number[], channelIds: readonly number[]) =>
  tx
    .selectFrom('campaign_entries')
    .select(['campaign_id', 'channel_id'])
    .where('campaign_id', 'in', campaignIds)
    .where('channel_id', 'in', channelIds)
    .execute();

/** Influencer and platform of these channels. */
export const channelsByIds = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('channels').select(['id', 'influencer_id', 'platform']).where('id', 'in', ids).execute();

/** The entries of a campaign with the current figures of their channels, locked. */
export const lockEntriesWithFigures = (tx: Tx, campaignId: number) =>
  tx
    .selectFrom('campaign_entries as e')
    .leftJoin('channels as h', 'h.id', 'e.channel_id')
    .where('e.campaign_id', '=', campaignId)
    .selectAll('e')
    .select(['h.followers as channel_followers', 'h.average_interactions', 'h.audience'])
    .orderBy('e.id')
    .forUpdate('e')
    .execute();

type RemovedEntry = Omit<Insertable<RemovedEntriesTable>, 'entry_id'> & { id: number };

/** Deletes entries with their comments and files, and saves what their history refers to. */
export async function deleteEntries(tx: Tx, removed: readonly RemovedEntry[], now: Date): Promise<void> {
  const ids = removed.map(({ id }) => id);
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
  await tx.deleteFrom('campaign_entries').where('id', 'in', ids).execute();
  await tx
    .updateTable('comments')
    .set({ deleted_at: now })
    .where('subject_kind', '=', 'campaignEntry')
    .where('subject_id', 'in', ids)
    .execute();
  await tx
    .updateTable('files')
    .set({ deleted_at: now })
    .where('subject', '=', 'campaignEntry')
    .where('subject_id', 'in', ids)
    .execute();
}

/** Who changed any of these fields of an entry last, and when. */
export const lastChangeOf = (tx: Tx, entryId: number, fields: readonly string[]) =>
  tx
    .selectFrom('history as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .where('h.entity', '=', 'campaign_entry')
    .where('h.entity_id', '=', entryId)
    .where(sql<boolean>`jsonb_exists_any(h.changes, ${fields}::text[])`)
    .orderBy('h.id', 'desc')
    .select([fullNameOf('u').as('name'), 'h.at'])
    .executeTakeFirst();

/** Names of the channels that are or were in a campaign, by the ids of their entries. */
export const entryNames = (db: Tx, campaignId: number) =>
  db
    .selectFrom('campaign_entries as e')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .where('e.campaign_id', '=', campaignId)
    .select(['e.id', 'e.channel_handle', 'i.first_name', 'i.surname'])
    .unionAll(
      db
        .selectFrom('removed_entries as e')
        .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
        .where('e.campaign_id', '=', campaignId)
        .select(['e.entry_id as id', 'e.channel_handle', 'i.first_name', 'i.surname']),
    )
    .execute();
