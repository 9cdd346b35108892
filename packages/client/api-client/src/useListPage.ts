'use client';

import {
  type QueryFunction,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
  usePrefetchQuery,
} from '@tanstack/react-query';

/** A page as the server sends it. */
interface WirePage {
  readonly content: readonly unknown[];
  readonly totalElements: number;
}

/** A page as lists draw it. */
export interface ListPage<Row> {
  /** The rows of the page. */
  readonly rows: Row[];
  /** How many there are on all pages. */
  readonly total: number;
}

type ListQuery<Page, Key extends QueryKey> = Omit<UseQueryOptions<Page, Error, Page, Key>, 'queryFn'> & {
  readonly queryFn?: QueryFunction<Page, Key>;
};

/**
 * The page of a list, for `ListScreen` of `@resonanz/records`. It is asked for while the screen is being drawn, not
 * after, so nothing waits for the drawing.
 */
export function useListPage<Page extends WirePage, Key extends QueryKey>(
  query: ListQuery<Page, Key>,
): UseQueryResult<ListPage<Page['content'][number]>> {
  usePrefetchQuery(query);
  return useQuery({ ...query, select: ({ content, totalElements }) => ({ rows: [...content], total: totalElements }) });
}
