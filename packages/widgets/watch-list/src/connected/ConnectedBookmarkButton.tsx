'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookmarkQueries, isBookmarked, type BookmarkOwner } from '@resonanz/api-client/bookmarks';
import { useApi } from '@resonanz/api-client/react';
import { platformFromType } from '@resonanz/domain/platforms';
import { whenIdle } from '@resonanz/ui/lazyComponent';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { BookmarkButton } from '../BookmarkButton.tsx';
import type { WatchListItem } from '../WatchList.tsx';
import { useFailureToast } from './useFailureToast.ts';

const FRESH_MS = 30_000;

const fetchCalls = () => import('./changeBookmark.ts');

let isAskedFor = false;

/**
 * Fetches what the first press of a heart needs, once for all rows; if that fails, the press tries again and shows the
 * error.
 */
function fetchAhead(): void {
  if (isAskedFor) return;
  isAskedFor = true;
  whenIdle(() => void fetchCalls().catch(() => {}));
}

/** Props of {@link ConnectedBookmarkButton}. */
export interface ConnectedBookmarkButtonProps {
  /** Whose watch list it is. */
  owner: BookmarkOwner;
  /** The channel, as the watch list will show it. */
  entry: WatchListItem;
  /** What the row itself knows, until the watch list has been read; not bookmarked by default. */
  isBookmarkedAtFirst?: boolean;
  /** Where a rejected change is shown. */
  toasts: ToastQueue;
}

/**
 * The heart of a row on Resonanz's server: shown at once, taken back with a word on an error. However many rows there
 * are, one list notifies them all, and one call of a channel is on its way at a time.
 */
export function ConnectedBookmarkButton({
  owner,
  entry,
  isBookmarkedAtFirst = false,
  toasts,
}: ConnectedBookmarkButtonProps) {
  const client = useApi();
  const queryClient = useQueryClient();
  const onError = useFailureToast(toasts);
  const { data = isBookmarkedAtFirst } = useQuery({
    ...bookmarkQueries(client).list(owner.email),
    select: (list) => isBookmarked(list, entry),
    // Rows that come into sight one after the other get their state from the list that is there.
    staleTime: FRESH_MS,
  });
  useEffect(fetchAhead, []);

  async function change(isOn: boolean): Promise<void> {
    try {
      const { changeBookmark } = await fetchCalls();
      await changeBookmark(client, queryClient, owner, entry, isOn);
    } catch (error) {
      onError(error);
    }
  }

  return (
    <BookmarkButton
      name={entry.titleName}
      platform={platformFromType(entry.type) ?? entry.type}
      isBookmarked={data}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
