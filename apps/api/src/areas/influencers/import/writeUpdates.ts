import { type Kysely, sql } from 'kysely';
import { defaultService } from '@resonanz/domain/platforms';
import type { Schema } from '../../../platform/database/schema.ts';
import {
  type Changes,
  changesBetween,
  type HistoryEntry,
  type HistoryWriter,
  writeHistories,
} from '../../../platform/history/writeHistory.ts';
import type { KnownPerson, KnownRecords, StoredChannel } from './known.ts';
import { chunks } from './write.ts';

type Tx = Kysely<Schema>;

/** Who imports, and the Berlin day of the figures. */
export interface ImportWriter {
  writer: HistoryWriter & { user: { readonly id: number } };
  today: string;
}

const IMPORTED = 'import';
const isChanged = <Values>({ stored, current }: { stored: Values; current: Values }): boolean => stored !== current;

/** The changes of a person under the names of the edit page. */
function personChanges({ stored, current }: KnownPerson): Changes {
  const { city: cityBefore, ...before } = stored;
  const { city, ...after } = current;
  return changesBetween({ ...before, cities: cityBefore }, { ...after, cities: city });
}

/** The services whose price differs from before. */
const changedServices = ({ stored, current }: StoredChannel): string[] =>
  Object.keys(current.prices).filter(
    (service) => (stored.prices[service] ?? null) !== (current.prices[service] ?? null),
  );

function channelChanges(channel: StoredChannel): Changes {
  const { channelTitle: titleBefore, prices: pricesBefore, ...before } = channel.stored;
  const { channelTitle: title, prices, ...after } = channel.current;
  const shown = (price: number | null, currencyCode: string, validUntil: string | null) =>
    price === null ? null : { price, currencyCode, validUntil };
  return {
    ...changesBetween({ ...before, title: titleBefore }, { ...after, title }),
    ...Object.fromEntries(
      changedServices(channel).map((service) => {
        const { currencyCode, validUntil } = channel.priceRows.get(service) ?? {
          currencyCode: channel.currencyCode,
          validUntil: null,
        };
        return [
          `prices.${service}`,
          [
            shown(pricesBefore[service] ?? null, currencyCode, validUntil),
            shown(prices[service] ?? null, currencyCode, null),
          ] as const,
        ];
      }),
    ),
  };
}

async function writePeople(tx: Tx, people: readonly KnownPerson[], userId: number, at: string): Promise<void> {
  for (const part of chunks(people)) {
    const rows = part.map(({ id, current: { firstName, category, ...same } }) => ({
      id,
      ...same,
      first_name: firstName,
      categories: category,
    }));
    await sql`
      update influencers i set first_name = v.first_name, surname = v.surname, email = v.email, mobile = v.mobile, address = v.address, gender = v.gender, dob = v.dob, country = v.country,
        city = v.city, management = v.management, categories = v.categories, updated_by = ${userId}, updated_at = ${at}::timestamptz
      from json_populate_recordset(null::influencers, ${JSON.stringify(rows)}::json) v where i.id = v.id`.execute(tx);
  }
}

async function writeChannels(tx: Tx, channels: readonly StoredChannel[], userId: number, at: string): Promise<void> {
  for (const part of chunks(channels)) {
    const rows = part.map(
      ({ id, platform, current: { channelTitle, followers, engagementRate, prices, audience } }) => ({
        id,
        title: channelTitle,
        followers,
        engagement_rate: engagementRate,
        default_price: prices[defaultService(platform)] ?? null,
        audience: Object.keys(audience).length === 0 ? null : audience,
        // Without both nobody can say how many take part.
        average_interactions:
          followers === null || engagementRate === null ? null : Math.round((followers * engagementRate) / 100),
      }),
    );
    await sql`
      update channels c set title = v.title, followers = v.followers, engagement_rate = v.engagement_rate, default_price = v.default_price, audience = v.audience,
        average_interactions = case when c.followers is distinct from v.followers or c.engagement_rate is distinct from v.engagement_rate
          then coalesce(v.average_interactions, c.average_interactions) else c.average_interactions end,
        updated_by = ${userId}, updated_at = ${at}::timestamptz
      from json_populate_recordset(null::channels, ${JSON.stringify(rows)}::json) v where c.id = v.id`.execute(tx);
  }
}

/** A changed price replaces the present one, which stays in the list of earlier prices. */
async function writePrices(tx: Tx, channels: readonly StoredChannel[], { writer, today }: ImportWriter): Promise<void> {
  const now = writer.services.clock.now();
  const changed = channels.flatMap((channel) =>
    changedServices(channel).map((service) => ({ channel, service, row: channel.priceRows.get(service) })),
  );
  for (const part of chunks(changed)) {
    const replaced = part.flatMap(({ row }) => (row === undefined ? [] : [row.id]));
    await sql`update channel_prices set replaced_at = ${now.toISOString()}::timestamptz where id = any(${replaced}::int[])`.execute(
      tx,
    );
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
          created_by: writer.user.id,
          created_at: now,
        },
      ];
    });
    await tx.insertInto('channel_prices').values(rows).execute();
  }
}

/** What was measured enters the history of its figure; a second import of a day replaces the first. */
async function writeFigures(tx: Tx, channels: readonly StoredChannel[], day: string): Promise<void> {
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

/** Writes what rows changed about people and channels that were there, with their place in the history. */
export async function writeUpdates(tx: Tx, known: KnownRecords, use: ImportWriter): Promise<void> {
  const { writer, today } = use;
  const at = writer.services.clock.now().toISOString();
  const people = [...known.people.values()].filter(isChanged);
  const channels = [...known.channelValues.values()].filter(isChanged);
  await writePeople(tx, people, writer.user.id, at);
  await writeChannels(tx, channels, writer.user.id, at);
  await writePrices(tx, channels, use);
  await writeFigures(tx, channels, today);
  const entry = (entity: string, entityId: number, changes: Changes): HistoryEntry[] =>
    Object.keys(changes).length === 0 ? [] : [{ entity, entityId, action: 2, changes, reason: IMPORTED }];
  await writeHistories(tx, writer, [
    ...people.flatMap((person) => entry('influencer', person.id, personChanges(person))),
    ...channels.flatMap((channel) => entry('channel', channel.id, channelChanges(channel))),
  ]);
}
