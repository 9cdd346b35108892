import { media } from '@resonanz/tokens/media';
import { useMemo, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery.ts';
import { useScrollableRegion } from '../useScrollableRegion/useScrollableRegion.ts';
import type { Cells } from './CellEdit.ts';
import { rowLayoutOf } from './columnLayout.ts';
import { type RowId, SELECTION_WIDTH, shownColumns } from './columns.ts';
import { LaterRecordCards } from './LaterRecordCards.tsx';
import * as css from './Table.css.ts';
import { TableBody } from './TableBody.tsx';
import { TableColumns } from './TableColumns.tsx';
import { TablePlaceholder } from './TablePlaceholder.tsx';
import { TableHead } from './TableHead.tsx';
import type { TableProps } from './TableProps.ts';
import { WHOLE_UP_TO } from './rowWindow.ts';
import { useCellCursor } from './useCellCursor.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useTableMessage } from './useTableMessage.ts';

const onlyRead: Cells = new Map();

/** Records in rows; on phones, record cards. */
export function Table<Row, Id extends RowId>(props: TableProps<Row, Id>) {
  const { caption, showsCaption, rows, getRowId, sort, onSortChange, rowAction, rowActionLabel = '', empty, firstRow, hiddenColumnIds } = props;
  const { isLoading = false, loadingLabel = '', skeletonRows = 10, density, isFlush, isGrowing, resizing } = props;
  const isPhone = useMediaQuery(media.phone);
  const table = useRef<HTMLTableElement>(null);
  const columns = useMemo(() => shownColumns(props.columns, hiddenColumnIds), [props.columns, hiddenColumnIds]);
  const isWindowed = rows.length > WHOLE_UP_TO;
  const edited = columns.find(({ edit }) => edit)?.edit;
  const isGrid = props.isGrid || isWindowed || edited !== undefined;
  // In a grid the arrow keys lead to everything, so the box needs no stop of its own.
  const region = useScrollableRegion({ 'aria-label': caption }, isGrid);
  const selection = useRowSelection(props);
  const selectionWidth = selection ? SELECTION_WIDTH + (isFlush ? 14 : 0) : 0;
  const [cells, setCells] = useState(onlyRead);
  const widths = useColumnWidths({
    columns,
    resizing,
    table,
    selectionWidth,
    hasAction: rowAction !== undefined,
    isWindowed,
    hasRows: rows.length > 0,
  });
  const layout = useMemo(() => rowLayoutOf(columns, isGrid, widths.isFixed), [columns, isGrid, widths.isFixed]);
  const idAt = (at: number) => {
    const row = rows[at];
    return row === undefined ? null : getRowId(row);
  };
  const cursor = useCellCursor({
    isOn: isGrid && !isPhone,
    table,
    count: rows.length,
    idAt,
    scroller: region.ref,
    selection: selection && {
      toggle: (at, isRange) => {
        const row = rows[at];
        if (row !== undefined) selection.toggle(row, isRange || !selection.isSelected(row), isRange);
      },
      selectAll: () => {
        if (!selection.isAll) selection.toggleAll();
      },
    },
  });
  const sortedHeader = columns.find(({ id }) => id === sort?.columnId)?.header;
  const news = edited?.newsOf(cells);
  const message = useTableMessage({
    loading: isLoading ? loadingLabel : '',
    sort: (sort && sortedHeader !== undefined && props.sortMessage?.(sortedHeader, sort.direction)) || '',
    selection: selection?.message ?? '',
    saved: (news?.hasSaved && props.savedLabel) || '',
    refused: news?.refused ?? '',
  });
  const status = (
    <>
      <span className={css.status} role="status">
        {message}
      </span>
      {news?.refusals}
    </>
  );
  if (isPhone) return <LaterRecordCards table={props} columns={columns} selection={selection} cells={cells} setCells={setCells} status={status} />;

  const headRows = firstRow ? 2 : 1;
  const span = columns.length + (selection ? 1 : 0) + (rowAction ? 1 : 0);
  return (
    <div
      {...region}
      className={classNames(
        css.scroller,
        css.density[density ?? 'inherit'],
        isGrowing && css.growing,
        isGrid && css.padded,
        isWindowed && !isGrowing && css.bounded,
      )}
    >
      <table
        ref={table}
        {...cursor.tableProps}
        {...(isGrid ? { role: 'grid', 'aria-rowcount': rows.length + headRows, 'aria-multiselectable': selection ? true : undefined } : {})}
        className={classNames(css.table, isFlush && css.flush)}
        style={widths.style}
        aria-busy={isLoading}
      >
        <caption className={showsCaption ? css.shownCaption : css.caption}>{caption}</caption>
        {widths.isFixed && <TableColumns columns={columns} widthOf={widths.widthOf} selectionWidth={selectionWidth} hasAction={rowAction !== undefined} />}
        <TableHead
          layout={layout}
          selection={selection}
          selectionWidth={selectionWidth}
          sort={sort}
          onSortChange={onSortChange}
          resizing={resizing}
          widthOf={widths.isFixed ? widths.widthOf : undefined}
          actionLabel={rowAction ? rowActionLabel : null}
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
        <TableBody
          rows={rows}
          getRowId={getRowId}
          keptRow={cursor.row}
          layout={layout}
          selection={selection}
          action={rowAction}
          cells={cells}
          setCells={setCells}
          firstIndex={headRows + 1}
          onDrawn={cursor.settle}
        />
        {rows.length === 0 && (
          <TablePlaceholder
            layout={layout}
            empty={empty}
            skeletonRows={isLoading ? skeletonRows : 0}
            hasSelection={selection !== null}
            hasAction={rowAction !== undefined}
            span={span}
          />
        )}
      </table>
      {status}
    </div>
  );
}
