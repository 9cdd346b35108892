import { saveDownload } from '@resonanz/api-client/downloads';
import { influencerMutations } from '@resonanz/api-client/influencers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { type InfluencerListState, toSearch } from './influencerList.ts';

/** Exports what the list shows, on all its pages, in its order. */
export function useListExport(list: InfluencerListState) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const { mutateAsync, isPending } = useMutation(influencerMutations(useApi(), useQueryClient()).exportFile());

  async function onExport(format: ExportFormat): Promise<void> {
    const { pageNumber: _page, pageSize: _size, ...search } = toSearch(list);
    try {
      saveDownload(await mutateAsync({ ...search, format, language }), `influencer.${format}`);
    } catch (error) {
      toasts.add({
        tone: 'bad',
        title: t('influencers.error.title'),
        text: say(error, 'influencers.exportError.other'),
      });
    }
  }

  return { onExport: (format: ExportFormat) => void onExport(format), isExporting: isPending };
}
