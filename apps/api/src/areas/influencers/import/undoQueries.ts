import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

type Tx = Kysely<Schema>;

/** A channel an import added, with what happened to it and its person since. */
export interface AddedChannel {
  channelId: number;
  influencerId: number;
  isNewPerson: boolean;
  name: string;
  isChannelChanged: boolean;
  isChannelUsed: boolean;
  isPersonChanged: boolean;
  isPersonUsed: boolean;
}

/** Keeps what an import added from being changed or used until the transaction ends: whoever refers to a row waits. */
export async function lockAdded(tx: Tx, importId: number): Promise<void> {
  await sql`select id from influencers where id in (select influencer_id from import_channels where import_id = ${importId}) order by id for update`.execute(tx);
  await sql`select id from channels where id in (select channel_id from import_channels where import_id = ${importId}) order by id for update`.execute(tx);
}

/** What an import added and is still there. */
export async function addedChannels(tx: Tx, importId: number): Promise<AddedChannel[]> {
  const { rows } = await sql<AddedChannel>`
    select m.channel_id as "channelId", i.id as "influencerId", m.is_new_person as "isNewPerson",
      trim(i.first_name || ' ' || i.surname) as name,
      c.influencer_id <> m.influencer_id
        or exists (select 1 from history h where h.entity = 'channel' and h.entity_id = c.id and h.action <> 1) as "isChannelChanged",
      exists (select 1 from campaign_entries e where e.channel_id = c.id)
        or exists (select 1 from bookmarks b where b.channel_id = c.id)
        or exists (select 1 from network_wishes w where w.channel_id = c.id)
        or exists (select 1 from mail_threads t where t.channel_id = c.id)
        or exists (select 1 from comments k where k.subject_kind = 'channel' and k.subject_id = c.id) as "isChannelUsed",
      i.user_id is not null
        or exists (select 1 from history h where h.entity = 'influencer' and h.entity_id = i.id and h.action <> 1)
        or exists (select 1 from channels o where o.influencer_id = i.id and o.deleted_at is null
          and not exists (select 1 from import_channels own where own.import_id = m.import_id and own.channel_id = o.id)) as "isPersonChanged",
      exists (select 1 from campaign_entries e where e.influencer_id = i.id)
        or exists (select 1 from contracts k where k.influencer_id = i.id)
        or exists (select 1 from mail_threads t where t.influencer_id = i.id)
        or exists (select 1 from influencer_ratings r where r.influencer_id = i.id)
        or exists (select 1 from comments k where k.subject_kind = 'influencer' and k.subject_id = i.id)
        or exists (select 1 from files f where f.subject = 'influencer' and f.subject_id = i.id) as "isPersonUsed"
    from import_channels m
    join channels c on c.id = m.channel_id and c.deleted_at is null
    join influencers i on i.id = c.influencer_id and i.deleted_at is null
    where m.import_id = ${importId}
    order by name, m.channel_id`.execute(tx);
  return rows;
}

/** Takes people and channels out of every list; they can still be found in the history. */
export async function removeAdded(tx: Tx, { people, channels }: { people: readonly number[]; channels: readonly number[] }, userId: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`update channels set deleted_at = ${at}::timestamptz, updated_at = ${at}::timestamptz, updated_by = ${userId} where id = any(${[...channels]}::int[])`.execute(tx);
  await sql`update influencers set deleted_at = ${at}::timestamptz, updated_at = ${at}::timestamptz, updated_by = ${userId} where id = any(${[...people]}::int[])`.execute(tx);
}
