export {
  CHANNEL_TYPES,
  PLATFORMS,
  PLATFORM_THEMES,
  channelTypeOf,
  defaultService,
  platformFromType,
  type ChannelType,
  type DefaultService,
  type Platform,
  type PlatformTheme,
} from '../src/platforms.ts';
