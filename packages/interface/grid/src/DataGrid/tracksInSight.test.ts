import { expect, test } from 'vitest';
import { covers, NONE } from './span.ts';
import { rowsAtOnce, tracksNeeded, tracksWanted } from './tracksInSight.ts';

const ends = Array.from({ length: 30 }, (_, at) => (at + 1) * 100);

test('what is in sight is drawn with some before and after', () => {
  expect(tracksWanted({ ends, from: 200, to: 1000 }, 0)).toEqual({ first: 0, last: 12 });
  expect(tracksWanted({ ends, from: 1000, to: 2000 }, 0)).toEqual({ first: 7, last: 22 });
  expect(tracksNeeded({ ends, from: 1000, to: 2000 })).toEqual({ first: 9, last: 20 });
});

test('more is drawn where the grid is moving to', () => {
  expect(tracksWanted({ ends, from: 1000, to: 2000 }, 30)).toEqual({ first: 7, last: 25 });
  expect(tracksWanted({ ends, from: 1000, to: 2000 }, -30)).toEqual({ first: 4, last: 22 });
});

test('at both ends there is nothing more to draw', () => {
  expect(tracksWanted({ ends, from: 2200, to: 3000 }, 30)).toEqual({ first: 19, last: 29 });
  expect(tracksWanted({ ends, from: 2200, to: 5000 }, 0)).toEqual({ first: 19, last: 29 });
  expect(tracksNeeded({ ends: [], from: 0, to: 800 })).toBe(NONE);
});

test('one covers the other when nothing of it is left out', () => {
  expect(covers({ first: 3, last: 9 }, { first: 3, last: 9 })).toBe(true);
  expect(covers({ first: 3, last: 9 }, { first: 2, last: 8 })).toBe(false);
  expect(covers({ first: 3, last: 9 }, { first: 4, last: 10 })).toBe(false);
  expect(covers(NONE, NONE)).toBe(true);
});

test('the faster it moves, the more rows draw in a step', () => {
  expect([0, 10, -40, 400].map((moved) => rowsAtOnce(30, moved))).toEqual([0, 2, 6, 60]);
});
