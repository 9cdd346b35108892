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
    expect(placePoints([7, 7], 100, 20, 2).map((point) => point?.y)).toEqual([10, 10]);
  });

  test('puts a single value into the middle', () => {
    expect(placePoints([7], 100, 20, 2)).toEqual([{ x: 50, y: 10 }]);
  });

  test('keeps the place of unknown values free', () => {
    expect(placePoints([0, null, 10], 100, 20, 2)).toEqual([{ x: 2, y: 18 }, undefined, { x: 98, y: 2 }]);
    expect(placePoints([null, Number.NaN], 100, 20, 2)).toEqual([undefined, undefined]);
  });

  test('holds the largest numbers there are', () => {
    expect(placePoints([-Number.MAX_VALUE, Number.MAX_VALUE], 100, 20, 2)).toEqual([
      { x: 2, y: 18 },
      { x: 98, y: 2 },
    ]);
  });
});

test('linePath joins the points', () => {
  expect(
    linePath([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M1 2L3 4');
  expect(linePath([])).toBe('');
});

test('linePath is open at gaps and draws a lonely point as a dot', () => {
  const point = (x: number) => ({ x, y: 0 });
  expect(linePath([point(1), point(2), undefined, point(4), undefined, point(6), point(7)])).toBe(
    'M1 0L2 0M4 0h0M6 0L7 0',
  );
});
