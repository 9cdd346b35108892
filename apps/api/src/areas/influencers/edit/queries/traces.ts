import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/schema.ts';

/** Every channel of a person, deleted ones included. */
export async function channelTraces(
  tx: Tx,
  influencerId: number,
): Promise<{ id: number; handle: string; url: string }[]> {
  return tx.selectFrom('channels').select(['id', 'handle', 'url']).where('influencer_id', '=', influencerId).execute();
}

/** Ids of the campaign entries of a person, entries without a link and those removed from their campaign included. */
export async function entryTraces(
  tx: Tx,
  { id, channelIds, urls }: { id: number; channelIds: readonly number[]; urls: readonly string[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, influencer_id, channel_id, original_url from campaign_entries
      union all select entry_id, influencer_id, channel_id, original_url from removed_entries
    ) as entries
    where influencer_id = ${id} or channel_id = any(${channelIds}::int[])
      or original_url = any(${urls}::text[])`.execute(tx);
  return rows.map((row) => row.id);
}
