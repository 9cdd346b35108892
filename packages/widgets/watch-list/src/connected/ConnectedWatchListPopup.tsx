import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { bookmarkMutations } from '@resonanz/api-client/bookmarks';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import type { WatchListItem } from '../WatchList.tsx';
import { WatchListPopup } from '../WatchListPopup.tsx';
import type { ConnectedWatchListProps } from './ConnectedWatchList.tsx';
import { useExposeDownload } from './useExposeDownload.ts';
import { useFailureToast } from './useFailureToast.ts';

interface ConnectedWatchListPopupProps extends ConnectedWatchListProps {
  /** The bookmarked channels; `undefined` while they load. */
  entries: readonly WatchListItem[] | undefined;
  /** The button it hangs from. */
  heart: RefObject<HTMLButtonElement | null>;
}

/** The dropdown of the watch list, with its calls. */
export function ConnectedWatchListPopup(props: ConnectedWatchListPopupProps) {
  const { owner, entries, onAddToCampaign, mayAddToCampaign = true, offersExpose = false, toasts, ...rest } = props;
  const t = useMessages(messages);
  const client = useApi();
  const calls = bookmarkMutations(client, useQueryClient(), owner);
  const onError = useFailureToast(toasts);
  const { mutate: remove } = useMutation({ ...calls.remove(), onError });
  const { mutate: restore } = useMutation({ ...calls.restore(), onError });
  const { mutateAsync: removeAll } = useMutation(calls.removeAll());
  const expose = useExposeDownload(owner, toasts);

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
    <WatchListPopup
      {...rest}
      {...(mayAddToCampaign ? {} : { addToCampaignDenial: t('watchList.addDenied') })}
      {...(offersExpose ? expose : {})}
      entries={entries}
      onRemove={remove}
      onEmpty={() => void empty()}
      onAddToCampaign={() => onAddToCampaign(entries ?? [])}
    />
  );
}
