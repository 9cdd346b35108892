import { useMemo, useState } from 'react';
import type { CellAnswer, CellState, CellValue, RowCells } from './CellEdit.ts';
import type { RowId } from './columns.ts';

const SAVED_FOR = 1500;

type Cells = ReadonlyMap<RowId, RowCells>;

function withCell(cells: Cells, rowId: RowId, columnId: string, state: CellState | null): Cells {
  const { [columnId]: _, ...others } = cells.get(rowId) ?? {};
  const next = new Map(cells);
  if (state) next.set(rowId, { ...others, [columnId]: state });
  else if (Object.keys(others).length > 0) next.set(rowId, others);
  else next.delete(rowId);
  return next;
}

/** Which cells are being edited, on their way, saved or refused; rows that leave the window keep theirs. */
export function useCellEditing() {
  const [cells, setCells] = useState<Cells>(() => new Map());
  const actions = useMemo(() => {
    const set = (rowId: RowId, columnId: string, state: CellState | null) => setCells((now) => withCell(now, rowId, columnId, state));
    /** Only if the cell hasn't moved on since. */
    const replace = (rowId: RowId, columnId: string, from: CellState, to: CellState | null) =>
      setCells((now) => (now.get(rowId)?.[columnId] === from ? withCell(now, rowId, columnId, to) : now));
    return {
      begin: (rowId: RowId, columnId: string, draft?: CellValue) => set(rowId, columnId, { status: 'editing', draft }),
      restore: (rowId: RowId, columnId: string) => set(rowId, columnId, null),
      refuse: (rowId: RowId, columnId: string, draft: CellValue, message: string) =>
        set(rowId, columnId, { status: 'refused', draft, message }),
      save: async (rowId: RowId, columnId: string, draft: CellValue, answer: CellAnswer | Promise<CellAnswer>) => {
        const pending: CellState = { status: 'pending' };
        const saved: CellState = { status: 'saved' };
        set(rowId, columnId, pending);
        let message: CellAnswer;
        try {
          message = await answer;
        } catch (error) {
          replace(rowId, columnId, pending, null);
          throw error;
        }
        replace(rowId, columnId, pending, message === undefined ? saved : { status: 'refused', draft, message });
        setTimeout(() => replace(rowId, columnId, saved, null), SAVED_FOR);
      },
    };
  }, []);
  return { cells, actions };
}

/** What a cell does to its state. */
export type CellActions = ReturnType<typeof useCellEditing>['actions'];

/** The sentences of all refused cells, each once. */
export function refusals(cells: Cells): string[] {
  const states = [...cells.values()].flatMap((row) => Object.values(row));
  return [...new Set(states.flatMap((state) => (state.status === 'refused' ? [state.message] : [])))];
}

/** Whether a cell has just been saved. */
export const hasSaved = (cells: Cells) => [...cells.values()].some((row) => Object.values(row).some(({ status }) => status === 'saved'));
