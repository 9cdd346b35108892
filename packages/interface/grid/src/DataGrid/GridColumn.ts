import type { ComponentType, ReactNode } from 'react';
import type { Option, OptionId } from '@resonanz/ui/Select';
import type { CalendarCellProps } from '../CalendarCell/CalendarCellProps.ts';

/** What identifies a row. */
export type GridRowId = string | number;

/** What a cell can hold. */
export type GridValue = string | number | boolean | null | readonly OptionId[];

interface ColumnBase {
  /** Identifier; also the key of the sort. */
  id: string;
  /** The words in the head; they also name the field a cell becomes. */
  header: string;
  /** Width in px until the user changes it; 140 by default. */
  width?: number;
  /** `end` for numbers and money (their default), with figures of equal width. */
  align?: 'start' | 'end' | 'center';
  /**
   * Stays at the start when the grid scrolls sideways; only for the first columns. On phones only the first one stays,
   * and shrinks.
   */
  isPinned?: boolean;
  /** The head becomes a button that sorts. */
  isSortable?: boolean;
  /** Hides the head from sight, for example above icons. */
  hidesHeader?: boolean;
  /** Names the row; the first column by default. */
  isRowHeader?: boolean;
}

/** A column that only shows something: a creator with picture, a figure that is calculated, buttons. */
export interface DrawnGridColumn<Row> extends ColumnBase {
  kind?: never;
  /** What stands in the cell; drawn again when the row object changes. Its controls are reached with Enter or F2. */
  cell: (row: Row) => ReactNode;
  /** What a copied cell puts on the clipboard and a sum of words reads; empty by default. */
  text?: (row: Row) => string;
}

interface ValueColumn<Row, Value extends GridValue> extends ColumnBase {
  /** The value in the row. */
  read: (row: Row) => Value;
  /** Another drawing of the value, for example a status tag. It gets what is in the cell, also before it is saved. */
  cell?: (value: Value, row: Row) => ReactNode;
  /** Whether the cells can be changed, all or by row; they can't by default. */
  isEditable?: boolean | ((row: Row) => boolean);
  /** Says what is wrong with a value before it is saved. */
  validate?: (value: Value, row: Row) => string | undefined;
  /**
   * Says what is doubtful about a saved value, for example an amount beyond the budget: it stays as it is, and the cell
   * says so.
   */
  doubt?: (value: Value, row: Row) => string | undefined;
  /**
   * Said at a typed or pasted text that is no value of this column, for example which words it takes; `labels.invalid`
   * by default.
   */
  invalid?: string;
  /**
   * The value a copied or typed text means; `undefined` when it means none. By default read in the writing of the
   * language.
   */
  parse?: (text: string, row: Row) => Value | undefined;
  /** The text a copied cell puts on the clipboard. By default in the writing of the language. */
  format?: (value: Value, row: Row) => string;
}

/** One line of text, or the address of a page; an empty text is no value. */
export interface TextGridColumn<Row> extends ValueColumn<Row, string> {
  /** `link` shows an address that opens in a window of its own; Ctrl+Enter follows it. */
  kind: 'text' | 'link';
  /** Maximum number of characters that can be entered. */
  maxLength?: number;
}

/** A number, or an amount of money, whose column has two digits throughout; `null` is no value. */
export interface NumberGridColumn<Row> extends ValueColumn<Row, number | null> {
  kind: 'number' | 'money';
  /** Digits after the decimal mark; 0 for numbers and 2 for money by default. */
  fractionDigits?: number;
  /** Stands with the number, where the language puts it; "€" for money by default. */
  unit?: string;
  /** A negative minimum allows a minus sign. `validate` has to reject values outside the limits. */
  allowsNegative?: boolean;
}

/** A day as `yyyy-mm-dd`; `null` is no value. */
export interface DateGridColumn<Row> extends ValueColumn<Row, string | null> {
  kind: 'date';
  /**
   * The calendar: `CalendarCell` of `@resonanz/grid/CalendarCell`. It is apart, so that grids without dates don't load
   * one; days can be typed either way.
   */
  calendar?: ComponentType<CalendarCellProps>;
}

/** One of few options; choosing one saves it. */
export interface ChoiceGridColumn<Row> extends ValueColumn<Row, OptionId | null> {
  kind: 'select';
  /** The options. A pasted text finds one by its words. */
  options: readonly Option[];
  /** Lets Delete empty the cell. */
  allowsEmpty?: boolean;
}

/** Any number of options. */
export interface MultiSelectGridColumn<Row> extends ValueColumn<Row, readonly OptionId[]> {
  kind: 'multi-select';
  /** The options. A pasted text finds them by their words, separated by commas or semicolons. */
  options: readonly Option[];
}

/** Yes or no; a click or the space bar changes it. */
export interface FlagGridColumn<Row> extends ValueColumn<Row, boolean> {
  /** `switch` for what acts at once, for example publishing. */
  kind: 'checkbox' | 'switch';
}

/** A column; its kind says what its cells hold and which field they become. */
export type GridColumn<Row> =
  | DrawnGridColumn<Row>
  | TextGridColumn<Row>
  | NumberGridColumn<Row>
  | DateGridColumn<Row>
  | ChoiceGridColumn<Row>
  | MultiSelectGridColumn<Row>
  | FlagGridColumn<Row>;

/** What cells with a value have in common, for those who don't ask for the kind. */
export interface AnyValueColumn<Row> extends ValueColumn<Row, GridValue> {
  kind: NonNullable<GridColumn<Row>['kind']>;
}

/**
 * The column as one with a value, or `null` when it only draws. The kind fixes the type of the value; the cells don't
 * know the kind.
 */
export const valueColumn = <Row>(column: GridColumn<Row>): AnyValueColumn<Row> | null =>
  column.kind === undefined ? null : (column as AnyValueColumn<Row>);

/** Whether the cell of this row can be changed. */
export function isEditable<Row>(column: GridColumn<Row>, row: Row): boolean {
  if (column.kind === undefined || column.isEditable === undefined) return false;
  return typeof column.isEditable === 'function' ? column.isEditable(row) : column.isEditable;
}

const NOT_WORDS: ReadonlySet<GridColumn<never>['kind']> = new Set(['link', 'checkbox', 'switch', undefined]);

/** Whether the cells of the column hold words and nothing else. */
export const isWords = <Row>(column: GridColumn<Row>): boolean =>
  !NOT_WORDS.has(column.kind) && valueColumn(column)?.cell === undefined;
