import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const letters = ['a', 'b', 'c', 'd'];

test.each([
  ['down', 0, 2, 'bcad'],
  ['up', 3, 1, 'adbc'],
  ['to the end', 1, 3, 'acdb'],
  ['to the beginning', 2, 0, 'cabd'],
])('an item comes %s', (_, from, to, result) => {
  expect(moved(letters, from, to).join('')).toBe(result);
});

test.each([
  [0, -1],
  [3, 4],
  [4, 0],
  [2, 2],
])('from %i to %i nothing moves', (from, to) => {
  expect(moved(letters, from, to)).toBe(letters);
});
