import { useState } from 'react';
import type { ProjectApplicationQuery } from '@resonanz/api-client/projects';
import { useDelayedValue } from '@resonanz/app-frame/useDelayedValue';
import { PROJECT_APPLICATION_STATUS, type ProjectApplicationStatus } from '@resonanz/domain/projectStates';
import type { TableSort } from '@resonanz/ui/Table';

/** What applications can be sorted by. */
export const SORTS = ['fit', 'totalPoints', 'punctuality', 'createdAt', 'waitingRank', 'fullName'] as const;
const SEARCH_DELAY_MS = 300;

type SortKey = (typeof SORTS)[number];

/** The best fit first; the waiting list in its own order. */
const defaultSort = (status: ProjectApplicationStatus): TableSort =>
  status === PROJECT_APPLICATION_STATUS.waiting
    ? { columnId: 'waitingRank', direction: 'ascending' }
    : { columnId: 'fit', direction: 'descending' };

/** Which applications are shown, and in which order; `onChange` is called when others are. */
export function useApplicationList(onChange: () => void) {
  const [status, setStatus] = useState<ProjectApplicationStatus>(PROJECT_APPLICATION_STATUS.pending);
  const [sort, setSort] = useState<TableSort>(() => defaultSort(status));
  const [search, setSearch] = useState('');
  const [isFullFitOnly, setIsFullFitOnly] = useState(false);
  const words = useDelayedValue(search.trim(), SEARCH_DELAY_MS);
  const sortBy: SortKey = SORTS.find((key) => key === sort.columnId) ?? 'fit';
  const request: Omit<ProjectApplicationQuery, 'projectId' | 'pageNumber' | 'pageSize'> = {
    status,
    sortBy,
    sort: sort.direction === 'ascending' ? 'ASC' : 'DESC',
    ...(words !== '' && { search: words }),
    ...(isFullFitOnly && { fullFitOnly: true }),
  };
  return {
    status,
    sort,
    search,
    isFullFitOnly,
    request,
    setStatus(next: ProjectApplicationStatus): void {
      setStatus(next);
      setSort(defaultSort(next));
      onChange();
    },
    setSort(next: TableSort): void {
      setSort(next);
      onChange();
    },
    setSearch(next: string): void {
      setSearch(next);
      onChange();
    },
    setIsFullFitOnly(next: boolean): void {
      setIsFullFitOnly(next);
      onChange();
    },
  };
}

/** Which applications are shown, with what changes that. */
export type ApplicationList = ReturnType<typeof useApplicationList>;
