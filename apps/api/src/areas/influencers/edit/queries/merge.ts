import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/schema.ts';

/** Channels of some people, locked for a change. */
export async function lockChannelsOf(
  tx: Tx,
  influencerIds: readonly number[],
): Promise<{ id: number; influencer_id: number; platform: string; url: string }[]> {
  return tx
    .selectFrom('channels')
    .select(['id', 'influencer_id', 'platform', 'url'])
    .where('influencer_id', 'in', influencerIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Moves what belongs to one address of a channel to another one; the figures and prices of `to` count. */
export async function foldChannel(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  const at = now.toISOString();
  const statements = [
    sql`update campaign_entries e set channel_id = ${to} where e.channel_id = ${from}
      and not exists (
        select 1 from campaign_entries own where own.campaign_id = e.campaign_id and own.channel_id = ${to})`,
    sql`update removed_entries set channel_id = ${to} where channel_id = ${from}`,
    sql`insert into bookmarks (user_id, channel_id, created_at)
      select user_id, ${to}, created_at from bookmarks where channel_id = ${from} on conflict do nothing`,
    sql`delete from bookmarks where channel_id = ${from}`,
    sql`update mail_threads set channel_id = ${to} where channel_id = ${from}`,
    sql`update follower_history f set channel_id = ${to} where f.channel_id = ${from}
      and not exists (select 1 from follower_history own where own.channel_id = ${to} and own.day = f.day)`,
    // Of a service that both have a price for, the one of `to` is the current one.
    sql`update channel_prices p set replaced_at = ${at}::timestamptz
      where p.channel_id = ${from} and p.replaced_at is null
      and exists (
        select 1 from channel_prices own
        where own.channel_id = ${to} and own.service = p.service and own.replaced_at is null)`,
    sql`update channel_prices set channel_id = ${to} where channel_id = ${from}`,
    sql`update history set entity_id = ${to} where entity = 'channel' and entity_id = ${from}`,
    sql`update channels set deleted_at = ${at}::timestamptz where id = ${from}`,
  ];
  for (const statement of statements) await statement.execute(tx);
}

/** Gives the channels of one person to another one. */
export async function handOverChannels(tx: Tx, merged: number, kept: number): Promise<void> {
  await tx.updateTable('channels').set({ influencer_id: kept }).where('influencer_id', '=', merged).execute();
}

/** Gives everything that belongs to one person to another one, apart from the channels. */
export async function handOverBelongings(tx: Tx, merged: number, kept: number): Promise<void> {
  const statements = [
    sql`update campaign_entries set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update removed_entries set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update contracts set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update comments set subject_id = ${kept} where subject_kind = 'influencer' and subject_id = ${merged}`,
    sql`update files set subject_id = ${kept} where subject = 'influencer' and subject_id = ${merged}`,
    sql`update mail_threads set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update history set entity_id = ${kept} where entity = 'influencer' and entity_id = ${merged}`,
    // Each user has one rating of a person; the target's rating wins.
    sql`delete from influencer_ratings r where r.influencer_id = ${merged} and r.user_id is not null
      and exists (select 1 from influencer_ratings own where own.influencer_id = ${kept} and own.user_id = r.user_id)`,
    sql`update influencer_ratings set influencer_id = ${kept} where influencer_id = ${merged}`,
    sql`update influencers i set average_rating = rated.average, rating_count = rated.count
      from (select (sum(stars * weight) / sum(weight))::numeric(3, 2) as average, sum(weight)::int as count
        from influencer_ratings where influencer_id = ${kept}) rated
      where i.id = ${kept} and rated.count is not null`,
  ];
  for (const statement of statements) await statement.execute(tx);
}

/** Deletes a person for good. */
export async function deletePerson(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('influencers').where('id', '=', id).execute();
}
