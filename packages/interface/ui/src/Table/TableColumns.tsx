import type { TableColumn } from './columns.ts';
import { ACTION_COLUMN } from './useColumnWidths.ts';

interface TableColumnsProps<Row> {
  columns: readonly TableColumn<Row>[];
  widthOf: (columnId: string) => number;
  selectionWidth: number;
  hasAction: boolean;
  /** Whether the last column takes the room that is left; otherwise all share it in proportion. */
  isLastOpen: boolean;
}

/** The fixed widths of the columns. */
export function TableColumns<Row>({ columns, widthOf, selectionWidth, hasAction, isLastOpen }: TableColumnsProps<Row>) {
  return (
    <colgroup>
      {selectionWidth > 0 && <col style={{ inlineSize: selectionWidth }} />}
      {columns.map(({ id }, at) => (
        <col
          key={id}
          data-column={id}
          style={isLastOpen && at === columns.length - 1 ? {} : { inlineSize: widthOf(id) }}
        />
      ))}
      {hasAction && <col data-column={ACTION_COLUMN} style={{ inlineSize: widthOf(ACTION_COLUMN) }} />}
    </colgroup>
  );
}
