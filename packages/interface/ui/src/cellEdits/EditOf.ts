import type { ReactNode } from 'react';

/** A sentence when the value is rejected, otherwise nothing. */
export type CellAnswer = string | undefined;

/** What all kinds of edits say. */
export interface EditOf<Row, Value> {
  /** The value the field begins with. */
  value: (row: Row) => Value;
  /**
   * Saves the entered value; the cell is pending until the promise settles. The displayed value is the caller's: update
   * the row at once to be optimistic. Return a message to reject: it stays in the cell until the value is corrected.
   * The promise must not reject.
   */
  onSave: (row: Row, value: Value) => CellAnswer | Promise<CellAnswer>;
  /** Says what is wrong with a value before it is saved. */
  validate?: (value: Value, row: Row) => CellAnswer;
  /** Rows whose cell can't be changed. */
  isReadOnly?: (row: Row) => boolean;
}

/** What the field of a cell is given. */
export interface CellField<Value> {
  /** Name of the column. */
  label: string;
  value: Value;
  /** Called with what is being entered. */
  onChange: (value: Value) => void;
  /** Called with what is chosen: it is saved at once. */
  onPick: (value: Value) => void;
}

/** An edit with what its kind brings to the cells. */
export interface DrawnEdit<Row, Value> extends EditOf<Row, Value> {
  /** Draws the field a cell becomes. */
  field: (field: CellField<Value>) => ReactNode;
  /** Draws a value that was rejected. */
  words: (draft: Value) => ReactNode;
}
