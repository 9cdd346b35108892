import type { ReactNode } from 'react';
import type { Cells, SetCells } from './CellEdit.ts';
import type { RowId, TableColumn } from './columns.ts';
import type { TableProps } from './TableProps.ts';
import type { RowSelection } from './useRowSelection.ts';

/** Props passed to the part that renders the table. */
export interface TableView<Row, Id extends RowId> {
  /** Props of the table. */
  table: TableProps<Row, Id>;
  /** The columns in sight. */
  columns: readonly TableColumn<Row>[];
  /** The selection, if rows can be selected. */
  selection: RowSelection<Row> | null;
  /** Cells that are not merely read. */
  cells: Cells;
  /** Changes the state of cells. */
  setCells: SetCells;
  /** What the table says. */
  status: ReactNode;
}

/** Draws a table whose cells the arrow keys lead through. */
export type GridView = <Row, Id extends RowId>(view: TableView<Row, Id>) => ReactNode;
