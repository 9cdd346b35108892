import { expect, test } from 'vitest';
import { placeForKey } from './cellMoves.ts';

const size = { rows: 100, columns: 5, page: 10 };
const from = (row: number, column: number, key: string, ctrlKey = false) =>
  placeForKey({ key, ctrlKey, metaKey: false }, { row, column }, size);

test('arrow keys stop at the edges; the head is above the first row', () => {
  expect(from(0, 0, 'ArrowUp')).toEqual({ row: -1, column: 0 });
  expect(from(-1, 0, 'ArrowUp')).toEqual({ row: -1, column: 0 });
  expect(from(99, 4, 'ArrowDown')).toEqual({ row: 99, column: 4 });
  expect(from(3, 4, 'ArrowRight')).toEqual({ row: 3, column: 4 });
});

test('page keys move by what is in sight and stay among the rows', () => {
  expect(from(3, 1, 'PageDown')).toEqual({ row: 13, column: 1 });
  expect(from(95, 1, 'PageDown')).toEqual({ row: 99, column: 1 });
  expect(from(3, 1, 'PageUp')).toEqual({ row: 0, column: 1 });
});

test('Home and End lead along the row, with Ctrl to the corners', () => {
  expect(from(3, 2, 'Home')).toEqual({ row: 3, column: 0 });
  expect(from(3, 2, 'End')).toEqual({ row: 3, column: 4 });
  expect(from(3, 2, 'Home', true)).toEqual({ row: 0, column: 0 });
  expect(from(3, 2, 'End', true)).toEqual({ row: 99, column: 4 });
  expect(from(3, 2, 'a')).toBeNull();
});
