import type { InfluencerExport } from '@resonanz/api-client/influencers';
import { useListFile, withoutPage } from '@resonanz/records/listTools';
import { type InfluencerListState, toSearch } from './influencerList.ts';
import { MAX_SELECTED } from './useChannelSelection.ts';

type ListColumn = NonNullable<InfluencerExport['columns']>[number];

/** The columns of the list that can be shown, in their order; what an export of the list carries. */
export const COLUMN_IDS = [
  'name',
  'followers',
  'growth',
  'engagementRate',
  'averageRating',
  'category',
  'country',
  'city',
  'ageGroup',
  'gender',
  'price',
  'management',
  'trusted',
  'active',
  'createdAt',
] as const satisfies readonly ListColumn[];

/** Columns that are hidden until their user shows them. */
export const HIDDEN_AT_FIRST: readonly string[] = [
  'growth',
  'category',
  'country',
  'ageGroup',
  'gender',
  'management',
  'trusted',
  'active',
  'createdAt',
];

/** The columns that are shown, as an export names them. */
const shownColumnIds = (hidden: ReadonlySet<string>): ListColumn[] =>
  COLUMN_IDS.filter((id) => id === 'name' || !hidden.has(id));

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
      ? { ...(sortBy && { sortBy }), ...(sort && { sort }), channelIds: [...selectedIds].slice(0, MAX_SELECTED) }
      : search;
  return useListFile(changes, (file) => ({
    ...what,
    ...file,
    columns: shownColumnIds(hiddenColumns ?? new Set(HIDDEN_AT_FIRST)),
  }));
}
