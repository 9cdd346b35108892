export { channelPrices } from '../src/channelPrices.ts';
