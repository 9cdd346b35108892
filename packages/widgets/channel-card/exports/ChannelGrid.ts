export { ChannelGrid, type ChannelGridProps } from '../src/ChannelGrid.tsx';
