import { mutationOptions, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/types';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { influencerKeys, type InfluencerChannelPage, type InfluencerSearch } from './influencers.ts';

/** A channel on the watch list. */
export type WatchListEntry = components['schemas']['WatchListEntry'];

/** Whose watch list it is: the values the session holds. */
export interface BookmarkOwner {
  /** The caller's own e-mail address. */
  readonly email: string;
  /** Numeric id of the logged-in user. */
  readonly loginUser: number;
}

/** Query keys of the area. */
export const bookmarkKeys = {
  /** Everything of the area. */
  all: ['bookmarks'],
  /** The watch list of one user. */
  list: (email: string) => ['bookmarks', 'list', email],
} as const;

/** Reads of the area. */
export const bookmarkQueries = (client: ApiClient) => ({
  /** The watch list of the caller, newest first. */
  list: (email: string) =>
    queryOptions({
      queryKey: bookmarkKeys.list(email),
      queryFn: ({ signal }): Promise<readonly WatchListEntry[]> =>
        answerOf(client.http.GET('/fetchEachBookMarkData/{email}', { params: { path: { email } }, signal })),
    }),
});

const sameChannel = (a: Pick<WatchListEntry, 'channelId' | 'type'>, b: Pick<WatchListEntry, 'channelId' | 'type'>): boolean =>
  a.channelId === b.channelId && a.type === b.type;

const filtersByBookmark = (queryKey: QueryKey): boolean => {
  const search = queryKey[influencerKeys.searches.length] as InfluencerSearch | undefined;
  return search?.filters?.bookmarked !== undefined;
};

/** Changes of the area; each shows its effect at once and takes it back when the server refuses. */
export const bookmarkMutations = (client: ApiClient, queryClient: QueryClient, owner: BookmarkOwner) => {
  const listKey = bookmarkKeys.list(owner.email);

  const wire = ({ influencerId, type, channelId }: Pick<WatchListEntry, 'influencerId' | 'type' | 'channelId'>) => ({
    emailId: owner.email,
    influencersId: influencerId,
    loginUser: owner.loginUser,
    platform: type,
    channelId,
    userId: owner.loginUser,
  });

  async function showAtOnce(
    change: (list: readonly WatchListEntry[]) => readonly WatchListEntry[],
    bookmarked: boolean,
    affects: (channel: { readonly channelId: number; readonly type: string }) => boolean,
  ): Promise<() => void> {
    await Promise.all([
      queryClient.cancelQueries({ queryKey: listKey }),
      queryClient.cancelQueries({ queryKey: influencerKeys.searches }),
    ]);
    const list = queryClient.getQueryData<readonly WatchListEntry[]>(listKey);
    const pages = queryClient.getQueriesData<InfluencerChannelPage>({ queryKey: influencerKeys.searches });
    if (list) queryClient.setQueryData(listKey, change(list));
    for (const [key, page] of pages) {
      if (!page) continue;
      const content = page.content.map((row) => (affects(row) && row.bookmarked !== bookmarked ? { ...row, bookmarked } : row));
      queryClient.setQueryData(key, { ...page, content });
    }
    return () => {
      if (list) queryClient.setQueryData(listKey, list);
      for (const [key, page] of pages) if (page) queryClient.setQueryData(key, page);
    };
  }

  // The hearts of other lists are right already; only lists chosen by the bookmark itself change their rows.
  const readAnew = async (): Promise<void> => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: listKey }),
      queryClient.invalidateQueries({
        queryKey: influencerKeys.searches,
        predicate: ({ queryKey }) => filtersByBookmark(queryKey),
      }),
    ]);
  };

  return {
    /** Bookmarks a channel. */
    add: () =>
      mutationOptions({
        mutationKey: ['bookmarks', 'add'],
        mutationFn: (entry: WatchListEntry) => answerOf(client.http.POST('/addBookMarkFunctionality', { body: wire(entry) })),
        onMutate: (entry) =>
          showAtOnce(
            (list) => [entry, ...list.filter((other) => !sameChannel(other, entry))],
            true,
            (channel) => sameChannel(channel, entry),
          ),
        onError: (_error, _entry, takeBack) => takeBack?.(),
        onSettled: readAnew,
      }),
    /** Removes a bookmark. */
    remove: () =>
      mutationOptions({
        mutationKey: ['bookmarks', 'remove'],
        mutationFn: (entry: Pick<WatchListEntry, 'influencerId' | 'type' | 'channelId'>) =>
          confirmed(client.http.POST('/removeBookMark', { body: wire(entry) })),
        onMutate: (entry) =>
          showAtOnce(
            (list) => list.filter((other) => !sameChannel(other, entry)),
            false,
            (channel) => sameChannel(channel, entry),
          ),
        onError: (_error, _entry, takeBack) => takeBack?.(),
        onSettled: readAnew,
      }),
    /** Empties the watch list; the body's placeholder values are those of the contract. */
    removeAll: () =>
      mutationOptions({
        mutationKey: ['bookmarks', 'removeAll'],
        mutationFn: () =>
          confirmed(
            client.http.POST('/removeAllBookMark', {
              body: { emailId: owner.email, influencersId: 0, loginUser: owner.loginUser, platform: 'all', channelId: '0', userId: 0 },
            }),
          ),
        onMutate: () => showAtOnce(() => [], false, () => true),
        onError: (_error, _nothing, takeBack) => takeBack?.(),
        onSettled: readAnew,
      }),
  };
};
