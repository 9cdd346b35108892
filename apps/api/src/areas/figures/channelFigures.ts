import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { visibleRows } from '../ownership/door.ts';
import { type Figure, sourceOf, unknownFigure } from './Measurement.ts';
import type { ChannelAudience } from './tables.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

/** Posts whose mean stands for a channel. */
export const POSTS_OF_MEAN = 12;

const SHARES = [
  'germany',
  'austria',
  'switzerland',
  'until18',
  'age18To24',
  'age25To34',
  'age35To44',
  'age45To54',
  'age55To64',
  'above64',
  'genderMale',
  'genderFemale',
] as const satisfies readonly (keyof ChannelAudience)[];

/** Shares as they travel: what is not known is null. */
export function sharesOf(audience: ChannelAudience | null): Schemas['AudienceShares'] {
  return Object.fromEntries(SHARES.map((name) => [name, audience?.[name] ?? null])) as Schemas['AudienceShares'];
}

interface PostMeans {
  posts: number;
  likes: number | null;
  comments: number | null;
  views: number | null;
  source: string;
  measured_on: string;
}

interface ChannelFacts {
  id: number;
  platform: Schemas['Platform'];
  channel_type: string;
  url: string;
  handle: string;
  title: string | null;
  active: boolean;
  bookmarked: boolean;
  followers: number | null;
  engagement_rate: number | null;
  audience: ChannelAudience | null;
  default_price: number | null;
  currency_code: string;
  updated_at: string;
  is_import: boolean;
  error: string | null;
  counted: { followers: number; day: string; source: string; is_estimated: boolean } | null;
  rated: { value: number; day: string; source: string; is_estimated: boolean } | null;
  surveyed: { shares: ChannelAudience; day: string; source: string; is_estimated: boolean } | null;
  means: PostMeans | null;
}

/** Which channels are wanted: those of one person, or one. */
export type ChannelsWanted = { influencerId: number } | { channelId: number };

async function factsOf(db: Db, viewer: CallUser, wanted: ChannelsWanted): Promise<ChannelFacts[]> {
  const which = 'channelId' in wanted ? sql`c.id = ${wanted.channelId}` : sql`c.influencer_id = ${wanted.influencerId}`;
  const { rows } = await sql<ChannelFacts>`
    select c.id, c.platform, c.channel_type, c.url, c.handle, c.title, c.active, c.followers, c.engagement_rate, c.audience,
      c.default_price, c.currency_code, c.updated_at, i.is_import, run.error,
      exists (select 1 from bookmarks b where b.channel_id = c.id and b.user_id = ${viewer.id}) as bookmarked,
      (select to_jsonb(latest) from (select f.followers, f.day, f.source, f.is_estimated from follower_history f
        where f.channel_id = c.id order by f.day desc limit 1) latest) as counted,
      (select to_jsonb(latest) from (select m.value, m.day, m.source, m.is_estimated from channel_measurements m
        where m.channel_id = c.id and m.kind = 'engagementRate' order by m.day desc limit 1) latest) as rated,
      (select to_jsonb(latest) from (select m.shares, m.day, m.source, m.is_estimated from channel_measurements m
        where m.channel_id = c.id and m.kind = 'audience' order by m.day desc limit 1) latest) as surveyed,
      (select to_jsonb(mean) from (select count(*)::int as posts, round(avg(p.likes))::int as likes, round(avg(p.comments))::int as comments,
          round(avg(p.views))::int as views, min(p.source) as source, max(p.measured_on) as measured_on
        from (select * from channel_posts where channel_id = c.id order by posted_at desc limit ${POSTS_OF_MEAN}) p) mean) as means
    from channels c join influencers i on i.id = c.influencer_id left join connector_runs run on run.channel_id = c.id
    where ${which} and c.deleted_at is null and ${visibleRows('influencers', viewer, 'i')}
    order by c.followers desc nulls last, c.id`.execute(db);
  return rows;
}

/** A current value with the origin of the measurement it came from; a value changed since was typed in or imported. */
function figureOf(
  value: number | null,
  measured: { value: number; day: string; source: string; is_estimated: boolean } | null,
  otherwise: Pick<ChannelFacts, 'is_import' | 'updated_at'>,
): Figure {
  if (value === null) return unknownFigure;
  if (measured !== null && Number(measured.value) === Number(value)) {
    return { value, source: sourceOf(measured.source), measuredOn: measured.day, isEstimated: measured.is_estimated };
  }
  return {
    value,
    source: otherwise.is_import ? 'import' : 'byHand',
    measuredOn: berlinDay(new Date(otherwise.updated_at)),
    isEstimated: false,
  };
}

function meanOf(means: PostMeans | null, name: 'likes' | 'comments' | 'views'): Figure {
  const value = means?.[name] ?? null;
  if (means === null || value === null) return unknownFigure;
  return { value, source: sourceOf(means.source), measuredOn: means.measured_on, isEstimated: false };
}

function audienceOf({ audience, surveyed, is_import, updated_at }: ChannelFacts): Schemas['ChannelAudience'] {
  const shares = sharesOf(audience);
  if (audience === null) return { shares, source: null, measuredOn: null, isEstimated: false };
  const isSame = surveyed !== null && SHARES.every((name) => surveyed.shares[name] === audience[name]);
  if (isSame)
    return { shares, source: sourceOf(surveyed.source), measuredOn: surveyed.day, isEstimated: surveyed.is_estimated };
  return {
    shares,
    source: is_import ? 'import' : 'byHand',
    measuredOn: berlinDay(new Date(updated_at)),
    isEstimated: false,
  };
}

type ConnectorError = Schemas['ProfileChannel']['connectorError'];

function toWire(row: ChannelFacts): Schemas['ProfileChannel'] {
  const { counted, rated } = row;
  return {
    channelId: row.id,
    platform: row.platform,
    type: row.channel_type,
    channelUrl: row.url,
    handle: row.handle,
    title: row.title,
    active: row.active,
    bookmarked: row.bookmarked,
    followers: figureOf(row.followers, counted && { ...counted, value: counted.followers }, row),
    engagementRate: figureOf(row.engagement_rate, rated, row),
    averageLikes: meanOf(row.means, 'likes'),
    averageComments: meanOf(row.means, 'comments'),
    averageViews: meanOf(row.means, 'views'),
    audience: audienceOf(row),
    price: row.default_price,
    currencyCode: row.currency_code,
    connectorError: row.error as ConnectorError,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** Channels that the viewer sees, the largest first, with the origin of each figure. */
export async function profileChannels(
  db: Db,
  viewer: CallUser,
  wanted: ChannelsWanted,
): Promise<Schemas['ProfileChannel'][]> {
  return (await factsOf(db, viewer, wanted)).map(toWire);
}

/** One channel that the viewer sees, and how many posts its means are made of. */
export async function profileChannel(
  db: Db,
  viewer: CallUser,
  channelId: number,
): Promise<{ channel: Schemas['ProfileChannel']; posts: number } | undefined> {
  const [row] = await factsOf(db, viewer, { channelId });
  return row && { channel: toWire(row), posts: row.means?.posts ?? 0 };
}
