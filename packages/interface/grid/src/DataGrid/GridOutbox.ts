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
  /** What was kept before the grid was opened; rows that it does not hold may be among them. */
  read: () => readonly UnsavedCell<Id>[];
  /** Keeps a cell instead of what was kept of it before. */
  put: (cell: UnsavedCell<Id>) => void;
  /** Forgets a cell: it is saved, refused or given up. */
  drop: (rowId: Id, columnId: string) => void;
  /** Saves a kept cell whose row the grid does not hold. */
  send: (cell: UnsavedCell<Id>) => Promise<CellVerdict | null>;
  /** Calls back when there is reason to try again, for example a connection; returns how to stop. */
  onRetry: (listener: () => void) => () => void;
}
