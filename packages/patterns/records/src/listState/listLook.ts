import { useSyncExternalStore } from 'react';

/** How this browser shows lists, as its user left them; stored until the log-in ends. */
interface ListLook {
  readonly pageSize?: number;
  readonly isFilterFolded?: boolean;
  readonly isBoardFilterFolded?: boolean;
}

const KEY = 'listLook';
const listeners = new Set<() => void>();
/** What a browser without storage gets. */
let inMemory: ListLook = {};

function read(): ListLook {
  try {
    const look: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof look === 'object' && look !== null ? { ...look, ...inMemory } : inMemory;
  } catch {
    // Storage that is shut, or a value that other code wrote.
    return inMemory;
  }
}

function keep(change: ListLook): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
  } catch {
    inMemory = { ...inMemory, ...change };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Height of what stands around the rows of a list page, and of one row, in px. */
const AROUND = 300;
const ROW = 44;
const PHONE = 768;

let fitting: number | null = null;

/**
 * Lets lists without rows a page of their own fill the window, and keeps the rows a page their user chooses. A shell
 * calls it once, before it draws a list; the window's size at that moment counts, so that no list is read twice. What
 * it returns ends it.
 */
export function fitPagesToWindow(): () => void {
  fitting = window.innerWidth < PHONE ? 0 : Math.floor((window.innerHeight - AROUND) / ROW);
  return () => {
    fitting = null;
  };
}

/**
 * The rows a page a list begins with: those its user chose last, else the smallest offer that fills the window; `null`
 * where no shell wants that.
 */
export function wantedPageSize(pageSizes: readonly number[]): number | null {
  if (fitting === null) return null;
  const { pageSize } = read();
  if (pageSize !== undefined && pageSizes.includes(pageSize)) return pageSize;
  const rows = fitting;
  return pageSizes.find((size) => size >= rows) ?? pageSizes.at(-1) ?? null;
}

/** Keeps the rows a page the user has chosen. */
export function keepPageSize(pageSize: number): void {
  if (fitting !== null) keep({ pageSize });
}

/** The rows a page a list begins with, as they change. */
export function useWantedPageSize(pageSizes: readonly number[]): number | null {
  return useSyncExternalStore(
    subscribe,
    () => wantedPageSize(pageSizes),
    () => null,
  );
}

/**
 * Whether the filter panel is folded, and folds or unfolds it; beside a board, which needs the width, it is folded at
 * first.
 */
export function useFilterFolded(isBoard: boolean): readonly [boolean, (isFolded: boolean) => void] {
  const key = isBoard ? 'isBoardFilterFolded' : 'isFilterFolded';
  const isFolded = useSyncExternalStore(
    subscribe,
    () => read()[key] ?? isBoard,
    () => isBoard,
  );
  return [isFolded, (next) => keep({ [key]: next })];
}
