import type { QueryClient } from '@tanstack/react-query';
import { type BookmarkOwner, bookmarkMutations } from '@resonanz/api-client/bookmarks';
import type { ApiClient } from '@resonanz/api-client/client';
import { runMutation } from '@resonanz/api-client/runMutation';
import type { WatchListItem } from '../WatchList.tsx';

/** Puts a channel on a watch list or takes it away; shown at once, and taken back on an error. */
export function changeBookmark(
  client: ApiClient,
  queryClient: QueryClient,
  owner: BookmarkOwner,
  entry: WatchListItem,
  isBookmarked: boolean,
): Promise<unknown> {
  const calls = bookmarkMutations(client, queryClient, owner);
  return isBookmarked ? runMutation(queryClient, calls.add(), entry) : runMutation(queryClient, calls.remove(), entry);
}
