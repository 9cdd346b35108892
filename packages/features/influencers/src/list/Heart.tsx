import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useSession } from '@resonanz/session/react';
import { ConnectedBookmarkButton } from '@resonanz/watch-list/connected';
import { watchListEntryOf } from './watchListEntry.ts';

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
