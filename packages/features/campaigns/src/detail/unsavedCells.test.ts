import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WIRE_NAMES } from '@resonanz/domain/wireNames';
import { unsavedCells } from './unsavedCells.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CELL = { rowId: 7, columnId: 'preBudget', value: 1400, previous: 1350 };
const open = (saved: unknown = null) => {
  const store = vi.fn<(cells: unknown) => void>();
  return { store, cells: unsavedCells({ load: () => saved, store, send: () => Promise.resolve({ ok: true }) }) };
};

test('what was saved is read again; what is damaged is not', () => {
  expect(open([CELL, { rowId: 'x' }, null]).cells.read()).toEqual([CELL]);
  expect(open('nonsense').cells.read()).toEqual([]);
});

test('cells of the time when columns had the names of the wire are read by their present ones', () => {
  const [former] = Object.entries(WIRE_NAMES).find(([, name]) => name === 'preBudget') ?? [];
  expect(open([{ ...CELL, columnId: former }]).cells.read()).toEqual([CELL]);
});

test('a block is written once, and nothing stays once all is saved', async () => {
  const { cells, store } = open();
  cells.put(CELL);
  cells.put({ ...CELL, rowId: 8 });
  await Promise.resolve();
  expect(store.mock.calls).toEqual([[[CELL, { ...CELL, rowId: 8 }]]]);
  cells.drop(7, 'preBudget');
  cells.drop(8, 'preBudget');
  await Promise.resolve();
  expect(store).toHaveBeenLastCalledWith(null);
});

test('what waits is tried again at growing pauses and at once when the connection is back, never when nothing waits', () => {
  const { cells } = open();
  const again = vi.fn<() => void>();
  const stop = cells.onRetry(again);
  vi.advanceTimersByTime(120_000);
  expect(again).not.toHaveBeenCalled();
  cells.put(CELL);
  vi.advanceTimersByTime(5_000);
  vi.advanceTimersByTime(10_000);
  expect(again).toHaveBeenCalledTimes(2);
  cells.retry();
  expect(again).toHaveBeenCalledTimes(3);
  cells.drop(7, 'preBudget');
  vi.advanceTimersByTime(120_000);
  expect(again).toHaveBeenCalledTimes(3);
  stop();
});
