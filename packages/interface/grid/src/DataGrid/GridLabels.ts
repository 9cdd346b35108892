import type { TableSort } from '@resonanz/ui/Table';

/** Words of a grid, in the language of the page. */
export interface GridLabels {
  /** How the grid is worked with, read once when it is entered, for example "Arrow keys move, F2 edits, Escape cancels". */
  help: string;
  /** Stands for a ticked box in copied cells and is understood when pasted, for example "Yes". */
  yes: string;
  /** Stands for an empty box in copied cells and is understood when pasted, for example "No". */
  no: string;
  /** Said when a text is no value of its column: a word in a cell of numbers, a day that doesn't exist. */
  invalid: string;
  /** Said when the cell that is to be changed can only be read. */
  readOnly: string;
  /** Read with a cell that is on its way to the server. */
  saving: string;
  /** Said when a cell has been saved. */
  saved: string;
  /** Said when several cells have been saved. */
  savedMany: (count: number) => string;
  /** Announced and shown for a cell that waits for the server: its value is stored and sent automatically. */
  waiting: string;
  /** Stands in a cell whose saving got no answer. */
  notSaved: string;
  /** Button that saves a rejected value again. */
  retry: string;
  /** Button that discards a rejected value. */
  revert: string;
  /** Button that saves the user's value over another user's. */
  keepMine: string;
  /** Button that discards the user's value in favour of another user's. */
  takeTheirs: string;
  /** Heading of the list of rejected cells, for example "2 cells to check". */
  toCheck: (count: number) => string;
  /** Button that moves to a rejected cell, for example "Show cell". */
  showCell: (row: string, column: string) => string;
  /** Read with a cell that another user has changed while it was in sight. */
  changedElsewhere: string;
  /** Said and shown when another user changes the cell that is being edited. */
  changedWhileEditing: (value: string) => string;
  /** Said when a block is selected. */
  block: (rows: number, columns: number) => string;
  /** Said when cells are copied. */
  copied: (cells: number) => string;
  /** Said when cells are pasted. */
  pasted: (changed: number, skipped: number) => string;
  /** Said when a block is filled. */
  filled: (cells: number) => string;
  /** Said when cells are emptied. */
  cleared: (cells: number) => string;
  /** Said when the last change is taken back. */
  undone: (cells: number) => string;
  /** Said when it is made again. */
  redone: (cells: number) => string;
  /** Said while rows are on their way. */
  loading: string;
  /** Said when the sort changes, for example "Sorted by creator, ascending". */
  sorted: (header: string, direction: TableSort['direction']) => string;
  /** Names the button that opens the list of a field with several options. */
  openList: string;
  /** Said in that list when nothing is found. */
  noOption: string;
  /** Names the button that takes one of several options away, for example "Remove Beauty". */
  removeOption: (label: string) => string;
  /** Names the button that opens the calendar. */
  openCalendar: string;
}
