import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useMay } from '@resonanz/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { type CampaignListState, wireFilters } from './campaignList.ts';
import { fileColumns } from './columnIds.ts';

/** Exports what the list shows on all its pages: the columns in sight, in its order; offered to those who may. */
export function useListExport(list: CampaignListState, hiddenColumnIds: ReadonlySet<string>) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const client = useApi();
  const queryClient = useQueryClient();
  const mayExport = useMay('Campaign Management', 'export');
  const onExport = async (format: ExportFormat): Promise<void> => {
    try {
      const { sortBy, sort, search } = list.request;
      const order = { ...(sortBy && { sortBy }), ...(sort && { sort }), ...(search !== undefined && { search }) };
      const { saveCampaigns } = await import('./saveCampaigns.ts');
      await saveCampaigns(client, queryClient, { format, language, columns: fileColumns(hiddenColumnIds), filters: wireFilters(list), ...order }, t('campaigns.export.file'));
    } catch (error) {
      toasts.add({ tone: 'bad', title: t('campaigns.error.title'), text: say(error, 'campaigns.error.other') });
    }
  };
  return mayExport ? { onExport } : {};
}
