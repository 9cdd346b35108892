'use client';

import { bookmarkMutations, bookmarkQueries, isBookmarked, type BookmarkOwner } from '@resonanz/api-client/bookmarks';
import { useApi } from '@resonanz/api-client/react';
import { platformFromType } from '@resonanz/domain/platforms';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkButton } from '../BookmarkButton.tsx';
import type { WatchListItem } from '../WatchList.tsx';
import { useFailureToast } from './useFailureToast.ts';

const FRESH_MS = 30_000;

/** Props of {@link ConnectedBookmarkButton}. */
export interface ConnectedBookmarkButtonProps {
  /** Whose watch list it is. */
  owner: BookmarkOwner;
  /** The channel, as the watch list will show it. */
  entry: WatchListItem;
  /** What the row itself knows, until the watch list has been read; not bookmarked by default. */
  isBookmarkedAtFirst?: boolean;
  /** Where a refused change is told. */
  toasts: ToastQueue;
}

/**
 * The heart of a row on Resonanz's server: shown at once, taken back with a word when the server refuses. However many rows there
 * are, one list tells them all, and one call of a channel is on its way at a time.
 */
export function ConnectedBookmarkButton({ owner, entry, isBookmarkedAtFirst = false, toasts }: ConnectedBookmarkButtonProps) {
  const client = useApi();
  const calls = bookmarkMutations(client, useQueryClient(), owner);
  const onError = useFailureToast(toasts);
  const { mutate: add } = useMutation({ ...calls.add(), onError });
  const { mutate: remove } = useMutation({ ...calls.remove(), onError });
  const { data = isBookmarkedAtFirst } = useQuery({
    ...bookmarkQueries(client).list(owner.email),
    select: (list) => isBookmarked(list, entry),
    // Rows that come into sight one after the other are told by the list that is there.
    staleTime: FRESH_MS,
  });
  return (
    <BookmarkButton
      name={entry.titleName}
      platform={platformFromType(entry.type) ?? entry.type}
      isBookmarked={data}
      onChange={(isOn) => (isOn ? add : remove)(entry)}
    />
  );
}
