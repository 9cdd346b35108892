export { ChannelCard, type CardChannel, type ChannelCardProps, type CreatorTag } from '../src/ChannelCard.tsx';
export type { ChannelFigure } from '../src/channelFigure.ts';
