import type { CustomerLeadFilters, CustomerLeadQuery, CustomerLeadSortKey } from '@resonanz/api-client/customerLeads';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { QUALIFIED, SALES_BOARD, type SalesStatus } from '@resonanz/domain/sales';
import { dateRange, flag, id, numberRange, oneOf } from '@resonanz/records/filters';
import type { ListFrameProps } from '@resonanz/records/ListFrame';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';
import { isOpen } from '../leadStatus.ts';

const filters = {
  status: oneOf(SALES_BOARD),
  state: oneOf(['open', 'closed']),
  source: id,
  owner: id,
  qualified: oneOf([QUALIFIED.yes, QUALIFIED.no]),
  budget: numberRange,
  due: flag,
  country: oneOf(COUNTRIES),
  created: dateRange,
};

const SORTS = [
  'company',
  'sourceId',
  'status',
  'expectedBudget',
  'probability',
  'followUpDate',
  'ownerName',
  'lastContactAt',
  'createdAt',
] as const satisfies readonly CustomerLeadSortKey[];

/** What the leads can be sorted and filtered by. */
export const leadList = defineList({
  sorts: SORTS,
  defaultSort: { columnId: 'createdAt', direction: 'descending' },
  filters,
});

/** The list's state as the address keeps it. */
export type LeadListState = ListState<(typeof SORTS)[number], typeof filters>;

/** What stands around the leads, whether they are a table or a board. */
export type LeadFrame = Omit<ListFrameProps<(typeof SORTS)[number], typeof filters>, 'children'>;

/** The filters as the server takes them; what filters nothing is left out. */
function wireFilters({
  status,
  state,
  source,
  owner,
  qualified,
  budget,
  due,
  country,
  created,
}: LeadListState['filters']): CustomerLeadFilters {
  return {
    ...(status !== null && { status }),
    ...(state !== null && { isOpen: state === 'open' }),
    ...(source !== null && { sourceId: source }),
    ...(owner !== null && { ownerUserId: owner }),
    ...(qualified !== null && { qualified }),
    ...(budget.min !== null && { budgetFrom: budget.min }),
    ...(budget.max !== null && { budgetTo: budget.max }),
    ...(due && { followUpDue: true }),
    ...(country !== null && { country }),
    ...(created.from !== null && { createdFrom: created.from }),
    ...(created.to !== null && { createdTo: created.to }),
  };
}

/** What the server is asked for. */
export const toQuery = (list: Pick<LeadListState, 'request' | 'filters'>): CustomerLeadQuery => ({
  ...list.request,
  filters: wireFilters(list.filters),
});

/** The columns of the board (docs/domain/enumerations.md#order-of-the-sales-status) that the filters leave. */
export const columnsOf = ({
  status,
  state,
}: Pick<LeadListState['filters'], 'status' | 'state'>): readonly SalesStatus[] =>
  SALES_BOARD.filter(
    (each) => (status === null || each === status) && (state === null || isOpen(each) === (state === 'open')),
  );
