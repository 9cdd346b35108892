import type { RowLayout } from './columnLayout.ts';
import type { RowId } from './columns.ts';
import { TableRow } from './TableRow.tsx';
import type { TableView } from './TableView.ts';

/** The record at a place, counted from 0. */
export function rowAt<Row, Id extends RowId>(
  { table, selection, cells, setCells }: TableView<Row, Id>,
  layout: RowLayout<Row>,
  at: number,
) {
  const row = table.rows[at];
  if (row === undefined) return null;
  const id = table.getRowId(row);
  return (
    <TableRow
      key={`row ${id}`}
      row={row}
      rowId={id}
      index={at}
      ariaIndex={at + (table.firstRow ? 3 : 2)}
      layout={layout}
      selectLabel={selection ? selection.selectRowLabel(row) : null}
      isSelected={selection?.isSelected(row) ?? false}
      isSelectable={selection?.isSelectable(row) ?? false}
      action={table.rowAction}
      cells={cells.get(id)}
      setCells={setCells}
    />
  );
}
