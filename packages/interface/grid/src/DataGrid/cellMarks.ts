import type { CellMark, RowMarks } from './CellMark.ts';
import type { GridRowId, GridValue } from './GridColumn.ts';
import { isSame } from './sameValue.ts';

/** All marks; a row without marks has no entry. */
export type Marks<Id extends GridRowId> = ReadonlyMap<Id, RowMarks>;

/** Stores the marks of cells; listeners are notified once for all changes of a tick. */
export interface MarkBoard<Id extends GridRowId> {
  all: () => Marks<Id>;
  of: (rowId: Id, columnId: string) => CellMark | undefined;
  set: (rowId: Id, columnId: string, mark: CellMark | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A board without marks. */
export function markBoard<Id extends GridRowId>(): MarkBoard<Id> {
  let marks = new Map<Id, RowMarks>();
  let isNotifying = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    if (isNotifying) return;
    isNotifying = true;
    queueMicrotask(() => {
      isNotifying = false;
      for (const listener of listeners) listener();
    });
  };
  // Copied at the first change after it was read: a pasted block changes thousands of cells at once.
  let isRead = false;
  return {
    all() {
      isRead = true;
      return marks;
    },
    of: (rowId, columnId) => marks.get(rowId)?.[columnId],
    set(rowId, columnId, mark) {
      const before = marks.get(rowId);
      if (!mark && !before?.[columnId]) return;
      if (isRead) marks = new Map(marks);
      isRead = false;
      const { [columnId]: _, ...rest } = before ?? {};
      const next = mark ? { ...rest, [columnId]: mark } : rest;
      if (Object.keys(next).length === 0) marks.delete(rowId);
      else marks.set(rowId, next);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether a cell shows a saved value, not one that is pending, rejected or another user's. */
export const isStored = (mark: CellMark | undefined): boolean =>
  mark === undefined || mark.status === 'saved' || mark.status === 'savedEarlier';

/** What is in the cell: what was entered, as long as the row does not know better. */
export function shownValue(mark: CellMark | undefined, inRow: GridValue): GridValue {
  if (!mark || mark.status === 'changed') return inRow;
  if (mark.status === 'saving' || mark.status === 'waiting') return mark.value;
  if (mark.status === 'rejected') return mark.value === undefined ? inRow : mark.value;
  return mark.stale.some((value) => isSame(value, inRow)) ? mark.value : inRow;
}

/** Whether a saved value has come back with its row, or another one has. */
export const isSettled = (mark: CellMark, inRow: GridValue): boolean =>
  mark.status === 'savedEarlier' && (isSame(mark.value, inRow) || !mark.stale.some((value) => isSame(value, inRow)));
