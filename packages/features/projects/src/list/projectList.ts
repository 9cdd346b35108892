import type { ProjectFilters, ProjectQuery, ProjectSortKey } from '@resonanz/api-client/projects';
import { PROJECT_STATUS, PROJECT_TYPE } from '@resonanz/domain/projectStates';
import { dateRange, id, oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

/** The types of product tests. */
export const TYPES = [PROJECT_TYPE.shortTerm, PROJECT_TYPE.longTerm] as const;
/** The statuses in the order in which a test passes through them. */
export const STATUSES = [PROJECT_STATUS.pending, PROJECT_STATUS.application, PROJECT_STATUS.completed] as const;
/** Whether a test is limited to federal states. */
export const REGIONS = ['regional', 'everywhere'] as const;

const filters = {
  status: oneOf(STATUSES),
  type: oneOf(TYPES),
  brand: id,
  category: id,
  regional: oneOf(REGIONS),
  period: dateRange,
};

const SORTS = [
  'title',
  'brandName',
  'type',
  'status',
  'places',
  'applicationsWaiting',
  'applicationUntil',
  'startsOn',
  'questionnaires',
  'region',
  'ownerName',
  'updatedAt',
] as const satisfies readonly ProjectSortKey[];

/** What the product tests can be sorted and filtered by. */
export const projectList = defineList({
  sorts: SORTS,
  defaultSort: { columnId: 'updatedAt', direction: 'descending' },
  filters,
});

/** The list's state as the address keeps it. */
export type ProjectListState = ListState<(typeof SORTS)[number], typeof filters>;

/** The filters as the server takes them; what filters nothing is left out. */
function wireFilters({ status, type, brand, category, regional, period }: ProjectListState['filters']): ProjectFilters {
  return {
    ...(status !== null && { status }),
    ...(type !== null && { type }),
    ...(brand !== null && { brandId: brand }),
    ...(category !== null && { category }),
    ...(regional !== null && { regional: regional === 'regional' }),
    ...(period.from !== null && { from: period.from }),
    ...(period.to !== null && { to: period.to }),
  };
}

/** What the server is asked for. */
export const toQuery = (list: Pick<ProjectListState, 'request' | 'filters'>): ProjectQuery => ({
  ...list.request,
  filters: wireFilters(list.filters),
});
