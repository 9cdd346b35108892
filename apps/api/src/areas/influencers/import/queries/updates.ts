import { sql } from 'kysely';
import { defaultService } from '@resonanz/domain/platforms';
import type { Tx } from '../../../../platform/database/schema.ts';
import { chunks } from './chunks.ts';
import type { KnownPerson, StoredChannel } from './known.ts';

const IMPORTED = 'import';

/** The services whose price differs from before. */
export const changedServices = ({ stored, current }: StoredChannel): string[] =>
  Object.keys(current.prices).filter(
    (service) => (stored.prices[service] ?? null) !== (current.prices[service] ?? null),
  );

/** Writes the values of people that rows changed. */
export async function updatePeople(tx: Tx, people: readonly KnownPerson[], userId: number, at: string): Promise<void> {
  for (const part of chunks(people)) {
    const rows = part.map(({ id, current: { firstName, category, ...same } }) => ({
      id,
      ...same,
      first_name: firstName,
      categories: category,
    }));
    await sql`
      update influencers i
      set first_name = v.first_name, surname = v.surname, email = v.email, mobile = v.mobile, address = v.address,
        gender = v.gender, dob = v.dob, country = v.country, city = v.city, management = v.management,
        categories = v.categories, updated_by = ${userId}, updated_at = ${at}::timestamptz
      from json_populate_recordset(null::influencers, ${JSON.stringify(rows)}::json) v where i.id = v.id`.execute(tx);
  }
}

/** Writes the values of channels that rows changed. */
export async function updateChannels(
  tx: Tx,
  channels: readonly StoredChannel[],
  userId: number,
  at: string,
): Promise<void> {
  for (const part of chunks(channels)) {
    const rows = part.map(
      ({ id, platform, current: { channelTitle, followers, engagementRate, prices, audience } }) => ({
        id,
        title: channelTitle,
        followers,
        engagement_rate: engagementRate,
        default_price: prices[defaultService(platform)] ?? null,
        audience: Object.keys(audience).length === 0 ? null : audience,
        // Unknown unless both are known.
        average_interactions:
          followers === null || engagementRate === null ? null : Math.round((followers * engagementRate) / 100),
      }),
    );
    await sql`
      update channels c
      set title = v.title, followers = v.followers, engagement_rate = v.engagement_rate,
        default_price = v.default_price, audience = v.audience,
        average_interactions = case
          when c.followers is distinct from v.followers or c.engagement_rate is distinct from v.engagement_rate
          then coalesce(v.average_interactions, c.average_interactions) else c.average_interactions end,
        updated_by = ${userId}, updated_at = ${at}::timestamptz
      from json_populate_recordset(null::channels, ${JSON.stringify(rows)}::json) v where c.id = v.id`.execute(tx);
  }
}

/** A changed price replaces the current one, which stays in the list of earlier prices. */
export async function replacePrices(
  tx: Tx,
  channels: readonly StoredChannel[],
  { now, today, userId }: { now: Date; today: string; userId: number },
): Promise<void> {
  const changed = channels.flatMap((channel) =>
    changedServices(channel).map((service) => ({ channel, service, row: channel.priceRows.get(service) })),
  );
  for (const part of chunks(changed)) {
    const replaced = part.flatMap(({ row }) => (row === undefined ? [] : [row.id]));
    await sql`
      update channel_prices set replaced_at = ${now.toISOString()}::timestamptz
      where id = any(${replaced}::int[])`.execute(tx);
    const rows = part.flatMap(({ channel, service, row }) => {
      const price = channel.current.prices[service] ?? null;
      if (price === null) return [];
      const currency = row?.currencyCode ?? channel.currencyCode;
      return [
        {
          channel_id: channel.id,
          service,
          price,
          currency_code: currency,
          valid_from: today,
          source: 'import' as const,
          created_by: userId,
          created_at: now,
        },
      ];
    });
    await tx.insertInto('channel_prices').values(rows).execute();
  }
}

/** Adds changed figures to their history; a second import of a day replaces the first. */
export async function writeFigures(tx: Tx, channels: readonly StoredChannel[], day: string): Promise<void> {
  const followers = channels.flatMap(({ id, stored, current }) =>
    current.followers === null || current.followers === stored.followers
      ? []
      : [{ channel_id: id, day, followers: current.followers, source: IMPORTED }],
  );
  for (const part of chunks(followers)) {
    await tx
      .insertInto('follower_history')
      .values([...part])
      .onConflict((conflict) =>
        conflict
          .columns(['channel_id', 'day'])
          .doUpdateSet((row) => ({ followers: row.ref('excluded.followers'), source: IMPORTED, is_estimated: false })),
      )
      .execute();
  }
  const measured = channels.flatMap(({ id, stored, current }) => {
    const of = { channel_id: id, day, source: IMPORTED, is_estimated: false };
    return [
      ...(current.engagementRate === null || current.engagementRate === stored.engagementRate
        ? []
        : [{ ...of, kind: 'engagementRate' as const, value: current.engagementRate, shares: null }]),
      ...(current.audience === stored.audience
        ? []
        : [{ ...of, kind: 'audience' as const, value: null, shares: JSON.stringify(current.audience) }]),
    ];
  });
  for (const part of chunks(measured)) {
    await tx
      .insertInto('channel_measurements')
      .values([...part])
      .onConflict((conflict) =>
        conflict.columns(['channel_id', 'kind', 'day']).doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          shares: row.ref('excluded.shares'),
          source: IMPORTED,
          is_estimated: false,
        })),
      )
      .execute();
  }
}
