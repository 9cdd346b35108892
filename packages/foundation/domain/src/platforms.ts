/** A platform as written on the wire and on screen. */
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

/** A platform in lower case, as bookmarks, entries of the watch list and profile paths carry it. */
export type ChannelType = Lowercase<Platform>;

/** A name of a platform colour theme: the ten channel types plus two without channels. */
export type PlatformTheme = ChannelType | 'linkedin' | 'wechat';

/** A service type (`leistung`) proposed for a new channel; the spelling is part of the contract. */
export type DefaultService = 'Post' | 'Posting' | 'VideoIntegraion' | 'Video' | 'StreamIntegration' | 'Integration';

interface PlatformFacts {
  readonly name: Platform;
  readonly defaultService: DefaultService;
}

const FACTS: Readonly<Record<ChannelType, PlatformFacts>> = {
  instagram: { name: 'Instagram', defaultService: 'Post' },
  facebook: { name: 'Facebook', defaultService: 'Posting' },
  snapchat: { name: 'Snapchat', defaultService: 'VideoIntegraion' },
  youtube: { name: 'YouTube', defaultService: 'VideoIntegraion' },
  tiktok: { name: 'TikTok', defaultService: 'Video' },
  twitch: { name: 'Twitch', defaultService: 'StreamIntegration' },
  pinterest: { name: 'Pinterest', defaultService: 'Integration' },
  twitter: { name: 'Twitter', defaultService: 'Integration' },
  blog: { name: 'Blog', defaultService: 'Integration' },
  podcast: { name: 'Podcast', defaultService: 'Integration' },
};

/** Every channel type, in the order lists and filters show them. */
export const CHANNEL_TYPES = Object.keys(FACTS) as readonly ChannelType[];

/** Every platform, in the order lists and filters show them. */
export const PLATFORMS: readonly Platform[] = CHANNEL_TYPES.map((type) => FACTS[type].name);

/** Every colour theme of a platform. */
export const PLATFORM_THEMES: readonly PlatformTheme[] = [...CHANNEL_TYPES, 'linkedin', 'wechat'];

/** Channel type of a platform. */
export function channelTypeOf(platform: Platform): ChannelType {
  return platform.toLowerCase() as ChannelType;
}

/** Platform of a channel type or platform name in any case; `undefined` when there is none. */
export function platformFromType(type: string): Platform | undefined {
  const lower = type.trim().toLowerCase();
  return Object.hasOwn(FACTS, lower) ? FACTS[lower as ChannelType].name : undefined;
}

/** The service type proposed for a channel of this platform. */
export function defaultService(platform: Platform): DefaultService {
  return FACTS[channelTypeOf(platform)].defaultService;
}
