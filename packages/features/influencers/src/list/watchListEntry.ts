import type { WatchListEntry } from '@resonanz/api-client/bookmarks';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { nameOf } from './channelText.ts';

/** The entry a channel has on the watch list. */
export function watchListEntryOf(channel: InfluencerChannel): WatchListEntry {
  const { influencerId, channelId, type, channelUrl, title, picture, active, followers, management } = channel;
  return {
    influencerId,
    channelId,
    type,
    channelUrl,
    title,
    titleName: nameOf(channel),
    docPath: null,
    socialMediaProfile: picture,
    activee: active ? 1 : 0,
    followers,
    management,
  };
}
