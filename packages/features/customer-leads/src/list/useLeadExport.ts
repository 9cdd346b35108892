import { useApi } from '@resonanz/api-client/react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { useLeadActions } from '../useLeadActions.ts';
import { type LeadListState, toQuery } from './leadList.ts';

/** Exports what the list shows, on all its pages, in its order. */
export function useLeadExport(list: LeadListState) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { refuse } = useLeadActions();
  const client = useApi();
  const queryClient = useQueryClient();
  return async (format: ExportFormat): Promise<void> => {
    try {
      const { pageNumber: _page, pageSize: _size, ...search } = toQuery(list);
      const { saveLeads } = await import('./saveLeads.ts');
      await saveLeads(client, queryClient, { ...search, format, language }, t('customerLeads.export.file'));
    } catch (error) {
      refuse(error);
    }
  };
}
