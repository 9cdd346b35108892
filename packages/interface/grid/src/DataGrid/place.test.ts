import { expect, test } from 'vitest';
import { blockOf, filled, isMany, sourceRow } from './place.ts';

const range = { first: 1, last: 4 };

test('a block lies between two corners and never covers boxes or actions', () => {
  expect(blockOf({ row: 3, track: 5 }, { row: 1, track: 0 }, range)).toEqual({ top: 1, bottom: 3, first: 1, last: 4 });
  expect(isMany(blockOf({ row: 2, track: 2 }, { row: 2, track: 2 }, range))).toBe(false);
});

test('filling repeats the rows of the source, downwards and upwards', () => {
  const source = { top: 4, bottom: 5, first: 1, last: 1 };
  expect(filled(source, 8)).toEqual({ top: 4, bottom: 8, first: 1, last: 1 });
  expect(filled(source, 2)).toEqual({ top: 2, bottom: 5, first: 1, last: 1 });
  expect([6, 7, 8, 3, 2].map((row) => sourceRow(source, row))).toEqual([4, 5, 4, 5, 4]);
});
