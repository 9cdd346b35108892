import { nameOf } from '@resonanz/domain/wireNames';
import type { GridOutbox, UnsavedCell } from '@resonanz/grid/DataGrid';

type Cell = UnsavedCell<number>;

interface UnsavedCellsOptions extends Pick<GridOutbox<number>, 'send'> {
  /** What was saved before. */
  load: () => unknown;
  /** Keeps the cells on the device; null when there are none. */
  store: (cells: readonly Cell[] | null) => void;
}

/** Pauses between two attempts to send what waits, in ms. */
const PAUSE = { first: 5_000, most: 60_000 };

const isCell = (cell: unknown): cell is Cell =>
  typeof cell === 'object' &&
  cell !== null &&
  'rowId' in cell &&
  typeof cell.rowId === 'number' &&
  'columnId' in cell &&
  typeof cell.columnId === 'string' &&
  'value' in cell &&
  'previous' in cell;

const keyOf = ({ rowId, columnId }: Pick<Cell, 'rowId' | 'columnId'>) => `${rowId} ${columnId}`;

/**
 * The unsaved cells of a campaign: on the device until they are saved, and tried again at growing pauses or when
 * `retry` says so.
 */
export function unsavedCells({
  load,
  store,
  send,
}: UnsavedCellsOptions): GridOutbox<number> & { readonly retry: () => void } {
  const saved = load();
  const cells = new Map(
    (Array.isArray(saved) ? saved.filter(isCell) : [])
      // Browsers still hold cells of the time when columns had the names of the wire.
      .map((cell) => ({ ...cell, columnId: nameOf(cell.columnId) }))
      .map((cell) => [keyOf(cell), cell]),
  );
  const listeners = new Set<() => void>();
  let isStoring = false;
  let pause = PAUSE.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A pasted block changes hundreds of cells at once and is written once.
  const storeSoon = () => {
    if (isStoring) return;
    isStoring = true;
    queueMicrotask(() => {
      isStoring = false;
      store(cells.size > 0 ? [...cells.values()] : null);
    });
  };
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = undefined;
    if (cells.size === 0 || listeners.size === 0) return;
    timer = setTimeout(() => {
      pause = Math.min(pause * 2, PAUSE.most);
      notifyListeners();
      schedule();
    }, pause);
  };

  return {
    read: () => [...cells.values()],
    put({ rowId, columnId, value, previous }) {
      cells.set(keyOf({ rowId, columnId }), { rowId, columnId, value, previous });
      storeSoon();
      if (timer === undefined) schedule();
    },
    drop(rowId, columnId) {
      if (!cells.delete(keyOf({ rowId, columnId }))) return;
      pause = PAUSE.first;
      storeSoon();
      schedule();
    },
    send,
    onRetry(listener) {
      listeners.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        schedule();
      };
    },
    retry() {
      pause = PAUSE.first;
      notifyListeners();
      schedule();
    },
  };
}
