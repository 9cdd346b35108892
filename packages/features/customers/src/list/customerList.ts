import type { CustomerFilters, CustomerQuery } from '@resonanz/api-client/customers';
import { CUSTOMER_STATUSES } from '@resonanz/domain/customers';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { flag, ids, numberRange, oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListRequest } from '@resonanz/records/listState';
import type { useRouterListState } from '@resonanz/records/reactRouter';

const filters = {
  status: oneOf(CUSTOMER_STATUSES),
  owner: ids,
  country: oneOf(COUNTRIES),
  industry: ids,
  budget: numberRange,
  dormant: flag,
  archived: flag,
};

/** What the customers can be sorted and filtered by. */
export const customerList = defineList({
  sorts: ['customerId', 'name', 'cityAndZip', 'openCampaigns', 'budget', 'usedBudget', 'ownerName', 'status'],
  defaultSort: { columnId: 'name', direction: 'ascending' },
  filters,
});

type SortKey = (typeof customerList.sorts)[number];

/** The list's state as the address keeps it. */
export type CustomerListState = ReturnType<typeof useRouterListState<SortKey, typeof filters>>;

function wireFilters({
  status,
  owner,
  country,
  industry,
  budget,
  dormant,
  archived,
}: FilterValues<typeof filters>): CustomerFilters {
  const [ownerUserId] = owner;
  const [industryId] = industry;
  return {
    ...(status !== null && { status }),
    ...(ownerUserId !== undefined && { ownerUserId }),
    ...(country !== null && { country }),
    ...(industryId !== undefined && { industryId }),
    ...(budget.min !== null && { budgetFrom: budget.min }),
    ...(budget.max !== null && { budgetTo: budget.max }),
    ...(dormant && { formerProposed: true }),
    ...(archived && { archived }),
  };
}

/** What the server is asked for. */
export function toQuery(list: { request: ListRequest<SortKey>; filters: FilterValues<typeof filters> }): CustomerQuery {
  return { ...list.request, filters: wireFilters(list.filters) };
}
