import { useLayoutEffect, useRef } from 'react';
import { bodyParts, WHOLE_UP_TO } from '../rowWindow/rowWindow.ts';
import { useRowWindow } from '../rowWindow/useRowWindow.ts';
import type { RowLayout } from '../Table/columnLayout.ts';
import type { RowId } from '../Table/columns.ts';
import { rowAt } from '../Table/rowAt.tsx';
import { TableBody } from '../Table/TableBody.tsx';
import type { TableView } from '../Table/TableView.ts';

interface GridRowsProps<Row, Id extends RowId> {
  view: TableView<Row, Id>;
  layout: RowLayout<Row>;
  /** The row with the focus, drawn wherever it is. */
  retainedRow: number;
  /** Called with the table whenever rows have come or gone. */
  onDrawn: (table: HTMLTableElement) => void;
}

/** The records: those of the window, with gaps as high as the others. It alone is drawn again while the table scrolls. */
export function GridRows<Row, Id extends RowId>({ view, layout, retainedRow, onDrawn }: GridRowsProps<Row, Id>) {
  const count = view.table.rows.length;
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows: drawn, rowHeight } = useRowWindow(count > WHOLE_UP_TO, body, 40);
  // The refs of what stands around are not set yet when this is drawn for the first time.
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    if (table) onDrawn(table);
  });
  return (
    <TableBody view={view} ref={body}>
      {bodyParts(count, drawn, retainedRow).map((part) =>
        'row' in part ? (
          rowAt(view, layout, part.row)
        ) : (
          <tr
            key={part.before === count ? 'gap' : `gap ${part.before - drawn.first}`}
            aria-hidden="true"
            style={{ blockSize: part.gap * rowHeight }}
          />
        ),
      )}
    </TableBody>
  );
}
