import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useQueryClient } from '@tanstack/react-query';
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
  const client = useApi();
  const queryClient = useQueryClient();
  return async (format: ExportFormat): Promise<void> => {
    try {
      const { pageNumber: _page, pageSize: _size, ...search } = toSearch(list);
      const { sortBy, sort } = search;
      const what = selectedIds.size > 0 ? { ...(sortBy && { sortBy }), ...(sort && { sort }), channelIds: [...selectedIds].slice(0, MOST_SELECTED) } : search;
      const { saveInfluencers } = await import('./saveInfluencers.ts');
      await saveInfluencers(client, queryClient, { ...what, format, language, columns: shownColumnIds(hiddenColumns) }, 'influencer');
    } catch (error) {
      toasts.add({ tone: 'bad', title: t('influencers.error.title'), text: say(error, 'influencers.exportError.other') });
    }
  };
}
