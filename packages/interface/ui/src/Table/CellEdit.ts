import type { Dispatch, ReactNode, SetStateAction } from 'react';
import type { RowId, TableColumn } from './columns.ts';
import type { GridView } from './TableView.ts';

/** What a cell can hold while it is edited. */
export type CellValue = string | number | null;

/** Where a cell stands between reading and writing. */
export type CellState =
  | { readonly status: 'editing'; readonly draft: CellValue | undefined }
  | { readonly status: 'pending' }
  | { readonly status: 'saved' }
  | { readonly status: 'rejected'; readonly draft: CellValue; readonly message: string };

/** The cells of a row that are not merely read, by column. */
export type RowCells = Readonly<Record<string, CellState>>;

/** Cells being edited, pending, saved or rejected; rows that leave the window keep theirs. */
export type Cells = ReadonlyMap<RowId, RowCells>;

/** The table holds the state of its cells; what changes it comes with the edits. */
export type SetCells = Dispatch<SetStateAction<Cells>>;

/** A cell of a column that is edited, as the table knows it. */
export interface EditedCell<Row> {
  /** The row. */
  row: Row;
  /** What identifies the row. */
  rowId: RowId;
  /** The column. */
  column: TableColumn<Row>;
  /** Where the cell stands; nothing while it is merely read. */
  state: CellState | undefined;
  /** Changes the state of the table's cells. */
  setCells: SetCells;
  /** A stop of the Tab key of its own; in a grid the arrow keys lead here. */
  isStop?: boolean;
}

/** What all edited cells of a table say together. */
export interface CellNews {
  /** Whether a cell has just been saved. */
  hasSaved: boolean;
  /** The messages of all rejected cells. */
  rejected: string;
  /** The same sentences, in sight at the foot of the table. */
  errors: ReactNode;
}

/**
 * How the cells of a column are edited: made by `textEdit`, `numberEdit` or `selectEdit` of `@resonanz/ui/cellEdits`,
 * so that only tables that are edited bring a field.
 */
export interface CellEdit<Row> {
  /** Draws a cell. */
  draw: (cell: EditedCell<Row>) => ReactNode;
  /** What the cells of all edited columns say. */
  newsOf: (cells: Cells) => CellNews;
  /** Draws the table: arrow keys lead through cells that are edited. */
  grid: GridView;
}
