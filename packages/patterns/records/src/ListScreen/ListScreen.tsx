'use client';

import { laterPart } from '@resonanz/ui/laterPart';
import type { ReactNode } from 'react';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import * as css from './ListScreen.css.ts';
import { DeniedList, EmptyList, FailedList } from './ListStates.tsx';
import { type ListQuery, type ListTableParts, useListTable } from './useListTable.tsx';

const Pages = laterPart(async () => (await import('../ListPagination.tsx')).ListPagination);

/** Props of `ListScreen`. */
export interface ListScreenProps<Row, SortKey extends string, Filters> extends Omit<ListFrameProps<SortKey, Filters>, 'total' | 'children'> {
  /** The rows on their way or there; the result of a query whose data is `{ rows, total }`. */
  query: ListQuery<Row>;
  /** Draws the table from the parts the screen knows: rows, order, loading and empty state. */
  children: (parts: ListTableParts<Row>) => ReactNode;
  /** What to do when there is nothing yet, in one sentence. */
  emptyText?: string;
  /** The button that ends an empty list, for example "Create campaign". */
  emptyAction?: ReactNode;
  /** Shows the empty state when loading fails, where the specification wants silence. */
  failsSilently?: boolean;
}

/** A list page's body: filter panel, export bar, table and pages, in one of five states. */
export function ListScreen<Row, SortKey extends string, Filters>({ query, children, emptyText, emptyAction, failsSilently = false, ...frame }: ListScreenProps<Row, SortKey, Filters>) {
  const { list } = frame;
  const table = useListTable({
    list,
    query,
    failsSilently,
    empty: <EmptyList isNarrowed={list.isNarrowed} onReset={list.reset} text={emptyText} action={emptyAction} />,
  });
  if (table.state === 'denied') return <DeniedList />;

  const { total = 0 } = table;
  return (
    <ListFrame {...frame} total={table.total}>
      {table.state === 'failed' && <FailedList onReload={() => void query.refetch()} />}
      {table.parts && children(table.parts)}
      <div className={total > 0 ? css.pages : undefined}>
        <Pages
          isWanted
          page={list.page}
          pageSize={list.pageSize}
          total={total}
          onPageChange={list.setPage}
          pageSizes={list.definition.pageSizes}
          onPageSizeChange={list.setPageSize}
        />
      </div>
    </ListFrame>
  );
}
