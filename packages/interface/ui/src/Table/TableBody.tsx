import { type ChangeEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Cells, SetCells } from './CellEdit.ts';
import type { RowLayout } from './columnLayout.ts';
import type { RowId } from './columns.ts';
import { bodyParts } from './rowWindow.ts';
import { TableRow } from './TableRow.tsx';
import type { RowSelection } from './useRowSelection.ts';
import { useRowWindow } from './useRowWindow.ts';

interface TableBodyProps<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => RowId;
  /** The row with the focus, drawn wherever it is. */
  keptRow: number;
  layout: RowLayout<Row>;
  selection: RowSelection<Row> | null;
  action: ((row: Row) => ReactNode) | undefined;
  cells: Cells;
  setCells: SetCells;
  /** `aria-rowindex` of the first record. */
  firstIndex: number;
  /** Called with the table whenever rows have come or gone. */
  onDrawn: (table: HTMLTableElement) => void;
}

/** The records: those of the window, with gaps as high as the others. It alone is drawn again while the table scrolls. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, getRowId, keptRow, layout, selection, action, cells, setCells, firstIndex, onDrawn } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows: drawn, rowHeight } = useRowWindow(rows.length, body);
  // The refs of what stands around are not set yet when this is drawn for the first time.
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    if (table) onDrawn(table);
  });
  const isRange = useRef(false);
  const noteShift = ({ shiftKey }: KeyboardEvent | MouseEvent) => {
    isRange.current = shiftKey;
  };
  // One listener for all rows: what a row is given stays the same, so it isn't drawn again.
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['rowSelect'] === undefined) return;
    const row = rows[Number(target.closest('tr')?.dataset['row'])];
    if (row !== undefined) selection?.toggle(row, target.checked, isRange.current);
  };
  return (
    <tbody ref={body} onChange={onChange} onClickCapture={noteShift} onKeyDownCapture={noteShift}>
      {bodyParts(rows.length, drawn, keptRow).map((part) => {
        if ('gap' in part) {
          return (
            <tr
              key={part.before === rows.length ? 'gap' : `gap ${part.before - drawn.first}`}
              aria-hidden="true"
              style={{ blockSize: part.gap * rowHeight }}
            />
          );
        }
        const row = rows[part.row];
        if (row === undefined) return null;
        const id = getRowId(row);
        return (
          <TableRow
            key={`row ${id}`}
            row={row}
            rowId={id}
            index={part.row}
            ariaIndex={part.row + firstIndex}
            layout={layout}
            selectLabel={selection ? selection.selectRowLabel(row) : null}
            isSelected={selection?.isSelected(row) ?? false}
            isSelectable={selection?.isSelectable(row) ?? false}
            action={action}
            cells={cells.get(id)}
            setCells={setCells}
          />
        );
      })}
    </tbody>
  );
}
