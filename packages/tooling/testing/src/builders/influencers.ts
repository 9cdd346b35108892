import { many, personAt } from './people.ts';
import type { Schema } from './schema.ts';

const platforms = ['Instagram', 'YouTube', 'TikTok', 'Blog'] as const satisfies readonly Schema<'Platform'>[];

/** A channel of the influencer list; `index` varies person, platform and figures. */
export function buildInfluencerChannel(
  overrides: Partial<Schema<'InfluencerChannel'>> = {},
  index = 0,
): Schema<'InfluencerChannel'> {
  const { firstName, surname, handle, city, followers } = personAt(index);
  const platform = platforms[index % platforms.length] ?? 'Instagram';
  return {
    influencerId: 100 + index,
    channelId: 1_000 + index,
    platform,
    type: platform.toLowerCase(),
    channelUrl: `https://www.${platform.toLowerCase()}.com/${handle}`,
    handle,
    title: platform === 'YouTube' ? `${firstName} ${surname}` : null,
    firstName,
    surname,
    picture: null,
    followers,
    engagementRate: 3.4,
    averageRating: 4.5,
    ratingCount: 12,
    country: 'DE',
    city,
    categories: [1, 3],
    price: 1_450,
    currencyCode: 'EUR',
    isTrusted: index % 3 === 0,
    management: null,
    active: true,
    bookmarked: false,
    otherChannels: [],
    createdAt: '2026-05-04T08:12:00Z',
    growth: 2.4,
    status: 1,
    gender: 'female',
    ageGroup: 'age25To34',
    ...overrides,
  };
}

/** Channels of the influencer list. */
export const buildInfluencerChannels = (count: number): Schema<'InfluencerChannel'>[] =>
  many(count, (index) => buildInfluencerChannel({}, index));

/** An entry of the watch list. */
export function buildWatchListEntry(
  overrides: Partial<Schema<'WatchListEntry'>> = {},
  index = 0,
): Schema<'WatchListEntry'> {
  const { influencerId, channelId, type, channelUrl, title, firstName, surname, followers, management } =
    buildInfluencerChannel({}, index);
  return {
    influencerId,
    channelId,
    type,
    channelUrl,
    title,
    titleName: `${firstName} ${surname}`,
    docPath: null,
    socialMediaProfile: null,
    isActive: 1,
    followers,
    management,
    ...overrides,
  };
}

/** Entries of the watch list. */
export const buildWatchList = (count: number): Schema<'WatchListEntry'>[] =>
  many(count, (index) => buildWatchListEntry({}, index));
