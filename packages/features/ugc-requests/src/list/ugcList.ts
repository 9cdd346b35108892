import type { UgcRequestQuery } from '@resonanz/api-client/ugcRequests';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { VIDEO_LANGUAGES } from '@resonanz/domain/lookups';
import { VIDEO_COUNTS, VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { dateRange, flag, ids, oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListRequest } from '@resonanz/records/listState';
import type { useRouterListState } from '@resonanz/records/reactRouter';

/** What a list is narrowed to by status; drafts are the brand's alone. */
export const STATES = Object.values(REQUEST_STATUS);
/** The same with the drafts. */
export const BRAND_STATES = ['draft', ...STATES] as const;

const brandFilters = { status: oneOf(BRAND_STATES), delivery: dateRange, archived: flag };

/** What a brand sorts and filters its requests by. */
export const brandUgcList = defineList({
  sorts: ['productName', 'videoCount', 'length', 'total', 'deliveryDate', 'status', 'updatedAt'],
  defaultSort: { columnId: 'updatedAt', direction: 'descending' },
  filters: brandFilters,
});

const staffFilters = {
  status: oneOf(STATES),
  customer: ids,
  length: oneOf(VIDEO_LENGTHS),
  videoCount: oneOf(VIDEO_COUNTS),
  language: oneOf(VIDEO_LANGUAGES),
  delivery: dateRange,
  assignee: ids,
  archived: flag,
};

/** What the agency sorts and filters requests by. */
export const staffUgcList = defineList({
  sorts: ['number', 'brand', 'productName', 'videoCount', 'length', 'total', 'deliveryDate', 'status', 'updatedAt'],
  defaultSort: { columnId: 'updatedAt', direction: 'descending' },
  filters: staffFilters,
});

type BrandSort = (typeof brandUgcList.sorts)[number];
type StaffSort = (typeof staffUgcList.sorts)[number];
/** The brand's list as the address keeps it. */
export type BrandListState = ReturnType<typeof useRouterListState<BrandSort, typeof brandFilters>>;
/** The agency's list as the address keeps it. */
export type StaffListState = ReturnType<typeof useRouterListState<StaffSort, typeof staffFilters>>;

const statusOf = (status: (typeof BRAND_STATES)[number] | null) =>
  status === null || status === 'draft' ? {} : { status: [status] };
const daysOf = ({ from, to }: FilterValues<typeof brandFilters>['delivery']) => ({
  ...(from !== null && { deliveryFrom: from }),
  ...(to !== null && { deliveryTo: to }),
});

/** What the server is asked for by a brand. */
export function brandQuery({
  request,
  filters: { status, delivery, archived },
}: {
  request: ListRequest<BrandSort>;
  filters: FilterValues<typeof brandFilters>;
}): UgcRequestQuery {
  return {
    ...request,
    filters: {
      ...statusOf(status),
      ...(status === 'draft' && { isDraft: true }),
      ...daysOf(delivery),
      ...(archived && { archived }),
    },
  };
}

/** What the server is asked for by the agency. */
export function staffQuery({
  request,
  filters,
}: {
  request: ListRequest<StaffSort>;
  filters: FilterValues<typeof staffFilters>;
}): UgcRequestQuery {
  const { status, customer, length, videoCount, language, delivery, assignee, archived } = filters;
  const [assigneeId] = assignee;
  return {
    ...request,
    filters: {
      ...statusOf(status),
      ...(customer.length > 0 && { customerId: [...customer] }),
      ...(length !== null && { length: [length] }),
      ...(videoCount !== null && { videoCount: [videoCount] }),
      ...(language !== null && { language: [language] }),
      ...daysOf(delivery),
      ...(assigneeId !== undefined && { assignee: assigneeId }),
      ...(archived && { archived }),
    },
  };
}
