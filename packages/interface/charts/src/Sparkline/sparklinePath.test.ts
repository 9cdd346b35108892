import { describe, expect, test } from 'vitest';
import { linePath, placePoints } from './sparklinePath.ts';

describe('placePoints', () => {
  test('spreads values over the width, the highest on top', () => {
    expect(placePoints([0, 10, 5], 100, 20, 2)).toEqual([
      { x: 2, y: 18 },
      { x: 50, y: 2 },
      { x: 98, y: 10 },
    ]);
  });

  test('draws equal values as a line through the middle', () => {
    expect(placePoints([7, 7], 100, 20, 2).map(({ y }) => y)).toEqual([10, 10]);
  });

  test('puts a single value into the middle', () => {
    expect(placePoints([7], 100, 20, 2)).toEqual([{ x: 50, y: 10 }]);
  });
});

test('linePath joins the points', () => {
  expect(linePath([{ x: 1, y: 2 }, { x: 3, y: 4 }])).toBe('M1 2L3 4');
  expect(linePath([])).toBe('');
});
