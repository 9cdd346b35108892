'use client';

import { useMemo } from 'react';
import type { FilterValues, ListDefinition, ListRequest, ListSort, ListValues } from './defineList.ts';
import { keepPageSize, useWantedPageSize } from './listLook.ts';
import { pageSizeOf } from './readList.ts';

/** The only store of a list: the query of the router's address. */
export interface ListRouter {
  /** The query as it stands, with or without `?`. */
  readonly search: string;
  /** Moves to another query as a new entry of the history. */
  readonly push: (search: string) => void;
  /** Changes the query in place. */
  readonly replace: (search: string) => void;
}

/** A list's values and what can be done with them. */
export interface ListState<SortKey extends string, Filters> extends ListValues<SortKey, Filters> {
  /** The definition the state follows. */
  readonly definition: ListDefinition<SortKey, Filters>;
  /** Paging, order and search for the list call. */
  readonly request: ListRequest<SortKey>;
  /** Names of the filters that filter something. */
  readonly activeFilters: readonly (keyof Filters & string)[];
  /** Whether filters or a search narrow the list. */
  readonly isNarrowed: boolean;
  /** Goes to a page. */
  readonly setPage: (page: number) => void;
  /** Changes the rows a page and goes to the first page. */
  readonly setPageSize: (pageSize: number) => void;
  /** Changes the order and goes to the first page; a column without a sort key is ignored. */
  readonly setSort: (sort: { readonly columnId: string; readonly direction: ListSort<string>['direction'] }) => void;
  /** Searches and goes to the first page; changes the address in place, so that Back does not replay typing. */
  readonly setSearch: (search: string) => void;
  /** Changes some filters and goes to the first page. */
  readonly setFilters: (filters: Partial<FilterValues<Filters>>) => void;
  /** Takes one filter back. */
  readonly clearFilter: (name: keyof Filters & string) => void;
  /** Takes all filters and the search back. */
  readonly reset: () => void;
}

/** The state of a list, held in the address alone, so that Back, reload and sharing work. */
export function useListState<SortKey extends string, Filters>(
  definition: ListDefinition<SortKey, Filters>,
  router: ListRouter,
): ListState<SortKey, Filters> {
  const { search: query, push, replace } = router;
  const wanted = useWantedPageSize(definition.pageSizes);
  const pageSize = pageSizeOf(definition, wanted);
  return useMemo(() => {
    const values = definition.read(query, pageSize);
    const activeFilters = definition.activeFilters(values);
    const go = (change: Partial<ListValues<SortKey, Filters>>, move = push, bareSize = pageSize) => {
      const next = definition.write({ ...values, page: 1, ...change }, query, bareSize);
      if (next !== definition.write(values, query, pageSize)) move(next);
    };
    const setFilters = (filters: Partial<FilterValues<Filters>>) => go({ filters: { ...values.filters, ...filters } });
    return {
      ...values,
      definition,
      request: definition.toRequest(values),
      activeFilters,
      isNarrowed: activeFilters.length > 0 || values.search !== '',
      setPage: (page) => go({ page }),
      setPageSize(chosen) {
        if (definition.fitsWindow) keepPageSize(chosen);
        go({ pageSize: chosen }, push, definition.fitsWindow && wanted !== null ? chosen : pageSize);
      },
      setSort({ columnId, direction }) {
        const key = definition.sorts.find((sort) => sort === columnId);
        if (key !== undefined) go({ sort: { columnId: key, direction } });
      },
      setSearch: (search) => go({ search: search.trim() }, replace),
      setFilters,
      clearFilter: (name) =>
        setFilters({ [name]: definition.defaults.filters[name] } as Partial<FilterValues<Filters>>),
      reset: () => go({ filters: definition.defaults.filters, search: '' }),
    };
  }, [definition, query, push, replace, pageSize, wanted]);
}
