import { useErrorText } from '@resonanz/api-client/react';
import { useFileExport } from '@resonanz/api-client/useFileExport';
import { useToasts } from '@resonanz/app-frame/toasts';
import { exportMessages, useListExport } from '@resonanz/records/useListExport';
import { type LeadListState, toQuery } from './leadList.ts';

/** Exports what the list shows, on all its pages, in its order. */
export function useLeadExport(list: LeadListState) {
  const { pageNumber: _page, pageSize: _size, ...search } = toQuery(list);
  const save = useFileExport(async () => (await import('./exportCalls.ts')).exportCalls);
  return useListExport({
    save: (file) => save({ ...search, ...file }),
    say: useErrorText(exportMessages),
    toasts: useToasts(),
  });
}
