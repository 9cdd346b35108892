import type { components } from '@resonanz/contract/types';
import { countriesOfRegion, REGION_IDS, type RegionId } from '@resonanz/domain/lookups';
import { isManagement } from '@resonanz/domain/roles';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CallUser } from '../../access/CallUser.ts';
import { ownInfluencers } from '../../access/ownInfluencers.ts';
import type { ChannelAudience, Schema } from '../../database/schema.ts';
import { containsWord, looksAtPeople, searchWords } from './search.ts';

type Db = Kysely<Schema>;
type Schemas = components['schemas'];
type SortKey = Schemas['InfluencerSortKey'];

/** What a list or an export asks for. */
export interface ChannelQuery {
  search: string;
  filters: Schemas['InfluencerFilters'];
  sortBy: SortKey;
  sort: 'ASC' | 'DESC';
}

const RISING: readonly SortKey[] = ['name', 'city'];

/** Fills in what a request leaves out: newest first, names and cities from A, figures from the highest. */
export function channelQuery(request: {
  search?: string;
  filters?: Schemas['InfluencerFilters'];
  sortBy?: SortKey;
  sort?: 'ASC' | 'DESC';
}): ChannelQuery {
  const { search = '', filters = {}, sortBy = 'createdAt' } = request;
  return { search, filters, sortBy, sort: request.sort ?? (RISING.includes(sortBy) ? 'ASC' : 'DESC') };
}

/** Whether the viewer may see what channels cost: managements may not, not even through the order of a list. */
export function seesPrices(viewer: CallUser): boolean {
  return !isManagement(viewer.roleId);
}

function regionOf(viewer: CallUser): RegionId {
  return REGION_IDS.find((id) => id === viewer.defaultRegionId) ?? 1;
}

/** Countries named by the filter, else those of the viewer's region; the widest region also shows unknown countries. */
function countriesFor(viewer: CallUser, countries: readonly string[] | undefined): readonly string[] | undefined {
  if (countries !== undefined && countries.length > 0) return countries;
  const region = regionOf(viewer);
  return region === 1 ? undefined : countriesOfRegion(region);
}

/** Conditions about the channel, and about the person: counting looks at people only when it has to. */
interface Conditions {
  channel: RawBuilder<boolean>[];
  person: RawBuilder<boolean>[];
}

function conditionsOf(viewer: CallUser, { search, filters }: ChannelQuery): Conditions {
  const { platforms = [], followersFrom, followersTo, categories = [], ratingFrom, trusted, buyOut, bookmarked } = filters;
  const countries = countriesFor(viewer, filters.countries);
  const words = searchWords(search);
  const channel = words.filter((word) => !looksAtPeople(word)).map(containsWord);
  const person = words.filter(looksAtPeople).map(containsWord);
  const own = ownInfluencers(viewer);
  if (own !== undefined) person.push(own);
  if (countries !== undefined) person.push(sql<boolean>`i.country = any(${[...countries]}::text[])`);
  if (categories.length > 0) person.push(sql<boolean>`i.categories && ${[...categories]}::int[]`);
  if (ratingFrom !== undefined) person.push(sql<boolean>`i.average_rating >= ${ratingFrom}`);
  if (trusted !== undefined) person.push(sql<boolean>`i.is_trusted = ${trusted}`);
  if (buyOut !== undefined) person.push(sql<boolean>`i.buy_out = ${buyOut}`);
  if (platforms.length > 0) channel.push(sql<boolean>`c.platform = any(${[...platforms]}::text[])`);
  if (followersFrom !== undefined) channel.push(sql<boolean>`c.followers >= ${followersFrom}`);
  if (followersTo !== undefined) channel.push(sql<boolean>`c.followers <= ${followersTo}`);
  if (bookmarked !== undefined) {
    const isOwn = sql<boolean>`exists (select 1 from bookmarks b where b.channel_id = c.id and b.user_id = ${viewer.id})`;
    channel.push(bookmarked ? isOwn : sql<boolean>`not ${isOwn}`);
  }
  return { channel, person };
}

const all = (list: readonly RawBuilder<boolean>[]): RawBuilder<unknown> =>
  list.length === 0 ? sql`true` : sql.join(list, sql` and `);

const ORDER: Readonly<Record<SortKey, readonly string[]>> = {
  createdAt: ['c.created_at'],
  name: ['i.surname', 'i.first_name'],
  followers: ['c.followers'],
  engagementRate: ['c.engagement_rate'],
  averageRating: ['i.average_rating'],
  city: ['i.city'],
  price: ['c.default_price'],
};

/** Columns that always have a value; the order of nulls would keep their index from being used. */
const COMPLETE: readonly string[] = ['c.created_at', 'i.surname', 'i.first_name'];

function orderBy(viewer: CallUser, { sortBy, sort }: ChannelQuery): RawBuilder<unknown> {
  const key = sortBy === 'price' && !seesPrices(viewer) ? 'createdAt' : sortBy;
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  const columns = ORDER[key].map((column) =>
    COMPLETE.includes(column) ? sql`${sql.ref(column)} ${direction}` : sql`${sql.ref(column)} ${direction} nulls last`,
  );
  return sql.join([...columns, sql`c.id ${direction}`]);
}

/** A channel with the person behind it, as the list and the export read it. */
export interface ChannelRow {
  influencer_id: number;
  channel_id: number;
  platform: Schemas['Platform'];
  channel_type: string;
  url: string;
  handle: string;
  title: string | null;
  first_name: string;
  surname: string;
  picture: string | null;
  followers: number | null;
  engagement_rate: number | null;
  average_rating: number | null;
  rating_count: number;
  country: string | null;
  city: string | null;
  categories: number[];
  default_price: number | null;
  currency_code: string;
  is_trusted: boolean;
  buy_out: boolean;
  management: string | null;
  audience: ChannelAudience | null;
  active: boolean;
  bookmarked: boolean;
  created_at: string;
}

/** Channels of a query in their order, from an offset on. */
export async function channelRows(db: Db, viewer: CallUser, query: ChannelQuery, limit: number, offset = 0): Promise<ChannelRow[]> {
  const { channel, person } = conditionsOf(viewer, query);
  const { rows } = await sql<ChannelRow>`
    select i.id as influencer_id, c.id as channel_id, c.platform, c.channel_type, c.url, c.handle, c.title, i.first_name, i.surname,
      i.picture, c.followers, c.engagement_rate, i.average_rating, i.rating_count, i.country, i.city, i.categories, c.default_price,
      c.currency_code, i.is_trusted, i.buy_out, i.management, c.audience, c.active, c.created_at,
      exists (select 1 from bookmarks b where b.channel_id = c.id and b.user_id = ${viewer.id}) as bookmarked
    from channels c join influencers i on i.id = c.influencer_id
    where ${all([...channel, ...person])}
    order by ${orderBy(viewer, query)}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many channels a query finds. */
export async function countChannels(db: Db, viewer: CallUser, query: ChannelQuery): Promise<number> {
  const { channel, person } = conditionsOf(viewer, query);
  const people = person.length === 0 ? sql`` : sql`join influencers i on i.id = c.influencer_id`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from channels c ${people} where ${all([...channel, ...person])}`.execute(db);
  return rows[0]?.total ?? 0;
}

type OtherChannel = Schemas['InfluencerChannel']['otherChannels'][number];

/** The channels of some people, the largest first. */
export async function channelsOfPeople(db: Db, ids: readonly number[]): Promise<Map<number, OtherChannel[]>> {
  const rows = await db
    .selectFrom('channels')
    .select(['influencer_id', 'id', 'platform', 'followers'])
    .where('influencer_id', 'in', [...new Set(ids), 0])
    .orderBy(sql`followers desc nulls last`)
    .orderBy('id')
    .execute();
  const byPerson = new Map<number, OtherChannel[]>();
  for (const row of rows) {
    const list = byPerson.get(row.influencer_id) ?? [];
    list.push({ channelId: row.id, platform: row.platform as Schemas['Platform'], followers: row.followers });
    byPerson.set(row.influencer_id, list);
  }
  return byPerson;
}
