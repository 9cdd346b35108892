'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { media } from '@resonanz/tokens/media';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { type ListColumns, useHiddenColumns } from './ListColumns.ts';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import * as css from './ListScreen.css.ts';
import { DeniedList, EmptyList, FailedList } from './ListStates.tsx';
import { useIsServerDrawn } from './useIsServerDrawn.ts';
import { type ListQuery, type ListTableParts, useListTable } from './useListTable.tsx';

const Columns = lazyComponent(async () => (await import('./ListColumnChoice.tsx')).ListColumnChoice);
const Pages = lazyComponent(async () => (await import('../ListPagination.tsx')).ListPagination);

/** Props of `ListScreen`. */
export interface ListScreenProps<Row, SortKey extends string, Filters> extends Omit<
  ListFrameProps<SortKey, Filters>,
  'total' | 'children'
> {
  /** The rows on their way or there; the result of a query whose data is `{ rows, total }`. */
  query: ListQuery<Row>;
  /** The columns of the table; as many are shown as find room, and the user may choose others. */
  columns?: ListColumns<Row>;
  /** Draws the table from the parts the screen knows: rows, columns, order, loading and empty state. */
  children: (parts: ListTableParts<Row>) => ReactNode;
  /** What to do when there is nothing yet, in one sentence. */
  emptyText?: string;
  /** The button that ends an empty list, for example "Create campaign". */
  emptyAction?: ReactNode;
  /** Shows the empty state when loading fails, where a failure is to be silent. */
  failsSilently?: boolean;
}

/** A list page's body: filter panel, export bar, table and pages, in one of five states. */
export function ListScreen<Row, SortKey extends string, Filters>({
  query,
  columns,
  children,
  emptyText,
  emptyAction,
  failsSilently = false,
  ...frame
}: ListScreenProps<Row, SortKey, Filters>) {
  const { list, barEnd } = frame;
  const isPhone = useMediaQuery(media.phone);
  const { ref, width } = useInlineSize();
  const isServerDrawn = useIsServerDrawn();
  // Cards have room for all they say.
  const hiddenColumnIds = useHiddenColumns(columns, isPhone ? null : width);
  const table = useListTable({
    list,
    query,
    failsSilently,
    columns: columns?.all ?? [],
    hiddenColumnIds,
    empty: <EmptyList isNarrowed={list.isNarrowed} onReset={list.reset} text={emptyText} action={emptyAction} />,
  });
  if (table.state === 'denied') return <DeniedList />;
  // Rows are drawn once, when it is known which columns find room; that is before a browser paints anything. A server
  // never knows, and draws all.
  const areColumnsKnown = !columns || columns.hiddenIds !== null || isPhone || width !== null || isServerDrawn;

  const { total = 0 } = table;
  return (
    <ListFrame
      {...frame}
      total={table.total}
      barEnd={
        columns && hiddenColumnIds && !isPhone ? (
          <>
            {barEnd}
            <Columns isWanted columns={columns} hiddenColumnIds={hiddenColumnIds} />
          </>
        ) : (
          barEnd
        )
      }
    >
      <div ref={ref} />
      {table.state === 'failed' && <FailedList onReload={() => void query.refetch()} />}
      {areColumnsKnown && table.parts && children(table.parts)}
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

/**
 * The width in px of the element that is given `ref`, as it changes; `null` until it is known, which is before a
 * browser paints the element.
 */
function useInlineSize() {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
