import type { ReactNode } from 'react';
import type { CellEdit } from './CellEdit.ts';

/** What identifies a row. */
export type RowId = string | number;

interface ColumnBase<Row> {
  /** Identifier; also the key of the sort. */
  id: string;
  /** The words in the head. */
  header: string;
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and money, with figures of equal width. */
  align?: 'start' | 'end' | 'center';
  /** The head becomes a button that sorts. */
  isSortable?: boolean;
  /** Hides the head from sight, for example above icons. */
  hidesHeader?: boolean;
  /** Names the row; the first column by default. */
  isRowHeader?: boolean;
  /** As narrow as its content, with little space around, for icons and switches. */
  isTight?: boolean;
  /**
   * How soon the column gives way where there is no room, for `fittingColumns`: 0, the default, goes last; of equal
   * ones the later column goes first.
   */
  priority?: number;
  /** Leaves the column out of the record card on phones. */
  hidesInCard?: boolean;
  /** What `sortRows` compares; `null` comes last. */
  sortValue?: (row: Row) => string | number | null;
  /**
   * Makes the cells fields: Enter, F2 or a press begins. Made by `textEdit`, `numberEdit` or `selectEdit` of
   * `@resonanz/ui/cellEdits`.
   */
  edit?: CellEdit<Row>;
}

/** The columns of a table, independent of its rows. */
export type ColumnHead = Pick<ColumnBase<never>, 'id' | 'header' | 'hidesHeader' | 'isRowHeader'>;

/** A column; one that stays in sight when the table scrolls sideways needs a width. */
export type TableColumn<Row> = ColumnBase<Row> &
  (
    | {
        /** Stays at the start when the table scrolls sideways; only for the first columns. */
        isSticky: true;
        /** Width in px. */
        width: number;
      }
    | { isSticky?: false; width?: number }
  );

/** By which column the rows are sorted. */
export interface TableSort {
  /** Identifier of the column. */
  columnId: string;
  /** Upwards or downwards. */
  direction: 'ascending' | 'descending';
}

/** Width of the column with the checkboxes, without the page's gutter. */
export const SELECTION_WIDTH = 44;

/** Width of a column in a table with `rowLines` that says none. */
export const COLUMN_WIDTH = 128;
/** Width of the column with the actions in such a table, unless `rowActionWidth` says another. */
export const ACTION_WIDTH = 44;

/** The columns that stay at the start: the sticky ones before the first that scrolls. */
export function leadingSticky<Row>(columns: readonly TableColumn<Row>[]): readonly string[] {
  const end = columns.findIndex(({ isSticky }) => !isSticky);
  return columns.slice(0, end < 0 ? columns.length : end).map(({ id }) => id);
}

/** The columns in sight; the one that names the rows always is. */
export function shownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  hiddenIds: ReadonlySet<string> | undefined,
): readonly TableColumn<Row>[] {
  if (!hiddenIds || hiddenIds.size === 0) return columns;
  const header = rowHeaderOf(columns);
  return columns.filter((column) => column === header || !hiddenIds.has(column.id));
}

/** The sort a press on a head asks for: upwards first, then the other way round. */
export function nextSort(current: TableSort | undefined, columnId: string): TableSort {
  const isUp = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isUp ? 'descending' : 'ascending' };
}

/** The column that names a row. */
export function rowHeaderOf<Head extends ColumnHead>(columns: readonly Head[]): Head | undefined {
  return (
    columns.find(({ isRowHeader }) => isRowHeader) ?? columns.find(({ hidesHeader }) => !hidesHeader) ?? columns[0]
  );
}
