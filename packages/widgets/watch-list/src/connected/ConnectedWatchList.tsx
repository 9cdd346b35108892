'use client';

import { bookmarkMutations, bookmarkQueries, type BookmarkOwner } from '@resonanz/api-client/bookmarks';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { WatchList, type WatchListItem, type WatchListProps } from '../WatchList.tsx';

/** Props of {@link ConnectedWatchList}. */
export interface ConnectedWatchListProps
  extends Pick<WatchListProps, 'isOpen' | 'onOpenChange' | 'onDownloadExpose' | 'hrefOf'> {
  /** Whose watch list it is. */
  owner: BookmarkOwner;
  /** Called with the bookmarked channels; open the dialog that asks for the campaign. */
  onAddToCampaign: (entries: readonly WatchListItem[]) => void;
  /** Whether the user may edit campaigns; without the right the button is disabled and says why. True by default. */
  mayAddToCampaign?: boolean;
  /** Where the undo of "Empty list" is offered and failures are told. */
  toasts: ToastQueue;
}

/** The watch list on Resonanz's server. */
export function ConnectedWatchList({ owner, onAddToCampaign, mayAddToCampaign = true, toasts, ...rest }: ConnectedWatchListProps) {
  const t = useMessages(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  const list = useQuery(bookmarkQueries(client).list(owner.email));
  const calls = bookmarkMutations(client, queryClient, owner);
  const { mutateAsync: add } = useMutation(calls.add());
  const { mutate: remove } = useMutation(calls.remove());
  const { mutateAsync: removeAll } = useMutation(calls.removeAll());
  // A list that cannot be loaded is shown as empty, silently (001 §8).
  const entries = list.data ?? (list.isError ? [] : undefined);

  const tellFailure = () => toasts.add({ tone: 'bad', title: t('watchList.failed') });

  async function restore(before: readonly WatchListItem[]) {
    try {
      // One after the other, the oldest first, so that the order is as it was.
      for (const entry of before.toReversed()) await add(entry);
    } catch {
      tellFailure();
    }
  }

  async function empty() {
    const before = entries ?? [];
    try {
      await removeAll();
    } catch {
      tellFailure();
      return;
    }
    toasts.add({
      tone: 'info',
      title: t('watchList.emptied'),
      action: { label: t('watchList.undo'), onPress: () => void restore(before) },
    });
  }

  return (
    <WatchList
      {...rest}
      {...(mayAddToCampaign ? {} : { addToCampaignRefusal: t('watchList.addRefused') })}
      entries={entries}
      onRemove={(entry) => remove(entry, { onError: tellFailure })}
      onEmpty={() => void empty()}
      onAddToCampaign={() => onAddToCampaign(entries ?? [])}
    />
  );
}
