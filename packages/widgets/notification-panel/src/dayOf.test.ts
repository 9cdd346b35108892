import { expect, test } from 'vitest';
import { dayOf } from './dayOf.ts';

test.each([
  ['2026-05-04T12:00:00Z', '2026-05-04T13:00:00Z', 'today'],
  ['2026-05-03T22:00:00Z', '2026-05-04T13:00:00Z', 'today'],
  ['2026-05-03T21:59:59Z', '2026-05-04T13:00:00Z', 'yesterday'],
  ['2026-05-02T21:59:59Z', '2026-05-04T13:00:00Z', '2026-05-02'],
  ['2026-01-01T00:00:00Z', '2026-01-01T23:30:00Z', 'yesterday'],
  // The 29th of March has 23 hours, the 25th of October 25.
  ['2026-03-29T12:00:00Z', '2026-03-29T22:30:00Z', 'yesterday'],
  ['2026-03-28T22:30:00Z', '2026-03-29T22:30:00Z', '2026-03-28'],
  ['2026-10-24T22:30:00Z', '2026-10-25T23:30:00Z', 'yesterday'],
])('%s is, at %s, %s', (createdAt, now, day) => {
  expect(dayOf(createdAt, new Date(now))).toBe(day);
});
