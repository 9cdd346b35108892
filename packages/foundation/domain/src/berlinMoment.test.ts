import { expect, test } from 'vitest';
import { berlinClock, berlinMoment } from './berlinMoment.ts';

test.each([
  ['2026-12-24', '09:00', '2026-12-24T08:00:00.000Z'],
  ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '00:30', '2026-10-24T22:30:00.000Z'],
])('%s, %s in Berlin is %s', (day, time, moment) => {
  expect(berlinMoment(day, time)).toBe(moment);
  expect(berlinClock(moment)).toBe(time);
});
