import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { answerOf, confirmed } from './answer.ts';
import { bookmarkKeys, type BookmarkOwner, readWatchList, type WatchListEntry } from './bookmarks.ts';
import { bookmarkWishes, drawHearts } from './bookmarkWishes.ts';
import { type ChannelKey, isAmong } from './channelKeys.ts';
import type { ApiClient } from './createApiClient.ts';
import { influencerKeys, type InfluencerSearch } from './influencers.ts';

/** A channel as the calls of the area name it. */
type BookmarkedChannel = ChannelKey & Pick<WatchListEntry, 'influencerId'>;

const filtersByBookmark = (queryKey: QueryKey): boolean => {
  const search = queryKey[influencerKeys.searches.length] as InfluencerSearch | undefined;
  return search?.filters?.bookmarked !== undefined;
};

/**
 * Changes of the area; each shows its effect at once and takes it back on an error. Of one channel one call is on its
 * way at a time, wherever it was asked for: presses that follow quickly end in what was wanted last.
 */
export const bookmarkMutations = (client: ApiClient, queryClient: QueryClient, owner: BookmarkOwner) => {
  const listKey = bookmarkKeys.list(owner.email);
  const wishes = bookmarkWishes(queryClient, listKey);
  const cached = () => queryClient.getQueryData<readonly WatchListEntry[]>(listKey);

  const wire = ({ influencerId, type, channelId }: BookmarkedChannel) => ({
    emailId: owner.email,
    influencersId: influencerId,
    loginUser: owner.loginUser,
    platform: type,
    channelId,
    userId: owner.loginUser,
  });

  const addOne = (channel: BookmarkedChannel) =>
    answerOf(client.http.POST('/addBookMarkFunctionality', { body: wire(channel) }));
  const removeOne = (channel: BookmarkedChannel) =>
    confirmed(client.http.POST('/removeBookMark', { body: wire(channel) }));

  /** Answers to questions asked before a change must not overwrite what is shown of it. */
  const stopReading = (): Promise<unknown> =>
    Promise.all([
      queryClient.cancelQueries({ queryKey: listKey }),
      queryClient.cancelQueries({ queryKey: influencerKeys.searches }),
    ]);

  // The hearts of other lists are right already; only lists chosen by the bookmark itself change their rows.
  const reload = async (): Promise<void> => {
    // After the last of several changes: until then the server does not know of all of them.
    if (wishes.areOpen()) return;
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: listKey }),
      queryClient.invalidateQueries({ queryKey: influencerKeys.filterCounts }),
      queryClient.invalidateQueries({
        queryKey: influencerKeys.searches,
        predicate: ({ queryKey }) => filtersByBookmark(queryKey),
      }),
    ]);
  };

  const settle = (channel: BookmarkedChannel): Promise<void> =>
    wishes.settle(channel, (isBookmarked) => (isBookmarked ? addOne(channel) : removeOne(channel)));

  return {
    /** Bookmarks a channel. */
    add: () =>
      mutationOptions({
        mutationKey: ['bookmarks', 'add'],
        mutationFn: (entry: WatchListEntry) => settle(entry),
        onMutate: async (entry) => {
          wishes.note(entry, true, entry);
          await stopReading();
          wishes.show(entry);
        },
        onSettled: reload,
      }),
    /** Removes a bookmark. */
    remove: () =>
      mutationOptions({
        mutationKey: ['bookmarks', 'remove'],
        mutationFn: (channel: BookmarkedChannel) => settle(channel),
        onMutate: async (channel) => {
          wishes.note(channel, false);
          await stopReading();
          wishes.show(channel);
        },
        onSettled: reload,
      }),
    /** Empties the watch list; the body's placeholder values are those of the contract. */
    removeAll: () =>
      mutationOptions({
        mutationKey: ['bookmarks', 'removeAll'],
        mutationFn: () =>
          confirmed(
            client.http.POST('/removeAllBookMark', {
              body: {
                emailId: owner.email,
                influencersId: 0,
                loginUser: owner.loginUser,
                platform: 'all',
                channelId: '0',
                userId: 0,
              },
            }),
          ),
        onMutate: async () => {
          await stopReading();
          const before = cached();
          const pages = queryClient.getQueriesData({ queryKey: influencerKeys.searches });
          if (before) queryClient.setQueryData(listKey, []);
          drawHearts(queryClient, false, () => true);
          return () => {
            if (before) queryClient.setQueryData(listKey, before);
            for (const [key, page] of pages) queryClient.setQueryData(key, page);
          };
        },
        onError: (_error, _nothing, takeBack) => takeBack?.(),
        onSettled: reload,
      }),
    /**
     * Bookmarks again what was on the list, the oldest first, so that the order is as it was; what is back already is
     * left alone. Channels bookmarked meanwhile stay.
     */
    restore: () =>
      mutationOptions({
        mutationKey: ['bookmarks', 'restore'],
        mutationFn: async (entries: readonly WatchListEntry[]) => {
          const isHeld = isAmong(await readWatchList(client, owner.email));
          for (const entry of entries.toReversed()) if (!isHeld(entry)) await addOne(entry);
        },
        onMutate: async (entries) => {
          await stopReading();
          const before = cached();
          const isHeld = isAmong(before ?? []);
          if (before) queryClient.setQueryData(listKey, [...entries.filter((entry) => !isHeld(entry)), ...before]);
          drawHearts(queryClient, true, isAmong(entries));
        },
        onSettled: reload,
      }),
  };
};
