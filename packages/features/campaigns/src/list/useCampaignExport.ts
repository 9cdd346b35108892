import { useErrorText } from '@resonanz/api-client/react';
import { useFileExport } from '@resonanz/api-client/useFileExport';
import { useToasts } from '@resonanz/app-frame/toasts';
import { exportMessages, useListExport } from '@resonanz/records/useListExport';
import { useMay } from '@resonanz/session/react';
import { type CampaignListState, wireFilters } from './campaignList.ts';
import { fileColumns, HIDDEN_AT_FIRST } from './columnIds.ts';

/**
 * Exports what the list shows on all its pages: the columns the user has chosen, or those that wide windows show, in
 * its order; offered to those who may.
 */
export function useCampaignExport(list: CampaignListState, hiddenColumnIds: ReadonlySet<string> | null) {
  const { sortBy, sort, search } = list.request;
  const order = { ...(sortBy && { sortBy }), ...(sort && { sort }), ...(search !== undefined && { search }) };
  const save = useFileExport(async () => (await import('./exportCalls.ts')).exportCalls);
  const onExport = useListExport({
    save: (file) =>
      save({
        ...order,
        ...file,
        columns: fileColumns(hiddenColumnIds ?? new Set(HIDDEN_AT_FIRST)),
        filters: wireFilters(list),
      }),
    say: useErrorText(exportMessages),
    toasts: useToasts(),
  });
  return useMay('Campaign Management', 'export') ? { onExport } : {};
}
