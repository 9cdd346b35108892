import { expect, test } from 'vitest';
import { POSITIONS, positionOf, valueAt } from './logScale.ts';

test('the ends of the scale are the ends of the range', () => {
  expect(valueAt(0, 0, 10_000_000)).toBe(0);
  expect(valueAt(POSITIONS, 0, 10_000_000)).toBe(10_000_000);
});

test('the middle of the scale lies far below the middle of the range', () => {
  expect(valueAt(POSITIONS / 2, 0, 10_000_000)).toBeLessThan(10_000);
});

test('values never fall along the scale', () => {
  const values = Array.from({ length: POSITIONS + 1 }, (_, position) => valueAt(position, 100, 5_000_000));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('a value of two significant digits comes back from its position to within a step', () => {
  for (const value of [1000, 25_000, 480_000]) {
    const near = valueAt(positionOf(value, 0, 10_000_000), 0, 10_000_000);
    expect(Math.abs(near - value) / value).toBeLessThan(0.05);
  }
});
