import { expect, test } from 'vitest';
import { rowsToDraw, rowsWanted } from './rowsAhead.ts';
import { NONE } from './span.ts';

const COUNT = 500;

test('at first, and after a jump, all that is wanted is drawn', () => {
  expect(rowsToDraw({ first: 0, last: 16 }, NONE, COUNT)).toEqual({ first: 0, last: 22 });
  expect(rowsToDraw({ first: 300, last: 316 }, { first: 0, last: 22 }, COUNT)).toEqual({ first: 294, last: 322 });
  expect(rowsToDraw({ first: 10, last: 19 }, { first: 294, last: 322 }, 20)).toEqual({ first: 4, last: 19 });
});

test('a scroll brings few rows in a frame and takes as few away', () => {
  const drawn = { first: 94, last: 122 };
  expect(rowsToDraw({ first: 102, last: 118 }, drawn, COUNT)).toEqual({ first: 96, last: 124 });
  expect(rowsToDraw({ first: 105, last: 121 }, drawn, COUNT)).toEqual({ first: 97, last: 125 });
  expect(rowsToDraw({ first: 95, last: 111 }, drawn, COUNT)).toEqual({ first: 91, last: 119 });
});

test('what is in sight is always drawn, with a row more', () => {
  for (const step of [1, 4, 9, 15]) {
    let drawn = rowsWanted({ first: 0, last: 16 }, COUNT);
    for (let first = 0; first < COUNT - 17; first += step) {
      drawn = rowsToDraw({ first, last: first + 16 }, drawn, COUNT);
      expect(drawn.first).toBeLessThanOrEqual(Math.max(0, first - 1));
      expect(drawn.last).toBeGreaterThanOrEqual(Math.min(COUNT - 1, first + 17));
      // The number of rendered rows is bounded at any speed.
      expect(drawn.last - drawn.first).toBeLessThan(42);
    }
  }
});

test('at rest one frame after the other comes to what is wanted', () => {
  const seen = { first: 110, last: 126 };
  let drawn = { first: 94, last: 122 };
  for (let frame = 0; frame < 4; frame += 1) drawn = rowsToDraw(seen, drawn, COUNT);
  expect(drawn).toEqual(rowsWanted(seen, COUNT));
});
