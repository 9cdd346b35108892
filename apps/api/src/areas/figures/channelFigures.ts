import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type Figure, sourceOf, unknownFigure } from './Measurement.ts';
import { type ChannelFacts, type ChannelsWanted, channelFacts, type PostMeans } from './queries/channels.ts';
import type { ChannelAudience } from './tables.ts';

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

/** Shares on the wire; unknown ones are null. */
export function sharesOf(audience: ChannelAudience | null): Schemas['AudienceShares'] {
  return Object.fromEntries(SHARES.map((name) => [name, audience?.[name] ?? null])) as Schemas['AudienceShares'];
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
  return (await channelFacts(db, viewer, wanted)).map(toWire);
}

/** One channel that the viewer sees, and how many posts its means are made of. */
export async function profileChannel(
  db: Db,
  viewer: CallUser,
  channelId: number,
): Promise<{ channel: Schemas['ProfileChannel']; posts: number } | undefined> {
  const [row] = await channelFacts(db, viewer, { channelId });
  return row && { channel: toWire(row), posts: row.means?.posts ?? 0 };
}

/** Shares that a person typed, without what was left out. */
export function typedShares(input: Schemas['AudienceInput']): ChannelAudience {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as ChannelAudience;
}
