import { expect, test } from 'vitest';
import { drawnRows, WHOLE_UP_TO } from './drawnRows.ts';

const range = { startIndex: 100, endIndex: 106, overscan: 2, count: 10_000 };

test('rows in sight are drawn with a few around them', () => {
  expect(drawnRows(range, -1)).toEqual([98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108]);
  expect(drawnRows({ ...range, startIndex: 0, endIndex: 1 }, -1)).toEqual([0, 1, 2, 3]);
  expect(drawnRows({ ...range, startIndex: 9_998, endIndex: 9_999 }, -1)).toEqual([9_996, 9_997, 9_998, 9_999]);
});

test('the row with the focus stays, above and below, and never twice', () => {
  expect(drawnRows({ ...range, overscan: 0, endIndex: 101 }, 3)).toEqual([3, 100, 101]);
  expect(drawnRows({ ...range, overscan: 0, endIndex: 101 }, 400)).toEqual([100, 101, 400]);
  expect(drawnRows({ ...range, overscan: 0, endIndex: 101 }, 101)).toEqual([100, 101]);
  expect(drawnRows({ ...range, overscan: 0, endIndex: 101 }, 10_000)).toEqual([100, 101]);
});

test('a short list is drawn whole', () => {
  expect(drawnRows({ ...range, startIndex: 0, endIndex: 5, count: WHOLE_UP_TO }, -1)).toHaveLength(WHOLE_UP_TO);
  expect(drawnRows({ ...range, startIndex: 0, endIndex: 0, count: 0 }, -1)).toEqual([]);
});
