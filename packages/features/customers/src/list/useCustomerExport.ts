import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { type CustomerListState, toQuery } from './customerList.ts';

/** Exports what the list shows, on all its pages, in its order. */
export function useCustomerExport(list: CustomerListState) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const client = useApi();
  const queryClient = useQueryClient();
  return async (format: ExportFormat): Promise<void> => {
    try {
      const { pageNumber: _page, pageSize: _size, ...search } = toQuery(list);
      const { saveCustomers } = await import('./saveCustomers.ts');
      await saveCustomers(client, queryClient, { ...search, format, language }, t('customers.export.file'));
    } catch (error) {
      toasts.add({ tone: 'bad', title: t('customers.error.title'), text: say(error, 'customers.error.other') });
    }
  };
}
