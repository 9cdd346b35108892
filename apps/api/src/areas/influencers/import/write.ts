import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { channelTypeOf, defaultService } from '@resonanz/domain/platforms';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ChannelsTable } from '../tables.ts';
import type { InfluencersTable } from '../tables.ts';
import type { PlannedRow } from './plan.ts';
import type { ReadRow, RowChannel } from './readRow.ts';
import type { ImportChannelsTable } from './tables.ts';

type Tx = Kysely<Schema>;

/** Rows of one statement; the number of placeholders of a statement is limited. */
const CHUNK = 500;

/** A list in parts that one statement takes. */
export function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK);
}

async function newIds(tx: Tx, table: 'influencers' | 'channels', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`.execute(tx);
  return rows.map((row) => row.id);
}

function influencerOf(id: number, row: ReadRow): Insertable<InfluencersTable> {
  return {
    id,
    first_name: row.firstName,
    surname: row.surname,
    email: row.email,
    mobile: row.mobile,
    address: row.address,
    gender: row.gender,
    dob: row.dob,
    country: row.country,
    city: row.city,
    management: row.management,
    categories: row.categories,
    is_import: true,
  };
}

const hasShares = ({ audience }: RowChannel): boolean => Object.keys(audience).length > 0;

function channelOf(id: number, influencerId: number, channel: RowChannel): Insertable<ChannelsTable> {
  const { followers, engagementRate, prices, platform } = channel;
  return {
    id,
    influencer_id: influencerId,
    platform,
    channel_type: channelTypeOf(platform),
    url: channel.url,
    handle: channel.handle,
    title: channel.title,
    followers,
    engagement_rate: engagementRate,
    average_interactions:
      followers === null || engagementRate === null ? null : Math.round((followers * engagementRate) / 100),
    default_price: prices[defaultService(platform)] ?? null,
    audience: hasShares(channel) ? JSON.stringify(channel.audience) : null,
  };
}

/** Who imports which file, and the Berlin day. */
export interface ImportRun {
  userId: number;
  fileName: string;
  today: string;
}

/** Remembers what an import added, so that it can be undone; `null` where that is nothing. */
async function writeRecord(
  tx: Tx,
  { userId, fileName }: ImportRun,
  added: readonly Omit<Selectable<ImportChannelsTable>, 'import_id'>[],
): Promise<number | null> {
  if (added.length === 0) return null;
  const influencers = new Set(added.flatMap((each) => (each.is_new_person ? [each.influencer_id] : []))).size;
  const { id } = await tx
    .insertInto('imports')
    .values({ user_id: userId, file_name: fileName, influencers, channels: added.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const part of chunks(added))
    await tx
      .insertInto('import_channels')
      .values(part.map((each) => ({ import_id: id, ...each })))
      .execute();
  return id;
}

/**
 * Writes the people and channels of a plan inside the caller's transaction, with their place in the history; gives back
 * the number of the import.
 */
export async function writePlan(tx: Tx, plan: readonly PlannedRow[], run: ImportRun): Promise<number | null> {
  const { userId, today } = run;
  const people = plan.filter((each) => each.outcome === 'newInfluencer');
  const ids = await newIds(tx, 'influencers', people.length);
  const idOfLine = new Map(people.map(({ row }, index) => [row.line, ids[index] ?? 0]));
  for (const part of chunks(people)) {
    await tx
      .insertInto('influencers')
      .values(part.map(({ row }) => influencerOf(idOfLine.get(row.line) ?? 0, row)))
      .execute();
  }

  const wanted = plan.flatMap(({ added, owner }) => {
    if (owner === undefined) return [];
    const influencerId = 'line' in owner ? (idOfLine.get(owner.line) ?? 0) : owner.influencerId;
    return added.map((channel) => ({ channel, influencerId }));
  });
  const channelIds = await newIds(tx, 'channels', wanted.length);
  const channels = wanted.map(({ channel, influencerId }, index) =>
    channelOf(channelIds[index] ?? 0, influencerId, channel),
  );
  for (const part of chunks(channels))
    await tx
      .insertInto('channels')
      .values([...part])
      .execute();

  const priced = wanted.flatMap(({ channel: { prices } }, index) =>
    Object.entries(prices).map(([service, price]) => ({
      channel_id: channelIds[index] ?? 0,
      service,
      price,
      valid_from: today,
      source: 'import' as const,
      created_by: userId,
    })),
  );
  for (const part of chunks(priced))
    await tx
      .insertInto('channel_prices')
      .values([...part])
      .execute();

  const counted = channels.flatMap(({ id, followers }) =>
    typeof id === 'number' && typeof followers === 'number'
      ? [{ channel_id: id, day: today, followers, source: 'import' }]
      : [],
  );
  for (const part of chunks(counted))
    await tx
      .insertInto('follower_history')
      .values([...part])
      .execute();
  const surveyed = wanted.flatMap(({ channel }, index) =>
    hasShares(channel)
      ? [
          {
            channel_id: channelIds[index] ?? 0,
            kind: 'audience' as const,
            day: today,
            shares: JSON.stringify(channel.audience),
            source: 'import',
          },
        ]
      : [],
  );
  for (const part of chunks(surveyed))
    await tx
      .insertInto('channel_measurements')
      .values([...part])
      .execute();
  const added = [...ids.map((id) => ['influencer', id] as const), ...channelIds.map((id) => ['channel', id] as const)];
  for (const part of chunks(added)) {
    await tx
      .insertInto('history')
      .values(part.map(([entity, id]) => ({ entity, entity_id: id, user_id: userId, action: 1, reason: 'import' })))
      .execute();
  }
  const newPeople = new Set(ids);
  return writeRecord(
    tx,
    run,
    wanted.map(({ influencerId }, index) => ({
      channel_id: channelIds[index] ?? 0,
      influencer_id: influencerId,
      is_new_person: newPeople.has(influencerId),
    })),
  );
}
