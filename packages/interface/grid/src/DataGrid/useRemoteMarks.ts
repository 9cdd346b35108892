import { useEffect, useRef } from 'react';
import { isSettled, type MarkBoard } from './cellMarks.ts';
import { type GridColumn, type GridRowId, valueColumn } from './GridColumn.ts';
import { isSame } from './sameValue.ts';

/** How long the mark of a cell that another user has changed stays, in ms. */
const MARK_STAYS = 2500;

interface RemoteMarksOptions<Row, Id extends GridRowId> {
  byId: ReadonlyMap<Id, Row>;
  columns: readonly GridColumn<Row>[];
  board: MarkBoard<Id>;
  /** Whether a change of the row comes from another user. */
  isForeign: (rowId: Id) => boolean;
}

/** Marks cells whose value changed without the user, and forgets saved values that have come back with their rows. */
export function useRemoteMarks<Row, Id extends GridRowId>({
  byId,
  columns,
  board,
  isForeign,
}: RemoteMarksOptions<Row, Id>) {
  const before = useRef(byId);
  useEffect(() => {
    const old = before.current;
    before.current = byId;
    for (const [rowId, row] of byId) {
      const known = old.get(rowId);
      if (known === undefined || known === row) continue;
      let isOthers: boolean | undefined;
      for (const each of columns) {
        const column = valueColumn(each);
        if (!column) continue;
        const mark = board.of(rowId, column.id);
        const value = column.read(row);
        if (mark && isSettled(mark, value)) board.set(rowId, column.id, null);
        if (mark && (mark.status !== 'savedEarlier' || isSame(mark.value, value))) continue;
        if (isSame(column.read(known), value)) continue;
        isOthers ??= isForeign(rowId);
        if (!isOthers) continue;
        const changed = { status: 'changed' } as const;
        board.set(rowId, column.id, changed);
        setTimeout(() => {
          if (board.of(rowId, column.id) === changed) board.set(rowId, column.id, null);
        }, MARK_STAYS);
      }
    }
  }, [byId, columns, board, isForeign]);
}
