import type { WatchListEntry } from '@resonanz/api-client/bookmarks';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { CHANNEL_ACTIVE } from '@resonanz/domain/workStates';
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
    isActive: active ? CHANNEL_ACTIVE.active : CHANNEL_ACTIVE.inactive,
    followers,
    management,
  };
}
