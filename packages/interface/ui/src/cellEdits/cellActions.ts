import type { Cells, CellState, CellValue, EditedCell } from '../Table/CellEdit.ts';
import type { RowId } from '../Table/columns.ts';
import type { CellAnswer } from './EditOf.ts';

const SAVED_FOR = 1500;

function withCell(cells: Cells, rowId: RowId, columnId: string, state: CellState | null): Cells {
  const { [columnId]: _, ...others } = cells.get(rowId) ?? {};
  const next = new Map(cells);
  if (state) next.set(rowId, { ...others, [columnId]: state });
  else if (Object.keys(others).length > 0) next.set(rowId, others);
  else next.delete(rowId);
  return next;
}

/** What a cell does to its state. */
export function cellActions<Row>({
  rowId,
  column: { id: columnId },
  setCells,
}: Pick<EditedCell<Row>, 'rowId' | 'column' | 'setCells'>) {
  const set = (state: CellState | null) => setCells((now) => withCell(now, rowId, columnId, state));
  /** Only if the cell hasn't moved on since. */
  const replace = (from: CellState, to: CellState | null) =>
    setCells((now) => (now.get(rowId)?.[columnId] === from ? withCell(now, rowId, columnId, to) : now));
  return {
    begin: (draft?: CellValue) => set({ status: 'editing', draft }),
    restore: () => set(null),
    reject: (draft: CellValue, message: string) => set({ status: 'rejected', draft, message }),
    save: async (draft: CellValue, answer: CellAnswer | Promise<CellAnswer>) => {
      const pending: CellState = { status: 'pending' };
      const saved: CellState = { status: 'saved' };
      set(pending);
      let message: CellAnswer;
      try {
        message = await answer;
      } catch (error) {
        replace(pending, null);
        throw error;
      }
      replace(pending, message === undefined ? saved : { status: 'rejected', draft, message });
      setTimeout(() => replace(saved, null), SAVED_FOR);
    },
  };
}
