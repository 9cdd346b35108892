import type { RowId } from './columns.ts';
import { rowAt } from './rowAt.tsx';
import { TableBody } from './TableBody.tsx';
import { TableFrame } from './TableFrame.tsx';
import type { TableView } from './TableView.ts';
import { useDrawsAll } from './useDrawsAll.ts';

/** Rows of the first paint; a window of usual height shows no more. */
const FIRST_ROWS = 16;

/** A table all of whose rows are drawn, with the controls in its cells as stops of the Tab key; those in sight come first. */
export function NativeTable<Row, Id extends RowId>(view: TableView<Row, Id>) {
  const { rows } = view.table;
  const drawsAll = useDrawsAll(rows.length > 0);
  return (
    <TableFrame view={view} isGrid={false} isWindowed={false}>
      {(layout) => <TableBody view={view}>{(drawsAll ? rows : rows.slice(0, FIRST_ROWS)).map((_, at) => rowAt(view, layout, at))}</TableBody>}
    </TableFrame>
  );
}
