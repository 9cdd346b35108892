import type { AmazonUserFilters, AmazonUserQuery, AmazonUserSortKey } from '@resonanz/api-client/amazonUsers';
import { AMAZON_USER_STATES } from '@resonanz/domain/amazonUsers';
import { AMAZON_USER_PAGE_SIZE } from '@resonanz/domain/campaigns';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { dateRange, id, oneOf } from '@resonanz/records/filters';
import { defineList, type ListDefinition } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

const filters = {
  state: oneOf(AMAZON_USER_STATES),
  campaign: id,
  country: oneOf(COUNTRIES),
  period: dateRange,
};

/** What the list can be sorted and filtered by. */
export const amazonUserList = defineList({
  sorts: [
    'name',
    'email',
    'country',
    'campaignName',
    'orderNumber',
    'state',
    'createdAt',
  ] as const satisfies readonly AmazonUserSortKey[],
  defaultSort: { columnId: 'createdAt', direction: 'descending' },
  defaultPageSize: AMAZON_USER_PAGE_SIZE,
  filters,
});

/** The list's state as the address keeps it. */
export type AmazonUserListState =
  typeof amazonUserList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

/** The filters as the server takes them; what filters nothing is left out. */
export const wireFilters = ({
  state,
  campaign,
  country,
  period,
}: AmazonUserListState['filters']): AmazonUserFilters => ({
  ...(state !== null && { state }),
  ...(campaign !== null && { campaignId: campaign }),
  ...(country !== null && { country }),
  ...(period.from !== null && { from: period.from }),
  ...(period.to !== null && { to: period.to }),
});

/** What the server is asked for. */
export const toQuery = ({ request, filters }: Pick<AmazonUserListState, 'request' | 'filters'>): AmazonUserQuery => ({
  ...request,
  ...wireFilters(filters),
});
