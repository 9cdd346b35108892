import type { ReactNode } from 'react';
import type { RowId, TableColumn, TableSort } from './columns.ts';
import type { ColumnResizing } from './columnWidths.ts';
import type { GridView } from './TableView.ts';

interface TableBase<Row, Id extends RowId> {
  /** What the table holds; its accessible name. */
  caption: string;
  /** Shows the caption above the head. */
  showsCaption?: boolean;
  /** The columns, from start to end. */
  columns: readonly TableColumn<Row>[];
  /** The rows; keep the array stable. More than a hundred want a `grid`. */
  rows: readonly Row[];
  /**
   * How many rows a table without a `grid` draws, from the first on; all by default, and always all on record cards.
   * For a first paint of what is in sight: the selection counts all.
   */
  drawnRows?: number | undefined;
  /** Identifies a row. */
  getRowId: (row: Row) => Id;
  /** The present sort. */
  sort?: TableSort | undefined;
  /** Called when a head is pressed. */
  onSortChange?: (sort: TableSort) => void;
  /** What can be done with a row, for example a `Menu`; the last column. */
  rowAction?: (row: Row) => ReactNode;
  /** Head of the column with the actions; not in sight. */
  rowActionLabel?: string;
  /** Rows are on their way: draws skeleton rows, or keeps the old rows in place. */
  isLoading?: boolean;
  /** Said while rows are on their way. */
  loadingLabel?: string;
  /** How many skeleton rows to draw; 10 by default. */
  skeletonRows?: number;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Row height 40 px (`compact`) or 52 px; follows the layout by default. */
  density?: 'compact' | 'comfortable';
  /**
   * Rows of one height, for lists: cells stay on one line or two, what is too long ends in "…" and is shown whole as a
   * tooltip, and columns are as wide as they say, or in proportion where there is more room. Without it, rows are as
   * high as their content.
   */
  rowLines?: 1 | 2;
  /** Width in px of the column with the actions, where `rowLines` is given; 44 by default. */
  rowActionWidth?: number;
  /** The record card on phones; by default it is made from the columns. */
  renderCard?: (row: Row) => ReactNode;
  /** A row above the others, across all columns, for example to add one. */
  firstRow?: ReactNode;
  /** Lets the table reach the edges of the page and keep the page's gutter. */
  isFlush?: boolean;
  /** Columns that are hidden; `ColumnChoice` lets the user choose. */
  hiddenColumnIds?: ReadonlySet<string>;
  /** Lets the user change the widths of columns. Made by `columnResizing` of `@resonanz/ui/columnResizing`. */
  resizing?: ColumnResizing;
  /**
   * Draws more than a hundred rows: only those in sight, all of one height, with one stop for the keyboard and arrow
   * keys that lead through the cells. `LongCellGrid` of `@resonanz/ui/CellGrid` does so from 101 rows on; `CellGrid`
   * has the same keys whatever the number of rows, for tables whose filter may move it across a hundred. Columns that
   * can be edited bring it.
   */
  grid?: GridView;
  /** Said when the sort changes, for example "Sorted by creator, ascending". */
  sortMessage?: (header: string, direction: TableSort['direction']) => string;
  /** Said when the user changes the selection, for example "3 selected". */
  selectionMessage?: (count: number) => string;
  /** Said when an edited cell has been saved. */
  savedLabel?: string;
  /** Fills the free height of a surrounding column and scrolls within. */
  isGrowing?: boolean;
}

interface Selectable<Row, Id extends RowId> {
  /** The selected rows; rows of other pages may be among them. */
  selectedIds: ReadonlySet<Id>;
  /** Called with the whole selection when it changes. */
  onSelectionChange: (ids: Set<Id>) => void;
  /** Names the checkbox in the head, for example "Select all". */
  selectAllLabel: string;
  /** Names the checkbox of a row, for example "Select Lena Hartwig". */
  selectRowLabel: (row: Row) => string;
  /** Rows that can't be selected. */
  isRowSelectable?: (row: Row) => boolean;
}

interface NotSelectable {
  selectedIds?: never;
  onSelectionChange?: never;
  selectAllLabel?: never;
  selectRowLabel?: never;
  isRowSelectable?: never;
}

/** Props of `Table`. */
export type TableProps<Row, Id extends RowId> = TableBase<Row, Id> & (Selectable<Row, Id> | NotSelectable);
