import { expect, test } from 'vitest';
import { pageOf, rowForKey, rowsToDraw, scrollTopToReveal } from './optionWindow.ts';

test('draws the rows in sight and a few around them', () => {
  const rows = rowsToDraw(3100, 31, 100_000, -1);
  expect(rows[0]).toBe(95);
  expect(rows.at(-1)).toBe(111);
});

test('draws the active row wherever it is', () => {
  expect(rowsToDraw(3100, 31, 100_000, 7)[0]).toBe(7);
  expect(rowsToDraw(0, 31, 100_000, 5000).at(-1)).toBe(5000);
  expect(rowsToDraw(0, 31, 3, -1)).toEqual([0, 1, 2]);
  expect(rowsToDraw(0, 31, 0, -1)).toEqual([]);
});

test('scrolls as little as possible', () => {
  expect(scrollTopToReveal(0, 31, 90, 200)).toBe(0);
  expect(scrollTopToReveal(3, 31, 0, 200)).toBe(0);
  expect(scrollTopToReveal(6, 31, 0, 200)).toBe(25);
});

test('six rows of 31 px make a page', () => {
  expect(pageOf(31)).toBe(6);
  expect(pageOf(400)).toBe(1);
});

test('keys lead through the list and stop at its ends', () => {
  expect(rowForKey('ArrowDown', -1, 10, 6)).toBe(0);
  expect(rowForKey('ArrowDown', 9, 10, 6)).toBe(9);
  expect(rowForKey('ArrowUp', -1, 10, 6)).toBe(9);
  expect(rowForKey('ArrowUp', 0, 10, 6)).toBe(0);
  expect(rowForKey('PageDown', 2, 10, 6)).toBe(8);
  expect(rowForKey('PageDown', 8, 10, 6)).toBe(9);
  expect(rowForKey('PageUp', 3, 10, 6)).toBe(0);
  expect(rowForKey('Home', 5, 10, 6)).toBe(0);
  expect(rowForKey('End', 5, 10, 6)).toBe(9);
  expect(rowForKey('a', 5, 10, 6)).toBeNull();
  expect(rowForKey('End', -1, 0, 6)).toBe(-1);
});
