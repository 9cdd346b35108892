import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { type AgencyListState, toQuery } from './agencyList.ts';

/** Exports what the list shows, on all its pages, in its order. */
export function useAgencyExport(list: AgencyListState) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const client = useApi();
  const queryClient = useQueryClient();
  return async (format: ExportFormat): Promise<void> => {
    try {
      const { pageNumber: _page, pageSize: _size, ...search } = toQuery(list);
      const { saveRequests } = await import('./saveRequests.ts');
      await saveRequests(client, queryClient, { ...search, format, language }, t('requests.export.file'));
    } catch (error) {
      toasts.add({ tone: 'bad', title: t('requests.error.title'), text: say(error, 'requests.error.other') });
    }
  };
}
