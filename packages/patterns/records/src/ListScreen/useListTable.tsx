'use client';

import { type ReactNode, useDeferredValue } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import type { TableColumn, TableSort } from '@resonanz/ui/Table';
import { isForbidden } from '../isForbidden.ts';
import type { ListState } from '../listState/useListState.ts';
import { messages } from '../messages.ts';
import { useIsServerDrawn } from './useIsServerDrawn.ts';

/** A page of rows, as a query gives it. */
export interface ListPage<Row> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** How many rows there are on all pages. */
  readonly total: number;
}

/** What a list needs from its query; a result of TanStack Query with such data fits as it is. */
export interface ListQuery<Row> {
  /** The page; `undefined` until the first one is there. */
  readonly data: ListPage<Row> | undefined;
  /** Why loading failed; an error with `status` 403 means denied. */
  readonly error: unknown;
  /** Whether rows are on their way. */
  readonly isFetching: boolean;
  /** Whether the rows shown are those of an earlier request. */
  readonly isPlaceholderData?: boolean;
  /** Loads again. */
  readonly refetch: () => unknown;
}

/** Props a list screen gives to its `Table`. */
export interface ListTableParts<Row> {
  readonly rows: readonly Row[];
  readonly drawnRows: number | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly hiddenColumnIds?: ReadonlySet<string>;
  readonly rowLines: 1;
  readonly sort: TableSort | undefined;
  readonly onSortChange: (sort: TableSort) => void;
  readonly isLoading: boolean;
  readonly loadingLabel: string;
  readonly skeletonRows: number;
  readonly empty: ReactNode;
  readonly rowActionLabel: string;
  readonly isFlush: true;
  readonly isGrowing: true;
}

/** Which of its states a list is in. */
export type ListScreenState = 'loading' | 'failed' | 'denied' | 'empty' | 'noMatch' | 'ready';

interface ListTableOptions<Row, SortKey extends string, Filters> {
  list: ListState<SortKey, Filters>;
  query: ListQuery<Row>;
  failsSilently: boolean;
  columns: readonly TableColumn<Row>[];
  hiddenColumnIds: ReadonlySet<string> | undefined;
  empty: ReactNode;
}

/** Decides which state a list is in; an error counts more than the rows of an earlier answer. */
export function listStateOf(query: ListQuery<unknown>, isNarrowed: boolean, failsSilently: boolean): ListScreenState {
  if (isForbidden(query.error)) return 'denied';
  if (query.error != null && !failsSilently && !query.isFetching) return 'failed';
  if (query.data === undefined && query.isFetching) return 'loading';
  if (query.data !== undefined && query.data.rows.length > 0) return 'ready';
  return isNarrowed ? 'noMatch' : 'empty';
}

/** The table's share of a list screen. */
export function useListTable<Row, SortKey extends string, Filters>({
  list,
  query,
  failsSilently,
  columns,
  hiddenColumnIds,
  empty,
}: ListTableOptions<Row, SortKey, Filters>) {
  const t = useMessages(messages);
  const state = listStateOf(query, list.isNarrowed, failsSilently);
  const rows = query.data?.rows ?? [];
  const parts: ListTableParts<Row> = {
    rows,
    drawnRows: useDrawnRows(rows.length > 0),
    columns,
    ...(hiddenColumnIds && { hiddenColumnIds }),
    rowLines: 1,
    sort: list.sort,
    onSortChange: list.setSort,
    isLoading: state === 'loading' || query.isPlaceholderData === true,
    loadingLabel: t('records.loading'),
    skeletonRows: Math.min(list.pageSize, 12),
    empty,
    rowActionLabel: t('records.rowActions'),
    isFlush: true,
    isGrowing: true,
  };
  const isDrawn = state !== 'failed' || rows.length > 0;
  return { state, total: query.data?.total, parts: isDrawn ? parts : null };
}

/** Rows a window of usual height shows, and a few more. */
const IN_SIGHT = 16;

/**
 * How many rows to draw: those in sight in the first paint that has rows, and right after it all (`undefined`), which
 * gives way to whatever the user does; a server draws all.
 */
function useDrawnRows(hasRows: boolean): number | undefined {
  return useDeferredValue(hasRows, useIsServerDrawn()) ? undefined : IN_SIGHT;
}
