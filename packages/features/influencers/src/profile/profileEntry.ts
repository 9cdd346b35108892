import type { WatchListEntry } from '@resonanz/api-client/bookmarks';
import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { CHANNEL_ACTIVE } from '@resonanz/domain/workStates';
import { nameOf } from './profileText.ts';

/** The entry that a channel of a profile has on the watch list. */
export function watchListEntryOf(profile: InfluencerProfile, channel: ProfileChannel): WatchListEntry {
  const { influencerId, picture, management } = profile;
  const { channelId, type, channelUrl, title, active, followers } = channel;
  return {
    influencerId,
    channelId,
    type,
    channelUrl,
    title,
    titleName: nameOf(profile, channel),
    docPath: null,
    socialMediaProfile: picture,
    isActive: active ? CHANNEL_ACTIVE.active : CHANNEL_ACTIVE.inactive,
    followers: followers.value,
    management,
  };
}
