import type { CellTexts } from './cellText.ts';
import type { DataGridProps } from './DataGridProps.ts';
import type { GridColumn, GridRowId } from './GridColumn.ts';
import type { GridLayout } from './layout.ts';
import type { Block } from './place.ts';
import type { Cells } from './useCells.ts';
import type { Cursor } from './useCursor.ts';

/** What the answers to keys, pointer and clipboard work on. */
export interface GridModel<Row, Id extends GridRowId> {
  readonly props: DataGridProps<Row, Id>;
  readonly layout: GridLayout<Row>;
  readonly cells: Cells<Row, Id>;
  readonly cursor: Cursor<Id>;
  readonly texts: CellTexts;
  readonly say: (message: string) => void;
}

/** A cell with its row and column. */
export interface BlockCell<Row, Id extends GridRowId> {
  readonly row: Row;
  readonly rowId: Id;
  readonly column: GridColumn<Row>;
}

/** The cells of a block, row by row. */
export function cellsIn<Row, Id extends GridRowId>(
  { props, layout }: GridModel<Row, Id>,
  { top, bottom, first, last }: Block,
): BlockCell<Row, Id>[][] {
  return props.rows.slice(top, bottom + 1).map((row) => {
    const rowId = props.getRowId(row);
    return layout.tracks.slice(first, last + 1).flatMap(({ column }) => (column ? [{ row, rowId, column }] : []));
  });
}
