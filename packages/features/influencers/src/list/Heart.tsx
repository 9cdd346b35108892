import type { WatchListEntry } from '@resonanz/api-client/bookmarks';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useToasts } from '@resonanz/app-frame/toasts';
import { CHANNEL_ACTIVE } from '@resonanz/domain/workStates';
import { useSession } from '@resonanz/session/react';
import { ConnectedBookmarkButton } from '@resonanz/watch-list/connected';
import { nameOf } from './channelText.ts';

/** The heart of a row or card. */
export function Heart({ channel }: { channel: InfluencerChannel }) {
  const { user } = useSession();
  const toasts = useToasts();
  if (!user) return null;
  return (
    <ConnectedBookmarkButton
      owner={{ email: user.username, loginUser: user.id }}
      entry={watchListEntryOf(channel)}
      isBookmarkedAtFirst={channel.bookmarked}
      toasts={toasts}
    />
  );
}

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
