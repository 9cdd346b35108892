import type { GridRowId, GridValue } from './GridColumn.ts';

/** What the user did to change a cell. */
export type ChangeReason = 'edit' | 'paste' | 'fill' | 'clear' | 'undo' | 'redo';

/** A cell that is to be saved. */
export interface CellChange<Row, Id extends GridRowId> {
  /** The row as it was given last. */
  readonly row: Row;
  /** Its identifier. */
  readonly rowId: Id;
  /** The column. */
  readonly columnId: string;
  /** What was entered; its type is that of the column's `read`. */
  readonly value: GridValue;
  /** What stood in the row when the user began, so that a server can notice that another user was faster. */
  readonly previous: GridValue;
  /** What the user did. */
  readonly reason: ChangeReason;
}

/**
 * The result of a change: saved, perhaps as another value (rounded, completed), or rejected with an error message. A
 * rejection because another user was faster includes the current value (`theirs`): the message shows it formatted, and
 * the user decides.
 */
export type CellVerdict =
  | { readonly ok: true; readonly value?: GridValue }
  | { readonly ok: false; readonly message: string }
  | { readonly ok: false; readonly theirs: GridValue; readonly message: (theirs: string) => string };

/** What is being entered, while it is entered. */
export interface GridDraft<Id extends GridRowId> {
  /** The row. */
  readonly rowId: Id;
  /** The column. */
  readonly columnId: string;
  /** What the text means so far. */
  readonly value: GridValue;
}

/** A pasted text that found no cell. */
export interface SkippedCell<Id extends GridRowId> {
  /** The row; `null` below the last one. */
  readonly rowId: Id | null;
  /** The column; `null` beyond the last one. */
  readonly columnId: string | null;
  /** The text. */
  readonly text: string;
  /** The cell can't be changed, the text is no value of this column, or there is no cell. */
  readonly reason: 'readOnly' | 'invalid' | 'outside';
}

/** What became of a pasted block. */
export interface PasteReport<Id extends GridRowId> {
  /** Cells that were changed. */
  readonly changed: number;
  /** Texts that found no cell. */
  readonly skipped: readonly SkippedCell<Id>[];
}
