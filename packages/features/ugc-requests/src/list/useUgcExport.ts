import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { type StaffListState, staffQuery } from './ugcList.ts';

/** Exports what the list shows, on all its pages, in its order. */
export function useUgcExport(list: StaffListState) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const client = useApi();
  const queryClient = useQueryClient();
  return async (format: ExportFormat): Promise<void> => {
    try {
      const { pageNumber: _page, pageSize: _size, ...search } = staffQuery(list);
      const { saveUgcRequests } = await import('./saveUgcRequests.ts');
      await saveUgcRequests(client, queryClient, { ...search, format, language }, t('ugcRequests.staff.exportFile'));
    } catch (error) {
      toasts.add({ tone: 'bad', title: t('ugcRequests.error.title'), text: say(error, 'ugcRequests.error.other') });
    }
  };
}
