import type { Insertable } from 'kysely';
import { channelTypeOf, defaultService } from '@resonanz/domain/platforms';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import type { ChannelsTable, InfluencersTable } from '../tables.ts';
import type { PlannedRow } from './plan.ts';
import { insertImport, insertRows, reserveIds } from './queries/additions.ts';
import type { ReadRow, RowChannel } from './row/readRow.ts';

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

/**
 * Writes the people and channels of a plan inside the caller's transaction, with their entries in the history; returns
 * the number of the import.
 */
export async function writePlan(tx: Tx, plan: readonly PlannedRow[], run: ImportRun): Promise<number | null> {
  const { userId, today } = run;
  const people = plan.filter((each) => each.outcome === 'newInfluencer');
  const ids = await reserveIds(tx, 'influencers', people.length);
  const idOfLine = new Map(people.map(({ row }, index) => [row.line, ids[index] ?? 0]));
  const newPeople = people.map(({ row }) => influencerOf(idOfLine.get(row.line) ?? 0, row));
  await insertRows(tx, 'influencers', newPeople);

  const wanted = plan.flatMap(({ added, owner }) => {
    if (owner === undefined) return [];
    const influencerId = 'line' in owner ? (idOfLine.get(owner.line) ?? 0) : owner.influencerId;
    return added.map((channel) => ({ channel, influencerId }));
  });
  const channelIds = await reserveIds(tx, 'channels', wanted.length);
  const channels = wanted.map(({ channel, influencerId }, index) =>
    channelOf(channelIds[index] ?? 0, influencerId, channel),
  );
  await insertRows(tx, 'channels', channels);

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
  await insertRows(tx, 'channel_prices', priced);

  const counted = channels.flatMap(({ id, followers }) =>
    typeof id === 'number' && typeof followers === 'number'
      ? [{ channel_id: id, day: today, followers, source: 'import' }]
      : [],
  );
  await insertRows(tx, 'follower_history', counted);
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
  await insertRows(tx, 'channel_measurements', surveyed);
  const added = [...ids.map((id) => ['influencer', id] as const), ...channelIds.map((id) => ['channel', id] as const)];
  const histories = added.map(([entity, id]) => ({
    entity,
    entity_id: id,
    user_id: userId,
    action: HISTORY_ACTION.add,
    reason: 'import',
  }));
  await insertRows(tx, 'history', histories);
  const newIds = new Set(ids);
  return insertImport(
    tx,
    run,
    wanted.map(({ influencerId }, index) => ({
      channel_id: channelIds[index] ?? 0,
      influencer_id: influencerId,
      is_new_person: newIds.has(influencerId),
    })),
  );
}
