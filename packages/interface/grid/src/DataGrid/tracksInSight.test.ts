import { expect, test } from 'vitest';
import { NO_TRACKS, tracksInSight } from './tracksInSight.ts';

const ends = Array.from({ length: 30 }, (_, at) => (at + 1) * 100);

test('what is in sight is drawn with some before and after', () => {
  expect(tracksInSight({ ends, from: 200, to: 1000 }, NO_TRACKS)).toEqual({ first: 0, last: 13 });
  expect(tracksInSight({ ends, from: 1000, to: 2000 }, NO_TRACKS)).toEqual({ first: 6, last: 23 });
});

test('while enough is drawn nothing changes', () => {
  const drawn = tracksInSight({ ends, from: 1000, to: 2000 }, NO_TRACKS);
  expect(tracksInSight({ ends, from: 1200, to: 2200 }, drawn)).toBe(drawn);
  expect(tracksInSight({ ends, from: 1300, to: 2300 }, drawn)).toEqual({ first: 9, last: 26 });
  expect(tracksInSight({ ends, from: 800, to: 1800 }, drawn)).toBe(drawn);
  expect(tracksInSight({ ends, from: 700, to: 1700 }, drawn)).toEqual({ first: 3, last: 20 });
});

test('at both ends there is nothing more to draw', () => {
  const drawn = { first: 0, last: 13 };
  expect(tracksInSight({ ends, from: 0, to: 800 }, drawn)).toBe(drawn);
  expect(tracksInSight({ ends, from: 2200, to: 3000 }, NO_TRACKS)).toEqual({ first: 18, last: 29 });
  expect(tracksInSight({ ends, from: 2200, to: 5000 }, { first: 18, last: 29 })).toEqual({ first: 18, last: 29 });
  expect(tracksInSight({ ends: [], from: 0, to: 800 }, NO_TRACKS)).toBe(NO_TRACKS);
});
