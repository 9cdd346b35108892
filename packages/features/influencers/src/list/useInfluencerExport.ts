import { useListFile, withoutPage } from '@resonanz/records/listTools';
import { HIDDEN_AT_FIRST, shownColumnIds } from './columnIds.ts';
import { type InfluencerListState, toSearch } from './influencerList.ts';
import { MOST_SELECTED } from './useChannelSelection.ts';

const changes = async () => (await import('@resonanz/api-client/influencers')).influencerMutations;

/**
 * Exports what is selected, or what the list shows on all its pages: the columns the user has chosen, or those that
 * wide windows show, in its order.
 */
export function useInfluencerExport(
  list: InfluencerListState,
  selectedIds: ReadonlySet<number>,
  hiddenColumns: ReadonlySet<string> | null,
) {
  const search = withoutPage(toSearch(list));
  const { sortBy, sort } = search;
  const what =
    selectedIds.size > 0
      ? { ...(sortBy && { sortBy }), ...(sort && { sort }), channelIds: [...selectedIds].slice(0, MOST_SELECTED) }
      : search;
  return useListFile(changes, (file) => ({
    ...what,
    ...file,
    columns: shownColumnIds(hiddenColumns ?? new Set(HIDDEN_AT_FIRST)),
  }));
}
