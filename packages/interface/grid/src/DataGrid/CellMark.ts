import type { GridValue } from './GridColumn.ts';

/** What is to be seen at a cell beside the value of its row. */
export type CellMark =
  /** On its way to the server. */
  | { readonly status: 'saving'; readonly value: GridValue }
  /** No response: stored, and sent again when the server can be reached. */
  | { readonly status: 'waiting'; readonly value: GridValue }
  /** Just saved; the row may still hold the old value. */
  | { readonly status: 'saved'; readonly value: GridValue; readonly stale: readonly GridValue[] }
  /** Saved a while ago; the row may still hold the old value. */
  | { readonly status: 'savedEarlier'; readonly value: GridValue; readonly stale: readonly GridValue[] }
  /** Rejected by the server or by the column (`canRetry` is false), or without a response. */
  | {
      readonly status: 'rejected';
      readonly value: GridValue | undefined;
      readonly text: string;
      readonly message: string;
      readonly canRetry: boolean;
      /** The value another user has entered: saving again replaces it. */
      readonly theirs?: GridValue;
    }
  /** Another user has just changed it. */
  | { readonly status: 'changed' };

/** The marked cells of one row, by column. */
export type RowMarks = Readonly<Record<string, CellMark>>;
