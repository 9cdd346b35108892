import { WHOLE_UP_TO } from '../rowWindow/rowWindow.ts';
import type { RowId } from '../Table/columns.ts';
import { TableFrame } from '../Table/TableFrame.tsx';
import type { TableView } from '../Table/TableView.ts';
import { GridRows } from './GridRows.tsx';
import { useCellCursor } from './useCellCursor.ts';

interface GridTableProps<Row, Id extends RowId> {
  view: TableView<Row, Id>;
  isGrid: boolean;
}

const isLong = <Row, Id extends RowId>({ table }: TableView<Row, Id>) => table.rows.length > WHOLE_UP_TO;

function GridTable<Row, Id extends RowId>({ view, isGrid }: GridTableProps<Row, Id>) {
  const { selection } = view;
  const { rows, getRowId } = view.table;
  const cursor = useCellCursor({
    isOn: isGrid,
    count: rows.length,
    idAt: (at) => {
      const row = rows[at];
      return row === undefined ? null : getRowId(row);
    },
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
  return (
    <TableFrame view={view} isGrid={isGrid} isWindowed={isLong(view)} listeners={cursor.listeners}>
      {(layout) => <GridRows view={view} layout={layout} retainedRow={cursor.row} onDrawn={cursor.settle} />}
    </TableFrame>
  );
}

/** A table whose cells the arrow keys lead through; of more than a hundred rows those in sight are drawn. */
export function CellGrid<Row, Id extends RowId>(view: TableView<Row, Id>) {
  return <GridTable view={view} isGrid />;
}

/** The same from 101 rows on; up to a hundred, a native table. */
export function LongCellGrid<Row, Id extends RowId>(view: TableView<Row, Id>) {
  return <GridTable view={view} isGrid={isLong(view)} />;
}
