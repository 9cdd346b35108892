/**
 * A platform as written on the wire and on screen.
 *
 * @source docs/domain/lookups.md#platforms
 */
export type Platform =
  | 'Instagram'
  | 'Facebook'
  | 'Snapchat'
  | 'YouTube'
  | 'TikTok'
  | 'Twitch'
  | 'Pinterest'
  | 'Twitter'
  | 'Blog'
  | 'Podcast';

/**
 * A platform in lower case, as bookmarks, entries of the watch list and profile paths carry it.
 *
 * @source docs/domain/lookups.md#platforms
 */
export type ChannelType = Lowercase<Platform>;

/**
 * A name of a platform colour theme: the ten channel types plus two without channels.
 *
 * @source docs/domain/lookups.md#platforms
 */
export type PlatformTheme = ChannelType | 'linkedin' | 'wechat';

/**
 * A service type proposed for a new channel, as it is stored.
 *
 * @source docs/domain/lookups.md#services
 */
export type DefaultService = 'Post' | 'Posting' | 'VideoIntegraion' | 'Video' | 'StreamIntegration' | 'Integration';

const DEFAULT_SERVICE: Readonly<Record<Platform, DefaultService>> = {
  Instagram: 'Post',
  Facebook: 'Posting',
  Snapchat: 'VideoIntegraion',
  YouTube: 'VideoIntegraion',
  TikTok: 'Video',
  Twitch: 'StreamIntegration',
  Pinterest: 'Integration',
  Twitter: 'Integration',
  Blog: 'Integration',
  Podcast: 'Integration',
};

/**
 * Every channel type, in the order lists and filters show them.
 *
 * @source docs/domain/lookups.md#platforms
 */
export const CHANNEL_TYPES: readonly ChannelType[] = [
  'instagram',
  'facebook',
  'snapchat',
  'youtube',
  'tiktok',
  'twitch',
  'pinterest',
  'twitter',
  'blog',
  'podcast',
];

/**
 * Every platform, in the order lists and filters show them.
 *
 * @source docs/domain/lookups.md#platforms
 */
export const PLATFORMS: readonly Platform[] = [
  'Instagram',
  'Facebook',
  'Snapchat',
  'YouTube',
  'TikTok',
  'Twitch',
  'Pinterest',
  'Twitter',
  'Blog',
  'Podcast',
];

/**
 * Every colour theme of a platform.
 *
 * @source docs/domain/lookups.md#platforms
 */
export const PLATFORM_THEMES: readonly PlatformTheme[] = [
  'instagram',
  'facebook',
  'snapchat',
  'youtube',
  'tiktok',
  'twitch',
  'pinterest',
  'twitter',
  'blog',
  'podcast',
  'linkedin',
  'wechat',
];

/**
 * Channel type of a platform.
 *
 * @source docs/domain/lookups.md#platforms
 */
export function channelTypeOf<Name extends Platform>(platform: Name): Lowercase<Name> {
  return platform.toLowerCase() as Lowercase<Name>;
}

/**
 * Platform of a channel type or platform name in any case; `undefined` when there is none.
 *
 * @source docs/domain/lookups.md#platforms
 */
export function platformFromType(type: string): Platform | undefined {
  const wanted = type.trim().toLowerCase();
  return PLATFORMS.find((platform) => channelTypeOf(platform) === wanted);
}

/**
 * The service type proposed for a channel of this platform.
 *
 * @source docs/domain/lookups.md#services
 */
export function defaultService(platform: Platform): DefaultService {
  return DEFAULT_SERVICE[platform];
}

const WITHOUT_SIGN: readonly Platform[] = ['YouTube', 'Blog', 'Podcast'];

/**
 * A channel's handle as people know it: `@lenahartwig`; titles and addresses, on YouTube, blogs and podcasts, have no
 * sign.
 *
 * @source docs/domain/lookups.md#platforms
 */
export function handleLabel(platform: Platform, handle: string): string {
  // Snapchat's addresses put a word before the name.
  const name = handle.replace(/\/$/, '').replace(platform === 'Snapchat' ? /^add\// : '', '');
  return WITHOUT_SIGN.includes(platform) || name === '' || name.startsWith('@') ? name : `@${name}`;
}
