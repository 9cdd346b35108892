export {
  channelKey,
  normaliseChannelUrl,
  platformOfHost,
  type ChannelUrlCode,
  type ChannelUrlResult,
} from '../src/channelUrls.ts';
