import type { RowId } from './columns.ts';
import { rowAt } from './rowAt.tsx';
import { TableBody } from './TableBody.tsx';
import { TableFrame } from './TableFrame.tsx';
import type { TableView } from './TableView.ts';

/** A table of rows that are all drawn, or `drawnRows` of them, with the controls in its cells as stops of the Tab key. */
export function NativeTable<Row, Id extends RowId>(view: TableView<Row, Id>) {
  const { rows, drawnRows } = view.table;
  return (
    <TableFrame view={view} isGrid={false} isWindowed={false}>
      {(layout) => (
        <TableBody view={view}>{rows.slice(0, drawnRows).map((_, at) => rowAt(view, layout, at))}</TableBody>
      )}
    </TableFrame>
  );
}
