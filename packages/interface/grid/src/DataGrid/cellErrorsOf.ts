import type { CellError } from './CellErrors.tsx';
import type { GridRowId } from './GridColumn.ts';
import { valueColumn } from './GridColumn.ts';
import type { GridModel } from './GridModel.ts';

/** The rejected cells of the present rows, with their messages. */
export function cellErrorsOf<Row, Id extends GridRowId>(
  { props, layout, cells, cursor, texts }: GridModel<Row, Id>,
  takeFocus: () => void,
): CellError[] {
  if (cells.marks.size === 0) return [];
  const header = layout.tracks.find(({ isRowHeader }) => isRowHeader)?.column;
  const nameOf = (row: Row): string => {
    if (header?.kind === undefined) return header?.text?.(row) ?? '';
    const column = valueColumn(header);
    return column ? texts.copied(header, column.read(row), row) : '';
  };
  return props.rows.flatMap((row, at) => {
    const rowId = props.getRowId(row);
    return Object.entries(cells.marks.get(rowId) ?? {}).flatMap(([columnId, mark]): CellError[] => {
      if (mark.status !== 'rejected') return [];
      const track = layout.tracks.findIndex(({ id }) => id === columnId);
      return [
        {
          key: JSON.stringify([rowId, columnId]),
          row: nameOf(row),
          column: props.columns.find(({ id }) => id === columnId)?.header ?? '',
          message: mark.message,
          canRetry: mark.canRetry,
          isConflict: mark.theirs !== undefined,
          show() {
            takeFocus();
            cursor.goTo({ row: at, track: Math.max(layout.range.first, track) });
          },
          retry: () => cells.retry(rowId, columnId),
          revert: () => cells.revert(rowId, columnId),
        },
      ];
    });
  });
}
