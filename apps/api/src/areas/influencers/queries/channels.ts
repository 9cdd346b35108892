import { sql } from 'kysely';
import { channelKey } from '@resonanz/domain/channelUrls';
import { channelTypeOf, type Platform } from '@resonanz/domain/platforms';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { sharedRows } from '../../../platform/database/sharedRows.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

/** A channel by its platform and address. */
export interface ChannelPlace {
  platform: Platform;
  url: string;
}

/** A channel of the database that may be one of those asked for. */
export interface KnownChannel extends ChannelPlace {
  key: string;
  channelId: number;
  influencerId: number;
}

/** Every channel that could be a duplicate has one of these names in its address; see the index `channels_name`. */
function namesOf({ platform, url }: ChannelPlace): string[] {
  const name = url
    .replace(/\/+$/, '')
    .replace(/^.*\/@?/, '')
    .toLowerCase();
  if (platform !== 'Blog' && platform !== 'Podcast') return [name];
  return [name, name.startsWith('www.') ? name.slice(4) : `www.${name}`];
}

/**
 * Which of some channels the database has, by their key: however an address is written, the same channel has the same
 * key.
 */
export async function knownChannels(db: Db, places: readonly ChannelPlace[]): Promise<Map<string, KnownChannel>> {
  const wanted = places.flatMap((place) =>
    namesOf(place).map((name) => ({ type: channelTypeOf(place.platform), name })),
  );
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<Omit<KnownChannel, 'key'>>`
    select c.platform, c.url, c.id as "channelId", c.influencer_id as "influencerId"
    from unnest(
        ${wanted.map(({ type }) => type)}::text[], ${wanted.map(({ name }) => name)}::text[]) as wanted (type, name)
      join channels c on c.channel_type = wanted.type
        and lower(regexp_replace(rtrim(c.url, '/'), '^.*/@?', '')) = wanted.name
    where c.deleted_at is null`.execute(db);
  return new Map(
    rows.map((row) => [channelKey(row.platform, row.url), { ...row, key: channelKey(row.platform, row.url) }]),
  );
}

/** Which of some channels a user has marked. */
export async function bookmarkedAmong(
  db: Db,
  viewer: CallUser,
  channelIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ channel_id: number }>`
    select b.channel_id from bookmarks b
    where b.user_id = ${viewer.id} and b.channel_id = any(${[...channelIds]}::int[])`.execute(db);
  return new Set(rows.map((row) => row.channel_id));
}

type OtherChannel = Schemas['InfluencerChannel']['otherChannels'][number];

/** The channels of some people, the largest first. */
export async function channelsOfPeople(db: Db, ids: readonly number[]): Promise<Map<number, OtherChannel[]>> {
  const statement = db
    .selectFrom('channels')
    .select(['influencer_id', 'id', 'platform', 'followers'])
    .where(sql<boolean>`influencer_id = any(${[...new Set(ids)]}::int[])`)
    .orderBy(sql`followers desc nulls last`)
    .orderBy('id');
  const rows = await sharedRows(db, statement.compile());
  const byPerson = new Map<number, OtherChannel[]>();
  for (const row of rows) {
    const list = byPerson.get(row.influencer_id) ?? [];
    list.push({ channelId: row.id, platform: row.platform as Schemas['Platform'], followers: row.followers });
    byPerson.set(row.influencer_id, list);
  }
  return byPerson;
}
