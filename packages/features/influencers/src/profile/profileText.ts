import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { labels } from '@resonanz/domain/labels';
import { SERVICES, SERVICES_FOR_ALL, type Service } from '@resonanz/domain/lookups';
import { channelTypeOf, type Platform } from '@resonanz/domain/platforms';
import { formatMoney } from '@resonanz/formatters/money';
import type { Language } from '@resonanz/i18n/language';
import { textOr, type Translate } from '@resonanz/i18n/messages';

const DAY = 86_400_000;

/** Full name of a person; the handle of the channel while it is unknown. */
export const nameOf = (
  { firstName, surname }: Pick<InfluencerProfile, 'firstName' | 'surname'>,
  channel?: Pick<ProfileChannel, 'handle'>,
): string => `${firstName} ${surname}`.trim() || (channel?.handle ?? '');

/** An amount, with two decimals where the column it stands in shows cents; null when it is unknown. */
export const moneyOf = (value: number | null, language: Language, currency: string, fixed = false): string | null =>
  value === null ? null : formatMoney(value, language, { currency, fixed });

/** Whole days between a calendar day and today in Berlin. */
export function daysSince(day: string, now: Date = new Date()): number {
  return Math.max(0, Math.round((Date.parse(berlinDay(now)) - Date.parse(day)) / DAY));
}

const serviceOf = (platform: string, value: string): Service | undefined =>
  [...(SERVICES[platform as Platform] ?? []), ...SERVICES_FOR_ALL].find((each) => each.value === value);

/** Name of a service as the reader knows it. */
export function serviceName(t: Translate<keyof typeof labels.de>, platform: string, value: string): string {
  const service = serviceOf(platform, value);
  return textOr(t, labels, service?.labelKey ?? `service.${value}`, value);
}

/** Whether the price of a service is a share of the fee. */
export const isPercent = (platform: string, value: string): boolean =>
  serviceOf(platform, value)?.priceUnit === 'percent';

/** The value of the service a platform's price without further words means. */
export const defaultService = (platform: Platform): string => SERVICES[platform][0]?.value ?? '';

/** The channel that an address names; undefined when the person has no such channel. */
export function chosenChannel(
  profile: InfluencerProfile,
  type: string | undefined,
  channelId: number,
): ProfileChannel | undefined {
  return profile.channels.find(
    (each) => each.channelId === channelId && channelTypeOf(each.platform) === type?.toLowerCase(),
  );
}
