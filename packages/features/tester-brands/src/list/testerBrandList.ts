import type { TesterBrandFilters, TesterBrandQuery, TesterBrandSortKey } from '@resonanz/api-client/testerBrands';
import { id, oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

/** Whether testers see a brand. */
export const STATES = ['active', 'hidden'] as const;

/** Whether testers can apply for one of its product tests. */
export const OPEN = ['yes', 'no'] as const;

const filters = { state: oneOf(STATES), open: oneOf(OPEN), category: id };

const SORTS = [
  'name',
  'position',
  'projects',
  'isActive',
  'updatedAt',
] as const satisfies readonly TesterBrandSortKey[];

/** What the list can be sorted and filtered by. */
export const testerBrandList = defineList({
  sorts: SORTS,
  defaultSort: { columnId: 'position', direction: 'ascending' },
  filters,
});

/** The list's state as the address keeps it. */
export type TesterBrandListState = ListState<(typeof SORTS)[number], typeof filters>;

/** The filters as the server takes them; what filters nothing is left out. */
const wireFilters = ({ state, open, category }: TesterBrandListState['filters']): TesterBrandFilters => ({
  ...(state !== null && { isActive: state === 'active' }),
  ...(open !== null && { hasOpenProject: open === 'yes' }),
  ...(category !== null && { category }),
});

/** What the server is asked for. */
export const toQuery = (list: Pick<TesterBrandListState, 'request' | 'filters'>): TesterBrandQuery => ({
  ...list.request,
  filters: wireFilters(list.filters),
});
