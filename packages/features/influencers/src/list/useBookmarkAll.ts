import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookmarkMutations } from '@resonanz/api-client/bookmarks';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { messages } from '../messages.ts';
import { watchListEntryOf } from './watchListEntry.ts';

/** Puts channels on the watch list; those that are on it already stay where they are. */
export function useBookmarkAll() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce, notifyFailure } = useNotifier();
  const { user } = useSession();
  const owner = { email: user?.username ?? '', loginUser: user?.id ?? 0 };
  const { mutate, isPending } = useMutation({
    ...bookmarkMutations(useApi(), useQueryClient(), owner).restore(),
    // The hearts of the rows fill.
    onSuccess: (_nothing, entries) => announce(t('influencers.selection.bookmarked', { count: entries.length })),
    onError: (error) => notifyFailure(say(error, 'influencers.selection.bookmarkFailed')),
  });
  return {
    bookmarkAll: (channels: readonly InfluencerChannel[]) => mutate(channels.map(watchListEntryOf)),
    isBookmarking: isPending,
  };
}
