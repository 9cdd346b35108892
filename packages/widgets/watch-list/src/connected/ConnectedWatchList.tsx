'use client';

import { bookmarkMutations, bookmarkQueries, type BookmarkOwner } from '@resonanz/api-client/bookmarks';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { WatchList, type WatchListItem, type WatchListProps } from '../WatchList.tsx';
import { useExposeDownload } from './useExposeDownload.ts';
import { useFailureToast } from './useFailureToast.ts';

/** Props of {@link ConnectedWatchList}. */
export interface ConnectedWatchListProps extends Pick<WatchListProps, 'isOpen' | 'onOpenChange' | 'hrefOf'> {
  /** Whose watch list it is. */
  owner: BookmarkOwner;
  /** Called with the bookmarked channels; open the dialog that asks for the campaign. */
  onAddToCampaign: (entries: readonly WatchListItem[]) => void;
  /** Whether the user may edit campaigns; without the right the button is disabled and says why. True by default. */
  mayAddToCampaign?: boolean;
  /** Whether the expose can be downloaded; for servers that make one. False by default. */
  offersExpose?: boolean;
  /** Where the undo of "Empty list" is offered, and what happens is told. */
  toasts: ToastQueue;
}

/** The watch list on Resonanz's server. */
export function ConnectedWatchList(props: ConnectedWatchListProps) {
  const { owner, onAddToCampaign, mayAddToCampaign = true, offersExpose = false, toasts, ...rest } = props;
  const t = useMessages(messages);
  const client = useApi();
  const list = useQuery(bookmarkQueries(client).list(owner.email));
  const calls = bookmarkMutations(client, useQueryClient(), owner);
  const onError = useFailureToast(toasts);
  const { mutate: remove } = useMutation({ ...calls.remove(), onError });
  const { mutate: restore } = useMutation({ ...calls.restore(), onError });
  const { mutateAsync: removeAll } = useMutation(calls.removeAll());
  const expose = useExposeDownload(owner, toasts);
  // A list that cannot be loaded is shown as empty, silently (001 §8).
  const entries = list.data ?? (list.isError ? [] : undefined);

  async function empty() {
    const before = entries ?? [];
    try {
      await removeAll();
    } catch (error) {
      onError(error);
      return;
    }
    toasts.add({
      tone: 'info',
      title: t('watchList.emptied'),
      action: { label: t('watchList.undo'), onPress: () => restore(before) },
      // Another list emptied later has an undo of its own.
      about: before.map(({ channelId }) => channelId).join(),
    });
  }

  return (
    <WatchList
      {...rest}
      {...(mayAddToCampaign ? {} : { addToCampaignRefusal: t('watchList.addRefused') })}
      {...(offersExpose ? expose : {})}
      entries={entries}
      onRemove={remove}
      onEmpty={() => void empty()}
      onAddToCampaign={() => onAddToCampaign(entries ?? [])}
    />
  );
}
