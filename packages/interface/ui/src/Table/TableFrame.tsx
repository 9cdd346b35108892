import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { useScrollableRegion } from '../useScrollableRegion/useScrollableRegion.ts';
import { type RowLayout, rowLayoutOf } from './columnLayout.ts';
import { ACTION_WIDTH, type RowId, SELECTION_WIDTH } from './columns.ts';
import { EdgeFrame } from './EdgeFrame.tsx';
import * as css from './Table.css.ts';
import { TableColumns } from './TableColumns.tsx';
import { TableHead } from './TableHead.tsx';
import { TablePlaceholder } from './TablePlaceholder.tsx';
import type { TableView } from './TableView.ts';
import { useColumnWidths } from './useColumnWidths.ts';

interface TableFrameProps<Row, Id extends RowId> {
  view: TableView<Row, Id>;
  /** Arrow keys lead through the cells. */
  isGrid: boolean;
  /** Only rows in sight are drawn. */
  isWindowed: boolean;
  /** What listens for the keys of a grid. */
  listeners?: Pick<ComponentProps<'table'>, 'onKeyDownCapture' | 'onFocus' | 'onBlur'>;
  /** Draws the records. */
  children: (layout: RowLayout<Row>) => ReactNode;
}

/** The box that scrolls, with everything around the records. */
export function TableFrame<Row, Id extends RowId>({
  view,
  isGrid,
  isWindowed,
  listeners,
  children,
}: TableFrameProps<Row, Id>) {
  const { table: props, columns, selection, status } = view;
  const { caption, showsCaption, rows, sort, onSortChange, rowAction, rowActionLabel = '', empty, firstRow } = props;
  const {
    isLoading = false,
    skeletonRows = 10,
    density,
    isFlush,
    isGrowing,
    resizing,
    rowLines,
    rowActionWidth = ACTION_WIDTH,
  } = props;
  const table = useRef<HTMLTableElement>(null);
  // In a grid the arrow keys lead to everything, so the box needs no stop of its own.
  const region = useScrollableRegion({ 'aria-label': caption }, isGrid);
  const gutter = isFlush ? 14 : 0;
  const selectionWidth = selection ? SELECTION_WIDTH + gutter : 0;
  const hasAction = rowAction !== undefined;
  const isDeclared = rowLines !== undefined;
  const actionWidth = hasAction ? rowActionWidth + gutter : 0;
  const widths = useColumnWidths({
    columns,
    resizing,
    table,
    selectionWidth,
    hasAction,
    isWindowed,
    hasRows: rows.length > 0,
    isDeclared,
    actionWidth,
  });
  const layout = useMemo(
    () => rowLayoutOf(columns, isGrid, widths.isFixed, isDeclared),
    [columns, isGrid, widths.isFixed, isDeclared],
  );
  const headRows = firstRow ? 2 : 1;
  const span = columns.length + (selection ? 1 : 0) + (hasAction ? 1 : 0);
  const box = (
    <div
      {...region}
      className={classNames(
        css.scroller,
        css.density[density ?? 'inherit'],
        rowLines && css.evenRow[rowLines],
        isGrowing && css.growing,
        isGrid && css.padded,
        isWindowed && !isGrowing && css.bounded,
      )}
    >
      <table
        ref={table}
        {...listeners}
        {...(isGrid
          ? {
              role: 'grid',
              'aria-rowcount': rows.length + headRows,
              'aria-multiselectable': selection ? true : undefined,
            }
          : {})}
        className={classNames(css.table, isFlush && css.flush)}
        style={widths.style}
        aria-busy={isLoading}
      >
        <caption className={showsCaption ? css.shownCaption : css.caption}>{caption}</caption>
        {widths.isFixed && (
          <TableColumns
            columns={columns}
            widthOf={widths.widthOf}
            selectionWidth={selectionWidth}
            hasAction={hasAction}
            isLastOpen={!isDeclared}
          />
        )}
        <TableHead
          layout={layout}
          selection={selection}
          selectionWidth={selectionWidth}
          sort={sort}
          onSortChange={onSortChange}
          resizing={resizing}
          widthOf={widths.isFixed ? widths.widthOf : undefined}
          actionLabel={hasAction ? rowActionLabel : null}
        />
        {firstRow && (
          <tbody>
            <tr className={css.row} aria-rowindex={isGrid ? 2 : undefined}>
              <td className={css.cell} role={isGrid ? 'gridcell' : undefined} colSpan={span}>
                {firstRow}
              </td>
            </tr>
          </tbody>
        )}
        {children(layout)}
        {rows.length === 0 && (
          <TablePlaceholder
            layout={layout}
            empty={empty}
            skeletonRows={isLoading ? skeletonRows : 0}
            hasSelection={selection !== null}
            hasAction={hasAction}
            span={span}
          />
        )}
      </table>
      {status}
    </div>
  );
  return isDeclared ? (
    <EdgeFrame isGrowing={isGrowing} actionWidth={actionWidth}>
      {box}
    </EdgeFrame>
  ) : (
    box
  );
}
