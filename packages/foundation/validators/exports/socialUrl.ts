export { socialUrl, type ChannelAddress } from '../src/socialUrl.ts';
