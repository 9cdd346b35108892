import { ACTION_WIDTH, COLUMN_WIDTH, rowHeaderOf, SELECTION_WIDTH, type TableColumn } from './columns.ts';

/** What stands beside the columns of a table with `rowLines`. */
export interface FittingOptions {
  /** The room for the table, in px. */
  width: number;
  /** Whether rows can be selected. */
  hasSelection?: boolean;
  /** Whether rows have actions. */
  hasAction?: boolean;
  /** Columns that are not shown anyway. */
  hiddenColumnIds?: ReadonlySet<string>;
}

const GUTTER = 14;

/**
 * The columns to hide so that those in sight find room: first those of the highest `priority`, of equal ones the last.
 * The columns that stay in sight and the one that names the rows are never among them.
 */
export function fittingColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { width, hasSelection, hasAction, hiddenColumnIds }: FittingOptions,
): ReadonlySet<string> {
  const hidden = new Set(hiddenColumnIds);
  const header = rowHeaderOf(columns);
  const beside = (hasSelection ? SELECTION_WIDTH + GUTTER : 0) + (hasAction ? ACTION_WIDTH + GUTTER : 0);
  let needed =
    beside + columns.reduce((sum, column) => sum + (hidden.has(column.id) ? 0 : (column.width ?? COLUMN_WIDTH)), 0);
  const giving = columns
    .map((column, at) => ({ column, at }))
    .filter(({ column }) => column !== header && !column.isSticky && !hidden.has(column.id))
    .sort((a, b) => (b.column.priority ?? 0) - (a.column.priority ?? 0) || b.at - a.at);
  for (const { column } of giving) {
    if (needed <= width) break;
    hidden.add(column.id);
    needed -= column.width ?? COLUMN_WIDTH;
  }
  return hidden;
}
