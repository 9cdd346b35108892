import { expect, test } from 'vitest';
import { PERIODS, startOfPeriod } from '../exports/periods.ts';

const startsAt = (moment: string) => PERIODS.map((period) => startOfPeriod(period, new Date(moment)));

test('a period begins some months ago on the same day of the month', () => {
  expect(startsAt('2026-11-23T12:00:00Z')).toEqual(['2026-08-23', '2026-05-23', '2025-11-23']);
  expect(startsAt('2026-01-10T12:00:00Z')).toEqual(['2025-10-10', '2025-07-10', '2025-01-10']);
});

test('in a shorter month it begins on its last day', () => {
  expect(startsAt('2026-05-31T12:00:00Z')).toEqual(['2026-02-28', '2025-11-30', '2025-05-31']);
  expect(startsAt('2028-02-29T12:00:00Z')).toEqual(['2027-11-29', '2027-08-29', '2027-02-28']);
  expect(startOfPeriod('quarter', new Date('2028-05-30T12:00:00Z'))).toBe('2028-02-29');
});

test('today is the day in Berlin, whatever the clock of the machine says', () => {
  expect(startOfPeriod('quarter', new Date('2026-06-30T22:30:00Z'))).toBe('2026-04-01');
  expect(startOfPeriod('quarter', new Date('2026-12-31T23:30:00Z'))).toBe('2026-10-01');
  expect(startOfPeriod('quarter', new Date('2026-12-31T22:30:00Z'))).toBe('2026-09-30');
});
