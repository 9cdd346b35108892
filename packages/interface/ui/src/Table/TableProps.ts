import type { ReactNode } from 'react';
import type { RowId, TableColumn, TableSort } from './columns.ts';

interface TableBase<Row, Id extends RowId> {
  /** What the table holds; its accessible name. */
  caption: string;
  /** Shows the caption above the head. */
  showsCaption?: boolean;
  /** The columns, from start to end. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, at most about a hundred. */
  rows: readonly Row[];
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
  /** The record card on phones; by default it is made from the columns. */
  renderCard?: (row: Row) => ReactNode;
  /** A row above the others, across all columns, for example to add one. */
  firstRow?: ReactNode;
  /** Lets the table reach the edges of the page and keep the page's gutter. */
  isFlush?: boolean;
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

/** Props of `Table`. */
export type TableProps<Row, Id extends RowId> = TableBase<Row, Id> &
  (
    | Selectable<Row, Id>
    | { selectedIds?: never; onSelectionChange?: never; selectAllLabel?: never; selectRowLabel?: never; isRowSelectable?: never }
  );
