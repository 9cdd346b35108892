import type { ChangeEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { useRef } from 'react';
import type { RowCells } from './CellEdit.ts';
import type { RowLayout } from './columnLayout.ts';
import type { RowId } from './columns.ts';
import { bodyParts, type RowWindow } from './rowWindow.ts';
import * as css from './Table.css.ts';
import { TableRow } from './TableRow.tsx';
import type { CellActions } from './useCellEditing.ts';
import type { RowSelection } from './useRowSelection.ts';

interface TableBodyProps<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => RowId;
  drawn: RowWindow;
  /** The row with the focus, drawn wherever it is. */
  keptRow: number;
  rowHeight: number;
  layout: RowLayout<Row>;
  selection: RowSelection<Row> | null;
  action: ((row: Row) => ReactNode) | undefined;
  cells: ReadonlyMap<RowId, RowCells>;
  actions: CellActions;
  span: number;
  ref: Ref<HTMLTableSectionElement>;
}

/** The records: those of the window, with gaps as high as the others. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, getRowId, drawn, keptRow, rowHeight, layout, selection, action, cells, actions, span, ref } = props;
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
    <tbody ref={ref} onChange={onChange} onClickCapture={noteShift} onKeyDownCapture={noteShift}>
      {bodyParts(rows.length, drawn, keptRow).map((part) => {
        if ('gap' in part) {
          return (
            <tr key={part.before === rows.length ? 'gap' : `gap ${part.before - drawn.first}`} aria-hidden="true">
              <td colSpan={span} className={css.gap} style={{ blockSize: part.gap * rowHeight }} />
            </tr>
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
            layout={layout}
            selectLabel={selection ? selection.selectRowLabel(row) : null}
            isSelected={selection?.isSelected(row) ?? false}
            isSelectable={selection?.isSelectable(row) ?? false}
            action={action}
            cells={cells.get(id)}
            actions={actions}
          />
        );
      })}
    </tbody>
  );
}
