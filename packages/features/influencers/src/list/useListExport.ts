import { saveDownload } from '@resonanz/api-client/downloads';
import { influencerMutations } from '@resonanz/api-client/influencers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { shownColumnIds } from './columnIds.ts';
import { type InfluencerListState, toSearch } from './influencerList.ts';
import { MOST_SELECTED } from './useChannelSelection.ts';

/** Exports what is selected, or what the list shows on all its pages: the columns in sight, in its order. */
export function useListExport(list: InfluencerListState, selectedIds: ReadonlySet<number>, hiddenColumns: ReadonlySet<string>) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const { mutateAsync, isPending } = useMutation(influencerMutations(useApi(), useQueryClient()).exportFile());

  async function onExport(format: ExportFormat): Promise<void> {
    const { pageNumber: _page, pageSize: _size, ...search } = toSearch(list);
    const what = selectedIds.size > 0 ? { ...(search.sortBy && { sortBy: search.sortBy }), ...(search.sort && { sort: search.sort }), channelIds: [...selectedIds].slice(0, MOST_SELECTED) } : search;
    try {
      saveDownload(await mutateAsync({ ...what, format, language, columns: shownColumnIds(hiddenColumns) }), `influencer.${format}`);
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
