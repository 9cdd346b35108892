export {
  CHANNEL_TYPES,
  PLATFORMS,
  PLATFORM_THEMES,
  channelTypeOf,
  defaultService,
  handleLabel,
  platformFromType,
  type ChannelType,
  type DefaultService,
  type Platform,
  type PlatformTheme,
} from '../src/platforms.ts';
