'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Stack } from '@resonanz/ui/Stack';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { isForbidden } from '../isForbidden.ts';
import { ListPagination } from '../ListPagination.tsx';
import { DeniedList } from '../ListScreen/ListStates.tsx';
import { messages } from '../messages.ts';
import { PAGE_SIZES, type Pages } from './usePages.ts';

/** What a table needs from its query; a result of TanStack Query with a page of the server fits as it is. */
export interface PagedQuery<Row> {
  /** The page; `undefined` until the first one is there. */
  readonly data: { readonly content: readonly Row[]; readonly totalElements: number } | undefined;
  /** Why loading failed; an error with `status` 403 means denied. */
  readonly error: unknown;
  /** Loads again. */
  readonly refetch: () => unknown;
}

/** Props of {@link PagedTable}. */
export interface PagedTableProps<Row> {
  /** What the rows are. */
  caption: string;
  /** The rows of the page, on their way or there. */
  query: PagedQuery<Row>;
  /** What is said of each row. */
  columns: readonly TableColumn<Row>[];
  /** The id of a row. */
  getRowId: (row: Row) => number;
  /** What can be done with a row; without it there is no column for that. */
  rowAction?: (row: Row) => ReactNode;
  /** Said where there are none. */
  emptyText: string;
  /** Which part is shown; what `usePages` gives. */
  pages: Pages;
  /**
   * Lets rows grow with what they say, as in a log; else all are of one height, and what finds no room ends in an
   * ellipsis.
   */
  showsWholeText?: boolean;
}

/** The records that belong to another one, page by page, in one of five states: for a tab or a section. */
export function PagedTable<Row>({
  query,
  emptyText,
  pages,
  rowAction,
  showsWholeText = false,
  ...table
}: PagedTableProps<Row>) {
  const t = useMessages(messages);
  const { data, error } = query;
  if (isForbidden(error)) return <DeniedList />;
  if (error && !data) {
    return (
      <LoadFailure reloadLabel={t('records.reload')} onReload={() => void query.refetch()}>
        {t('records.error')}
      </LoadFailure>
    );
  }
  return (
    <Stack space={5}>
      <Table
        {...table}
        {...(!showsWholeText && { rowLines: 1 })}
        rows={data?.content ?? []}
        isLoading={!data}
        loadingLabel={t('records.loading')}
        skeletonRows={4}
        empty={<EmptyState size="line" title={emptyText} />}
        {...(rowAction && { rowAction, rowActionLabel: t('records.rowActions') })}
      />
      {data && data.totalElements > Math.min(...PAGE_SIZES) && (
        <ListPagination
          page={pages.page}
          pageSize={pages.request.pageSize}
          total={data.totalElements}
          onPageChange={pages.setPage}
          pageSizes={PAGE_SIZES}
          onPageSizeChange={pages.setPageSize}
        />
      )}
    </Stack>
  );
}
