import type { CellVerdict } from './CellChange.ts';
import type { GridRowId, GridValue } from './GridColumn.ts';

/** A cell whose value is not known to be saved. */
export interface UnsavedCell<Id extends GridRowId> {
  /** The row. */
  readonly rowId: Id;
  /** The column. */
  readonly columnId: string;
  /** What was entered. */
  readonly value: GridValue;
  /** What stood in the row when the user began. */
  readonly previous: GridValue;
}

/**
 * Keeps unsaved cells beyond the grid, over a lost connection and a reload; saves of the same value may reach the
 * server twice.
 */
export interface GridOutbox<Id extends GridRowId> {
  /** Cells stored before the grid was opened, possibly of rows it does not contain. */
  read: () => readonly UnsavedCell<Id>[];
  /** Stores a cell, replacing its earlier value. */
  put: (cell: UnsavedCell<Id>) => void;
  /** Removes a cell: it was saved, rejected or discarded. */
  drop: (rowId: Id, columnId: string) => void;
  /** Saves a stored cell whose row is not in the grid. */
  send: (cell: UnsavedCell<Id>) => Promise<CellVerdict | null>;
  /** Calls back when there is reason to try again, for example a connection; returns how to stop. */
  onRetry: (listener: () => void) => () => void;
}
