import type { ComponentType } from 'react';
import type { Option, OptionId } from '../OptionList/Option.ts';
import type { SelectCellProps } from './SelectCell.tsx';

/** A sentence when the value is refused, otherwise nothing. */
export type CellAnswer = string | undefined;

interface EditOf<Row, Value> {
  /** The value the field begins with. */
  value: (row: Row) => Value;
  /**
   * Saves what was entered; the cell is pending until a promise settles. The value in sight is the caller's: change the row at once to be
   * optimistic. Answer with a sentence to refuse: it stands in the cell until the value is corrected. The promise must not reject.
   */
  onSave: (row: Row, value: Value) => CellAnswer | Promise<CellAnswer>;
  /** Says what is wrong with a value before it is saved. */
  validate?: (value: Value, row: Row) => CellAnswer;
  /** Rows whose cell can't be changed. */
  isReadOnly?: (row: Row) => boolean;
}

/** A cell that becomes a text field. */
export interface TextCellEdit<Row> extends EditOf<Row, string> {
  /** Text in one line. */
  kind: 'text';
}

/** A cell that becomes a number field. */
export interface NumberCellEdit<Row> extends EditOf<Row, number | null> {
  /** A number in the writing of the language. */
  kind: 'number';
  /** Digits after the decimal mark; 0 by default. */
  fractionDigits?: number;
  /** Smallest number; below zero allows a minus. */
  minValue?: number;
  /** Stands after the number, for example "€". */
  unit?: string;
}

/** A cell that becomes a list of options. */
export interface SelectCellEdit<Row> extends EditOf<Row, OptionId> {
  /** One of few options; choosing one saves it. */
  kind: 'select';
  /** The list: `SelectCell` of `@resonanz/ui/SelectCell`. It is apart, so that tables without lists don't load one. */
  field: ComponentType<SelectCellProps>;
  /** The options. */
  options: readonly Option[];
}

/** How the cells of a column are edited. */
export type CellEdit<Row> = TextCellEdit<Row> | NumberCellEdit<Row> | SelectCellEdit<Row>;

/** What a cell can hold while it is edited. */
export type CellValue = string | number | null;

/** Where a cell stands between reading and writing. */
export type CellState =
  | { readonly status: 'editing'; readonly draft: CellValue | undefined }
  | { readonly status: 'pending' }
  | { readonly status: 'saved' }
  | { readonly status: 'refused'; readonly draft: CellValue; readonly message: string };

/** The cells of a row that are not merely read, by column. */
export type RowCells = Readonly<Record<string, CellState>>;

// The kind of an edit fixes the type of its value; the cells don't know the kind.
interface AnyEdit<Row> extends EditOf<Row, CellValue> {
  kind: CellEdit<Row>['kind'];
}

/** The same edit, for those who don't ask for its kind. */
export const anyEdit = <Row>(edit: CellEdit<Row>) => edit as AnyEdit<Row>;
