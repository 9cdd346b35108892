import { useErrorText } from '@resonanz/api-client/react';
import { useFileExport } from '@resonanz/api-client/useFileExport';
import { useToasts } from '@resonanz/app-frame/toasts';
import { exportMessages, useListExport } from '@resonanz/records/useListExport';
import { HIDDEN_AT_FIRST, shownColumnIds } from './columnIds.ts';
import { type InfluencerListState, toSearch } from './influencerList.ts';
import { MOST_SELECTED } from './useChannelSelection.ts';

/**
 * Exports what is selected, or what the list shows on all its pages: the columns the user has chosen, or those that
 * wide windows show, in its order.
 */
export function useInfluencerExport(
  list: InfluencerListState,
  selectedIds: ReadonlySet<number>,
  hiddenColumns: ReadonlySet<string> | null,
) {
  const { pageNumber: _page, pageSize: _size, ...search } = toSearch(list);
  const { sortBy, sort } = search;
  const what =
    selectedIds.size > 0
      ? { ...(sortBy && { sortBy }), ...(sort && { sort }), channelIds: [...selectedIds].slice(0, MOST_SELECTED) }
      : search;
  const save = useFileExport(async () => (await import('./exportCalls.ts')).exportCalls);
  return useListExport({
    save: (file) => save({ ...what, ...file, columns: shownColumnIds(hiddenColumns ?? new Set(HIDDEN_AT_FIRST)) }),
    say: useErrorText(exportMessages),
    toasts: useToasts(),
  });
}
