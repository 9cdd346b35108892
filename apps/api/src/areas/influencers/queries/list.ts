import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { InfluencerStatus } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { sharedRows } from '../../../platform/database/sharedRows.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { ChannelAudience } from '../../figures/door.ts';
import { visibilityFilter } from '../../ownership/door.ts';
import { seesPrices } from '../rules.ts';
import { searchWords, toleratesTypos } from '../searchWords.ts';
import { filterConditions, flagConditions } from './filters.ts';
import { containsSwapped, containsWord, resemblesWord, tolerant, wordConditions } from './words.ts';

type SortKey = Schemas['InfluencerSortKey'];

/** What a list or an export asks for. */
export interface ChannelQuery {
  words: readonly string[];
  filters: Schemas['InfluencerFilters'];
  sortBy: SortKey;
  sort: 'ASC' | 'DESC';
  /** Calendar date in Berlin, for ages. */
  today: string;
  /** These rows and no others. */
  channelIds?: readonly number[] | undefined;
}

interface SearchedQuery extends ChannelQuery {
  /** Also finds what only resembles the words, after what contains them. */
  isTolerant?: boolean;
}

const RISING: readonly SortKey[] = ['name', 'city'];

/** Fills in what a request leaves out: newest first, names and cities from A, figures from the highest. */
export function channelQuery(
  request: {
    search?: string;
    filters?: Schemas['InfluencerFilters'];
    sortBy?: SortKey;
    sort?: 'ASC' | 'DESC';
    channelIds?: readonly number[];
  },
  today: string,
): ChannelQuery {
  const { search = '', filters = {}, sortBy = 'createdAt', channelIds } = request;
  return {
    words: searchWords(search),
    filters,
    sortBy,
    sort: request.sort ?? (RISING.includes(sortBy) ? 'ASC' : 'DESC'),
    today,
    channelIds,
  };
}

/** Conditions on `channel_search`, named `s`. */
function conditionsOf(
  viewer: CallUser,
  { words, filters, today, channelIds, isTolerant = false }: SearchedQuery,
): RawBuilder<unknown> {
  const own = visibilityFilter('influencers', viewer, 's');
  const conditions = [
    ...(own === undefined ? [] : [own]),
    ...(channelIds === undefined
      ? [
          ...wordConditions(words, isTolerant ? resemblesWord : containsWord),
          ...filterConditions(viewer, filters, today),
        ]
      : [sql<boolean>`s.channel_id = any(${[...channelIds]}::int[])`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const ORDER: Readonly<Record<SortKey, readonly string[]>> = {
  createdAt: ['s.created_at'],
  name: ['s.surname', 's.first_name'],
  followers: ['s.followers'],
  engagementRate: ['s.engagement_rate'],
  averageRating: ['s.average_rating'],
  city: ['s.city'],
  price: ['s.default_price'],
  growth: ['s.growth'],
};

/** Columns that always have a value; the order of nulls would keep their index from being used. */
const COMPLETE: readonly string[] = ['s.created_at', 's.surname', 's.first_name'];

function orderBy(
  viewer: CallUser,
  { words, sortBy, sort, isTolerant = false }: SearchedQuery,
  isBackward = false,
): RawBuilder<unknown> {
  const key = sortBy === 'price' && !seesPrices(viewer) ? 'createdAt' : sortBy;
  const direction = (sort === 'ASC') === isBackward ? sql`desc` : sql`asc`;
  const nulls = isBackward ? sql`nulls first` : sql`nulls last`;
  const columns = ORDER[key].map((column) =>
    COMPLETE.includes(column) ? sql`${sql.ref(column)} ${direction}` : sql`${sql.ref(column)} ${direction} ${nulls}`,
  );
  const first = (condition: (word: string) => RawBuilder<boolean>) =>
    sql`(${sql.join(wordConditions(words, condition), sql` and `)}) ${isBackward ? sql`asc` : sql`desc`}`;
  const nearestFirst = isTolerant ? [first(containsWord), first(containsSwapped)] : [];
  return sql.join([...nearestFirst, ...columns, sql`s.channel_id ${direction}`]);
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
  created_at: string;
  growth: number | null;
  status: InfluencerStatus;
  gender: 'male' | 'female' | 'divers' | null;
}

/** A part of the rows of a query. */
interface Slice {
  limit: number;
  offset: number;
  /** Counts the offset from the last row. */
  isBackward?: boolean;
  /** Carries the number of all rows along. */
  isCounted?: boolean;
}

interface SliceRow extends ChannelRow {
  total?: number;
}

/** Rows that are read together at the most for everybody who asks for them; an export is read for itself. */
const MAX_SHARED = 200;

/** What a query finds: shared, unless it is long; where words may be misspelt, with the threshold that this needs. */
async function found<Row>(
  db: Db,
  { isTolerant = false }: SearchedQuery,
  statement: CompiledQuery<Row>,
  isLong = false,
): Promise<readonly Row[]> {
  const send = async (handle: Db): Promise<readonly Row[]> => (await handle.executeQuery(statement)).rows;
  const read = () => (isTolerant ? tolerant(db, send) : send(db));
  return isLong ? read() : sharedRows(db, statement, read);
}

/** Rows in their order: the narrow table says which, and only those are read in full. */
async function sliceOf(
  db: Db,
  viewer: CallUser,
  query: SearchedQuery,
  { limit, offset, isBackward = false, isCounted = false }: Slice,
): Promise<readonly SliceRow[]> {
  const statement = sql<SliceRow>`
    with page as (
      select s.channel_id${isCounted ? sql`, count(*) over () as total` : sql``} from channel_search s
      where ${conditionsOf(viewer, query)}
      order by ${orderBy(viewer, query, isBackward)}
      limit ${limit} offset ${offset})
    select i.id as influencer_id, c.id as channel_id, c.platform, c.channel_type, c.url, c.handle, c.title,
      i.first_name, i.surname, i.picture, c.followers, c.engagement_rate, i.average_rating, i.rating_count,
      i.country, i.city, i.categories, c.default_price, c.currency_code, i.is_trusted, i.buy_out, i.management,
      c.audience, c.active, c.created_at, s.growth, i.status, i.gender${isCounted ? sql`, page.total` : sql``}
    from page join channel_search s on s.channel_id = page.channel_id
      join channels c on c.id = s.channel_id join influencers i on i.id = c.influencer_id
    order by ${orderBy(viewer, query)}`;
  return found(db, query, statement.compile(db), limit > MAX_SHARED);
}

async function countChannels(db: Db, viewer: CallUser, query: SearchedQuery): Promise<number> {
  const statement = sql<{
    total: number;
  }>`select count(*) as total from channel_search s where ${conditionsOf(viewer, query)}`;
  return (await found(db, query, statement.compile(db)))[0]?.total ?? 0;
}

/** Rows before a page from which on it is worth knowing first whether the end is nearer than the beginning. */
const DEEP = 5_000;

interface Channels {
  rows: readonly ChannelRow[];
  total: number;
}

interface Page {
  limit: number;
  offset: number;
}

/** A page near the end is read from the end. */
async function countedSlice(
  db: Db,
  viewer: CallUser,
  query: SearchedQuery,
  { limit, offset }: Page,
): Promise<Channels> {
  if (offset < DEEP) {
    const [rows, total] = await Promise.all([
      sliceOf(db, viewer, query, { limit, offset }),
      countChannels(db, viewer, query),
    ]);
    return { rows, total };
  }
  const total = await countChannels(db, viewer, query);
  const size = Math.min(limit, total - offset);
  if (size <= 0) return { rows: [], total };
  const slice =
    offset > total / 2 ? { limit: size, offset: total - offset - size, isBackward: true } : { limit, offset };
  return { rows: await sliceOf(db, viewer, query, slice), total };
}

/** A page of what resembles the words, which costs too much to look for it once more only to count it. */
async function tolerantSlice(
  db: Db,
  viewer: CallUser,
  query: ChannelQuery,
  { limit, offset }: Page,
): Promise<Channels> {
  const searched = { ...query, isTolerant: true };
  const rows = await sliceOf(db, viewer, searched, { limit, offset, isCounted: true });
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countChannels(db, viewer, searched));
  return { rows, total };
}

/** Hits below which a search also shows what only resembles its words. */
const FEW = 10;

/** Whether a search with so many exact hits also shows what only resembles its words. */
const isWidened = ({ words }: ChannelQuery, hits: number): boolean => hits < FEW && toleratesTypos(words);

/** One page of a query with the number of all its channels. */
export async function channelSlice(db: Db, viewer: CallUser, query: ChannelQuery, page: Page): Promise<Channels> {
  const exact = await countedSlice(db, viewer, query, page);
  if (query.channelIds !== undefined || !isWidened(query, exact.total)) return exact;
  return tolerantSlice(db, viewer, query, page);
}

/** How many channels `channelSlice` finds. */
async function totalOf(db: Db, viewer: CallUser, query: ChannelQuery): Promise<number> {
  const exact = await countChannels(db, viewer, query);
  return isWidened(query, exact) ? countChannels(db, viewer, { ...query, isTolerant: true }) : exact;
}

const FLAGS = ['trusted', 'buyOut', 'hasManagement'] as const;
type FlagCounts = Record<(typeof FLAGS)[number], number>;

const NO_FLAGS: FlagCounts = { trusted: 0, buyOut: 0, hasManagement: 0 };

/** What each flag would leave of a query, in one pass over the channels that have any of them. */
async function countFlags(db: Db, viewer: CallUser, query: SearchedQuery): Promise<FlagCounts> {
  const { trusted, buyOut, hasManagement, ...others } = query.filters;
  const counts = FLAGS.map((name) => {
    const conditions = flagConditions({ trusted, buyOut, hasManagement, [name]: true });
    return sql`count(*) filter (where ${sql.join(conditions, sql` and `)}) as ${sql.id(name)}`;
  });
  const flagged = FLAGS.flatMap((name) => flagConditions({ [name]: true }));
  const statement = sql<FlagCounts>`
    select ${sql.join(counts)} from channel_search s
    where ${conditionsOf(viewer, { ...query, filters: others })} and (${sql.join(flagged, sql` or `)})`;
  return (await found(db, query, statement.compile(db)))[0] ?? NO_FLAGS;
}

/** How many channels `channelSlice` would find with each of some filters switched on. */
export async function filterCounts(
  db: Db,
  viewer: CallUser,
  query: ChannelQuery,
): Promise<Schemas['InfluencerFilterCounts']> {
  const [exact, bookmarked] = await Promise.all([
    countFlags(db, viewer, query),
    totalOf(db, viewer, { ...query, filters: { ...query.filters, bookmarked: true } }),
  ]);
  if (!FLAGS.some((name) => isWidened(query, exact[name]))) return { ...exact, bookmarked };
  const near = await countFlags(db, viewer, { ...query, isTolerant: true });
  const counted = (name: keyof FlagCounts): number => (isWidened(query, exact[name]) ? near[name] : exact[name]);
  return {
    trusted: counted('trusted'),
    buyOut: counted('buyOut'),
    hasManagement: counted('hasManagement'),
    bookmarked,
  };
}
