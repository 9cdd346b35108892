import type { AgencyRequestFilters, AgencyRequestQuery } from '@resonanz/api-client/requestAdministration';
import { CAMPAIGN_ACTIVE, REQUEST_NDA_STATUS, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { dateRange, flag, ids, manyOf, numberRange, oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListRequest } from '@resonanz/records/listState';
import type { useRouterListState } from '@resonanz/records/reactRouter';

/** Status values of requests, in their order. */
export const STATUSES = Object.values(REQUEST_STATUS);
/** NDA states of requests, in their order. */
export const NDA_STATES = Object.values(REQUEST_NDA_STATUS);
/** Whether requests are open to changes, active ones first. */
export const ACTIVE = [CAMPAIGN_ACTIVE.active, CAMPAIGN_ACTIVE.inactive] as const;

const filters = {
  status: manyOf(STATUSES),
  brand: ids,
  assignee: ids,
  platform: oneOf(PLATFORMS),
  budget: numberRange,
  created: dateRange,
  nda: oneOf(NDA_STATES),
  active: oneOf(ACTIVE),
  archived: flag,
};

/** What the campaign requests can be sorted and filtered by. */
export const agencyList = defineList({
  sorts: ['number', 'brand', 'title', 'budget', 'startDate', 'status', 'assignee', 'unreadComments', 'createdAt'],
  defaultSort: { columnId: 'createdAt', direction: 'descending' },
  filters,
});

type SortKey = (typeof agencyList.sorts)[number];

/** The list's state as the address keeps it. */
export type AgencyListState = ReturnType<typeof useRouterListState<SortKey, typeof filters>>;

function wireFilters({
  status,
  brand,
  assignee,
  platform,
  budget,
  created,
  nda,
  active,
  archived,
}: FilterValues<typeof filters>): AgencyRequestFilters {
  const [customerId] = brand;
  const [assigneeUserId] = assignee;
  return {
    ...(status.length > 0 && { status: [...status] }),
    ...(customerId !== undefined && { customerId }),
    ...(assigneeUserId !== undefined && { assigneeUserId }),
    ...(platform !== null && { platform }),
    ...(budget.min !== null && { budgetFrom: budget.min }),
    ...(budget.max !== null && { budgetTo: budget.max }),
    ...(created.from !== null && { createdFrom: created.from }),
    ...(created.to !== null && { createdTo: created.to }),
    ...(nda !== null && { ndaStatus: nda }),
    ...(active !== null && { activeStatus: active }),
    ...(archived && { archived }),
  };
}

/** What the server is asked for. */
export function toQuery(list: {
  request: ListRequest<SortKey>;
  filters: FilterValues<typeof filters>;
}): AgencyRequestQuery {
  return { ...list.request, filters: wireFilters(list.filters) };
}
