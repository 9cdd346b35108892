import { type InferResult, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { CHANNEL_ACTIVE } from '@resonanz/domain/workStates';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Db } from '../../platform/database/schema.ts';
import { visibleRows } from '../ownership/door.ts';

type WatchListEntry = components['schemas']['WatchListEntry'];

/** A watch list that is full; an exposé or a campaign never needs as many. */
export const MAX_BOOKMARKS = 1_000;

const visibleChannels = (db: Db, viewer: CallUser) =>
  db
    .selectFrom('channels as c')
    .innerJoin('influencers as i', 'i.id', 'c.influencer_id')
    .select([
      'i.id as influencer_id',
      'c.id as channel_id',
      'c.platform',
      'c.channel_type',
      'c.url',
      'c.title',
      'c.handle',
      'i.first_name',
      'i.surname',
      'i.picture',
      'i.management',
      'c.active',
      'c.followers',
    ])
    .where(visibleRows('influencers', viewer, 'i'));

type Row = InferResult<ReturnType<typeof visibleChannels>>[number];

function toWire(row: Row): WatchListEntry {
  return {
    influencerId: row.influencer_id,
    channelId: row.channel_id,
    type: row.channel_type,
    channelUrl: row.url,
    title: row.platform === 'YouTube' ? row.title : null,
    titleName: `${row.first_name} ${row.surname}`.trim() || row.handle,
    docPath: null,
    socialMediaProfile: row.picture,
    activee: row.active ? CHANNEL_ACTIVE.active : CHANNEL_ACTIVE.inactive,
    followers: row.followers,
    management: row.management,
  };
}

/** The caller's watch list, newest first; channels that are no longer the caller's to see are left out. */
export async function watchList(db: Db, viewer: CallUser): Promise<WatchListEntry[]> {
  const rows = await visibleChannels(db, viewer)
    .innerJoin('bookmarks as b', 'b.channel_id', 'c.id')
    .where('b.user_id', '=', viewer.id)
    .orderBy('b.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(toWire);
}

/** A channel as an entry of the watch list; undefined when the caller may not see it. */
export async function watchListEntry(db: Db, viewer: CallUser, channelId: number): Promise<WatchListEntry | undefined> {
  const row = await visibleChannels(db, viewer).where('c.id', '=', channelId).executeTakeFirst();
  return row && toWire(row);
}

/** Bookmarks a channel for the caller, unless the list is full; doing so twice changes nothing. */
export async function addToWatchList(db: Db, viewer: CallUser, channelId: number): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    with fitting as (
      select 1 where exists (select 1 from bookmarks where user_id = ${viewer.id} and channel_id = ${channelId})
        or (select count(*) from bookmarks where user_id = ${viewer.id}) < ${MAX_BOOKMARKS}
    ), added as (
      insert into bookmarks (user_id, channel_id) select ${viewer.id}, ${channelId} from fitting
      on conflict (user_id, channel_id) do nothing
    )
    select exists (select 1 from fitting) as fits`.execute(db);
  return rows[0]?.fits === true;
}

/** Takes a channel off the caller's watch list. */
export async function removeFromWatchList(db: Db, viewer: CallUser, channelId: number): Promise<void> {
  await db.deleteFrom('bookmarks').where('user_id', '=', viewer.id).where('channel_id', '=', channelId).execute();
}

/** Empties the caller's watch list. */
export async function clearWatchList(db: Db, viewer: CallUser): Promise<void> {
  await db.deleteFrom('bookmarks').where('user_id', '=', viewer.id).execute();
}
