import { queryOptions } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf } from './answer.ts';
import { type ChannelKey, isAmong } from './channelKeys.ts';
import type { ApiClient } from './createApiClient.ts';
import { withOpenWishes } from './openWishes.ts';

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

/** The watch list as the server has it. */
export const readWatchList = (
  client: ApiClient,
  email: string,
  signal: AbortSignal | null = null,
): Promise<readonly WatchListEntry[]> =>
  answerOf(client.http.GET('/fetchEachBookMarkData/{email}', { params: { path: { email } }, signal }));

/** Reads of the area. */
export const bookmarkQueries = (client: ApiClient) => ({
  /** The watch list of the caller, newest first; refetched whenever the window is looked at again. */
  list: (email: string) =>
    queryOptions({
      queryKey: bookmarkKeys.list(email),
      // An answer given before a change has arrived would take that change back on the screen.
      queryFn: async ({ signal, client: queryClient, queryKey }) =>
        withOpenWishes(queryClient, queryKey, await readWatchList(client, email, signal)),
      // Another tab may have changed it a moment ago.
      refetchOnWindowFocus: 'always',
    }),
});

const membership = new WeakMap<readonly WatchListEntry[], (channel: ChannelKey) => boolean>();

/** Whether a channel is on a watch list; the list is gone through once, however many rows ask. */
export function isBookmarked(list: readonly WatchListEntry[], channel: ChannelKey): boolean {
  const isHeld = membership.get(list) ?? isAmong(list);
  membership.set(list, isHeld);
  return isHeld(channel);
}
