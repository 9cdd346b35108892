import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { staffPaths } from '@resonanz/domain/paths';
import { formatMoney, hasCents } from '@resonanz/formatters/money';
import { formatNumber, formatPercent, formatShortNumber } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';

const UNKNOWN = '–';

/** Full name of the person. */
export const nameOf = ({
  firstName,
  surname,
  handle,
}: Pick<InfluencerChannel, 'firstName' | 'surname' | 'handle'>): string => `${firstName} ${surname}`.trim() || handle;

/** Followers in short; a dash while they are unknown. */
export const followersOf = (followers: number | null, language: Language): string =>
  followers === null ? UNKNOWN : formatShortNumber(followers, language);

/** Engagement rate with two decimals. */
export const rateOf = ({ engagementRate }: InfluencerChannel, language: Language): string =>
  formatPercent(engagementRate, language, { minimumDecimals: 2 });

/** Average rating with one decimal. */
export const ratingOf = (rating: number, language: Language): string =>
  formatNumber(rating, language, { minimumDecimals: 1, maximumDecimals: 1 });

/** Whether a price among those of these channels has cents, so that all show two decimals. */
export const pricesHaveCents = (channels: readonly Pick<InfluencerChannel, 'price'>[]): boolean =>
  hasCents(channels.map(({ price }) => price));

/** Price of the default service, with two decimals where those beside it show cents; a dash while it is unknown. */
export const priceOf = ({ price, currencyCode }: InfluencerChannel, language: Language, fixed = false): string =>
  price === null ? UNKNOWN : formatMoney(price, language, { currency: currencyCode, fixed });

/** Address of the profile of a channel. */
export const profileOf = ({
  influencerId,
  type,
  channelId,
}: Pick<InfluencerChannel, 'influencerId' | 'type' | 'channelId'>): string =>
  staffPaths.influencerProfile({ influencerId, platform: type, channelId });

/** Growth in 30 days with its sign; a dash while it is unknown. */
export function growthOf({ growth }: Pick<InfluencerChannel, 'growth'>, language: Language): string {
  if (growth === null) return UNKNOWN;
  const figure = formatPercent(growth, language, { minimumDecimals: 1, maximumDecimals: 1 });
  return growth > 0 ? `+${figure}` : figure;
}
