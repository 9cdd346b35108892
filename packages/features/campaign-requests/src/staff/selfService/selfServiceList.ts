import type { SelfServiceFilters, SelfServiceQuery } from '@resonanz/api-client/selfService';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { flag, ids, oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListRequest } from '@resonanz/records/listState';
import type { useRouterListState } from '@resonanz/records/reactRouter';

const filters = {
  brand: ids,
  owner: ids,
  platform: oneOf(PLATFORMS),
  open: flag,
  soon: flag,
  unread: flag,
  archived: flag,
};

/** What the self-service campaigns can be sorted and filtered by. */
export const selfServiceList = defineList({
  sorts: [
    'nextUnpublish',
    'name',
    'brand',
    'published',
    'decisionsOpen',
    'unreadComments',
    'budgetAsked',
    'budgetPlanned',
  ],
  defaultSort: { columnId: 'nextUnpublish', direction: 'ascending' },
  filters,
});

type SortKey = (typeof selfServiceList.sorts)[number];

/** The list's state as the address keeps it. */
export type SelfServiceListState = ReturnType<typeof useRouterListState<SortKey, typeof filters>>;

function wireFilters({
  brand,
  owner,
  platform,
  open,
  soon,
  unread,
  archived,
}: FilterValues<typeof filters>): SelfServiceFilters {
  const [customerId] = brand;
  const [ownerId] = owner;
  return {
    ...(customerId !== undefined && { customerId }),
    ...(ownerId !== undefined && { ownerId }),
    ...(platform !== null && { platform }),
    ...(open && { hasOpenDecisions: true }),
    ...(soon && { endsSoon: true }),
    ...(unread && { hasUnreadComments: true }),
    ...(archived && { archived }),
  };
}

/** What the server is asked for. */
export function toQuery(list: {
  request: ListRequest<SortKey>;
  filters: FilterValues<typeof filters>;
}): SelfServiceQuery {
  return { ...list.request, filters: wireFilters(list.filters) };
}
