import type { LabelKey } from '../labels.ts';
import type { Platform } from '../platforms.ts';

/**
 * A service a channel may be booked for.
 *
 * @source docs/domain/lookups.md#services
 */
export interface Service {
  /** What is stored of a service: the type alone, without the platform's name. */
  readonly value: string;
  /** Suffix of the price field of the influencer, for example `Story` of `instagramStoryPrice`. */
  readonly priceKey: string;
  /** Key of its name in `labels`. */
  readonly labelKey: LabelKey & `service.${string}`;
  /** Unit of the price field: net euro, or percent of the fee. */
  readonly priceUnit: 'euro' | 'percent';
}

type ServiceName<Key> = Key extends `service.${infer Name}` ? Name : never;
type NamedService = ServiceName<LabelKey>;

/* @__NO_SIDE_EFFECTS__ */
function service(value: NamedService, rest: Partial<Service> = {}): Service {
  return { value, priceKey: value, labelKey: `service.${value}`, priceUnit: 'euro', ...rest };
}

/* @__NO_SIDE_EFFECTS__ */
function buyOut(months: 3 | 6 | 12): Service {
  return service(`BuyOut${months}`, { priceKey: 'BuyOut', priceUnit: 'percent' });
}

/**
 * Services by platform, the default first: initial data, staff may change the list.
 *
 * @source docs/domain/lookups.md#services
 */
export const SERVICES: Readonly<Record<Platform, readonly Service[]>> = {
  Instagram: [
    service('Post'),
    service('Carousel'),
    service('Reel'),
    service('Story', { labelKey: 'service.StoryFrame' }),
    service('StorySet'),
    service('Live'),
    service('Giveaway'),
    service('Takeover'),
    service('Whitelisting'),
  ],
  Facebook: [service('Posting'), service('Video'), service('Story'), service('Live'), service('Reel')],
  Snapchat: [service('VideoIntegraion', { priceKey: 'VideoIntegration' }), service('Story'), service('Spotlight')],
  YouTube: [
    service('VideoIntegraion', { priceKey: 'VideoIntegration' }),
    service('DedicatedVideo'),
    service('Shorts'),
    service('CommunityPost'),
    service('Livestream'),
    service('EndScreen'),
  ],
  TikTok: [service('Video'), service('Story'), service('Live'), service('SparkAds')],
  Twitch: [service('StreamIntegration'), service('Panel'), service('ChatCommand'), service('DedicatedStream')],
  Pinterest: [service('Integration', { priceKey: 'Pin' }), service('VideoPin'), service('Board')],
  Twitter: [service('Integration'), service('Thread'), service('Retweet')],
  Blog: [
    service('Integration', { priceKey: 'BlogPost' }),
    service('Advertorial'),
    service('ProductTest'),
    service('Backlink'),
    service('Banner'),
  ],
  Podcast: [
    service('Integration', { priceKey: 'HostReadAd' }),
    service('PreRoll'),
    service('MidRoll'),
    service('Interview'),
  ],
};

/**
 * Services every platform offers besides its own: the rights to go on using a content for so many months, and a video
 * that is not posted.
 *
 * @source docs/domain/lookups.md#services
 */
export const SERVICES_FOR_ALL: readonly Service[] = [buyOut(3), buyOut(6), buyOut(12), service('Ugc')];

/**
 * Parses a stored service value; old data may be prefixed with the platform's name, or be that name alone for the
 * default. Other texts are returned unchanged.
 *
 * @source docs/domain/lookups.md#services
 */
export function parseService(
  platform: Platform,
  text: string,
  services: Readonly<Record<Platform, readonly Service[]>> = SERVICES,
): string {
  const prefix = `${platform} `;
  if (text === platform) return services[platform][0]?.value ?? text;
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}
