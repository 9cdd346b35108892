import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What every paged list is asked for. */
interface Paging {
  pageNumber: number;
  pageSize: number;
}

/** For how long a page counts as new, and after how long it is read again by itself, in milliseconds. */
interface Freshness {
  staleTime?: number;
  refetchInterval?: number;
}

/** One page of a list, ten rows by default; the last page stays visible while the next one loads. */
export function pageOptions<Query extends object, Page>(
  listKey: readonly (string | number)[],
  query: Query,
  read: (body: Paging & Query, signal: AbortSignal) => Promise<Page>,
  freshness: Freshness = {},
) {
  const body = { pageNumber: 0, pageSize: 10, ...query };
  return queryOptions({
    queryKey: [...listKey, body] as const,
    queryFn: ({ signal }) => read(body, signal),
    placeholderData: keepPreviousData,
    ...freshness,
  });
}
