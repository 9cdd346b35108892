import type { ReactNode } from 'react';
import type { TableResizing } from '@resonanz/ui/columnResizing';
import type { TableSort } from '@resonanz/ui/Table';
import type { CellChange, CellVerdict, GridDraft, PasteReport } from './CellChange.ts';
import type { GridColumn, GridRowId } from './GridColumn.ts';
import type { GridLabels } from './GridLabels.ts';
import type { GridOutbox } from './GridOutbox.ts';

/** Rows that can be ticked. */
export interface GridSelection<Row, Id extends GridRowId> {
  /** The ticked rows; rows of other pages may be among them. */
  selectedIds: ReadonlySet<Id>;
  /** Called with the whole selection when it changes. */
  onSelectionChange: (ids: Set<Id>) => void;
  /** Names the checkbox in the head, for example "Select all". */
  selectAllLabel: string;
  /** Names the checkbox of a row, for example "Select Lena Hartwig". */
  selectRowLabel: (row: Row) => string;
  /** Said when the selection changes, for example "3 selected". */
  message: (count: number) => string;
}

/** Props of {@link DataGrid}. */
export interface DataGridProps<Row, Id extends GridRowId> {
  /** What the grid holds; its accessible name. */
  caption: string;
  /** The columns, from start to end; keep the array stable. */
  columns: readonly GridColumn<Row>[];
  /** The rows; keep row objects that did not change, so that only changed rows are drawn again. */
  rows: readonly Row[];
  /** Identifies a row. */
  getRowId: (row: Row) => Id;
  /** Words of the grid; keep the object stable. */
  labels: GridLabels;
  /**
   * Saves one cell. The entered value stays in sight until `rows` brings another one. An error stands in the cell with
   * its sentence until the value is corrected or given up; a rejected promise counts as no answer and keeps the value
   * for another try; `null` means that the user has given the change up. Saves of one cell run one after the other.
   */
  onSave?: (change: CellChange<Row, Id>) => Promise<CellVerdict | null>;
  /**
   * Keeps unsaved cells while the server is out of reach, and beyond a reload; keep the object stable. Without it a
   * save that got no answer is for the user to repeat.
   */
  outbox?: GridOutbox<Id>;
  /**
   * Whether cells of one row may be saved at once (`cell`, the default) or wait for each other (`row`), for servers
   * that compare the row's last change.
   */
  savesInOrderOf?: 'cell' | 'row';
  /**
   * Whether a change that has come with the rows is another user's, to be marked as such; asked once a changed row. By
   * default every change that was not entered into the grid is.
   */
  isChangedElsewhere?: (rowId: Id) => boolean;
  /** Called with what is being entered on every change, and with `null` at the end: for figures that follow live. */
  onDraftChange?: (draft: GridDraft<Id> | null) => void;
  /** Called after a block was pasted, with the texts that found no cell. */
  onPasteReport?: (report: PasteReport<Id>) => void;
  /** The present sort. */
  sort?: TableSort | undefined;
  /** Called when a head is pressed. */
  onSortChange?: (sort: TableSort) => void;
  /** Rows that can be ticked; without it there are no checkboxes. */
  selection?: GridSelection<Row, Id>;
  /** Lets the user change the widths of columns. */
  resizing?: TableResizing;
  /** Columns that are hidden; `ColumnChoice` lets the user choose. */
  hiddenColumnIds?: ReadonlySet<string>;
  /** What can be done with a row, for example a `Menu`; the last column. */
  rowAction?: (row: Row) => ReactNode;
  /** Head of the column with the actions; not in sight. */
  rowActionLabel?: string;
  /** Stands under the head and stays there, across all columns: a form that adds a row. */
  addRow?: ReactNode;
  /** Stands below the rows and stays there: sums. */
  footer?: ReactNode;
  /** Rows are on their way: draws skeleton rows, or keeps the old rows in place. */
  isLoading?: boolean;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Shown in place of rows when they could not be loaded. */
  error?: ReactNode;
  /** Lets the grid reach the edges of the page and keep the page's gutter. */
  isFlush?: boolean;
  /** Height: that of a surrounding column (`fill`), or of its rows up to 80 % of the window (`content`, the default). */
  height?: 'content' | 'fill';
}
