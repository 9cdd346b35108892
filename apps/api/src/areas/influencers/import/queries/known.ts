import { sql } from 'kysely';
import { defaultService, type Platform } from '@resonanz/domain/platforms';
import type { Db } from '../../../../platform/database/schema.ts';
import type { ChannelAudience } from '../../../figures/door.ts';
import { type KnownChannel, knownChannels } from '../../queries/channels.ts';
import type { ReadRow } from '../row/readRow.ts';

/** What an import can change about a person, under the names of its fields. */
export interface PersonValues {
  firstName: string;
  surname: string;
  email: string | null;
  mobile: string | null;
  address: string | null;
  gender: ReadRow['gender'];
  dob: string | null;
  country: ReadRow['country'];
  city: string | null;
  management: string | null;
  category: readonly number[];
}

/** What an import can change about a channel. */
export interface ChannelValues {
  channelTitle: string | null;
  followers: number | null;
  engagementRate: number | null;
  /** By service. */
  prices: Readonly<Record<string, number | null>>;
  /** The shares that are known. */
  audience: ChannelAudience;
}

/** The current price of a service, as far as its history is stored. */
export interface StoredPrice {
  id: number;
  currencyCode: string;
  validUntil: string | null;
}

/** A stored record with what the rows read so far make of it. */
interface Known<Values> {
  readonly id: number;
  readonly stored: Values;
  current: Values;
}

/** A person of the database. */
export type KnownPerson = Known<PersonValues>;
/** A channel of the database. */
export interface StoredChannel extends Known<ChannelValues> {
  readonly influencerId: number;
  readonly platform: Platform;
  readonly currencyCode: string;
  readonly priceRows: ReadonlyMap<string, StoredPrice>;
}

/** What the database knows of the rows of a file. */
export interface KnownRecords {
  people: ReadonlyMap<number, KnownPerson>;
  /** Ids of people by mail address; of several with the same one, the first. */
  personByEmail: ReadonlyMap<string, number>;
  /** By the key of the address. */
  channels: ReadonlyMap<string, KnownChannel>;
  /** With their values, by id; empty unless they may change. */
  channelValues: ReadonlyMap<number, StoredChannel>;
}

async function peopleOf(db: Db, emails: readonly string[], ids: readonly number[], isLocked: boolean) {
  if (emails.length === 0 && ids.length === 0) return [];
  return db
    .selectFrom('influencers')
    .select([
      'id',
      'first_name',
      'surname',
      'email',
      'mobile',
      'address',
      'gender',
      'dob',
      'country',
      'city',
      'management',
      'categories',
    ])
    .select(sql<string | null>`lower(email)`.as('lowerEmail'))
    .where(sql<boolean>`(lower(email) = any(${emails}::text[]) or id = any(${ids}::int[]))`)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .$if(isLocked, (query) => query.forUpdate())
    .execute();
}

async function channelsOf(db: Db, known: Iterable<KnownChannel>, isLocked: boolean): Promise<StoredChannel[]> {
  const ids = [...known].map(({ channelId }) => channelId);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('channels')
    .select([
      'id',
      'influencer_id',
      'platform',
      'title',
      'followers',
      'engagement_rate',
      'default_price',
      'currency_code',
      'audience',
    ])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id', 'desc')
    .$if(isLocked, (query) => query.forUpdate())
    .execute();
  const prices = await db
    .selectFrom('channel_prices')
    .select(['id', 'channel_id', 'service', 'currency_code as currencyCode', 'valid_until as validUntil', 'price'])
    .where(sql<boolean>`channel_id = any(${ids}::int[])`)
    .where('replaced_at', 'is', null)
    .execute();
  const pricesOf = new Map<number, typeof prices>();
  for (const price of prices) pricesOf.set(price.channel_id, [...(pricesOf.get(price.channel_id) ?? []), price]);
  return rows.map((row) => {
    const platform = row.platform as Platform;
    const own = pricesOf.get(row.id) ?? [];
    const values: ChannelValues = {
      channelTitle: row.title,
      followers: row.followers,
      engagementRate: row.engagement_rate,
      prices: {
        ...Object.fromEntries(own.map(({ service, price }) => [service, price])),
        [defaultService(platform)]: row.default_price,
      },
      audience: row.audience ?? {},
    };
    return {
      id: row.id,
      influencerId: row.influencer_id,
      platform,
      currencyCode: row.currency_code,
      priceRows: new Map(own.map((price) => [price.service, price])),
      stored: values,
      current: values,
    };
  });
}

/** Looks up all people and channels that the rows may be about; `locked` locks those that may change. */
export async function knownRecords(
  db: Db,
  rows: readonly ReadRow[],
  use: { forUpdates: boolean; locked: boolean },
): Promise<KnownRecords> {
  const known = await knownChannels(
    db,
    rows.flatMap(({ channels }) => channels),
  );
  const isLocked = use.forUpdates && use.locked;
  const emails = [...new Set(rows.flatMap(({ email }) => (email === null ? [] : [email])))];
  // A new channel goes to the owner of another channel in the same row.
  const needsOwners = use.forUpdates || rows.some(({ channels }) => channels.length > 1);
  const owners = needsOwners ? [...new Set([...known.values()].map(({ influencerId }) => influencerId))] : [];
  const people = await peopleOf(db, emails, owners, isLocked);
  const values = use.forUpdates ? await channelsOf(db, known.values(), isLocked) : [];
  return {
    channels: known,
    channelValues: new Map(values.map((channel) => [channel.id, channel])),
    personByEmail: new Map(people.flatMap(({ id, lowerEmail }) => (lowerEmail === null ? [] : [[lowerEmail, id]]))),
    people: new Map(
      people.map((row) => {
        const {
          id,
          first_name: firstName,
          surname,
          email,
          mobile,
          address,
          dob,
          city,
          management,
          categories: category,
        } = row;
        const stored: PersonValues = {
          firstName,
          surname,
          email,
          mobile,
          address,
          gender: row.gender,
          dob,
          country: row.country,
          city,
          management,
          category,
        };
        return [id, { id, stored, current: stored }];
      }),
    ),
  };
}
