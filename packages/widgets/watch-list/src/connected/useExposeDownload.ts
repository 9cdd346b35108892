import { useMutation } from '@tanstack/react-query';
import type { BookmarkOwner } from '@resonanz/api-client/bookmarks';
import { saveDownload } from '@resonanz/api-client/downloads';
import { exposeMutations } from '@resonanz/api-client/expose';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { messages } from '../messages.ts';

const FALLBACK_NAME = 'Expose.pdf';

/** Downloads the expose of the watch list; a notice stands as long as that takes. */
export function useExposeDownload(owner: BookmarkOwner, toasts: ToastQueue) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { mutate, isPending } = useMutation({
    ...exposeMutations(useApi()).download(),
    onMutate: () =>
      toasts.add({ tone: 'note', title: t('watchList.expose.started'), text: t('watchList.expose.wait') }),
    onSuccess: (file) => saveDownload(file, FALLBACK_NAME),
    onError: (error) => {
      toasts.add({ tone: 'bad', title: t('watchList.expose.failed'), text: say(error, 'watchList.exposeError.other') });
    },
    onSettled: (_file, _error, _nothing, notice) => {
      if (notice !== undefined) toasts.close(notice);
    },
  });
  return { onDownloadExpose: () => mutate(owner.email), isExposePending: isPending };
}
