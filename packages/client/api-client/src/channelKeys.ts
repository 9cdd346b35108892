import type { WatchListEntry } from './bookmarks.ts';

/** What identifies a channel. */
export type ChannelKey = Pick<WatchListEntry, 'type' | 'channelId'>;

/** The same in one text. */
export const textOf = ({ type, channelId }: ChannelKey): string => `${type} ${channelId}`;

/** Whether a channel is one of these; quick for lists of any length. */
export function isAmong(channels: readonly ChannelKey[]): (channel: ChannelKey) => boolean {
  const texts = new Set(channels.map(textOf));
  return (channel) => texts.has(textOf(channel));
}
