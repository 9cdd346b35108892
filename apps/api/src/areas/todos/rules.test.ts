import { expect, test } from 'vitest';
import { nextDueDate } from './rules.ts';

test.each([
  ['daily', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-21'],
  ['daily, done late: what was missed is not made up for', '2026-11-01', '2026-11-01', '2026-11-20', '2026-11-21'],
  ['daily, done before its day', '2026-11-25', '2026-11-25', '2026-11-20', '2026-11-26'],
  ['daily, over the change of summer time', '2026-10-24', '2026-10-24', '2026-10-24', '2026-10-25'],
  ['weekly', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-27'],
  ['weekly, done late: the day of the week stays', '2026-11-02', '2026-11-02', '2026-11-20', '2026-11-23'],
  ['weekly, done late on that day of the week', '2026-11-06', '2026-11-06', '2026-11-20', '2026-11-27'],
  ['monthly', '2026-11-20', '2026-11-20', '2026-11-20', '2026-12-20'],
  ['monthly, from the 31st to a short month', '2027-01-31', '2027-01-31', '2027-01-15', '2027-02-28'],
  ['monthly, from a short month back to the 31st', '2027-01-31', '2027-02-28', '2027-02-28', '2027-03-31'],
  ['monthly, in a leap year', '2028-01-30', '2028-01-30', '2028-01-30', '2028-02-29'],
  ['monthly, late in the same month', '2026-09-10', '2026-09-10', '2026-11-05', '2026-11-10'],
  ['monthly, late after its day', '2026-09-10', '2026-09-10', '2026-11-10', '2026-12-10'],
  ['monthly, over the year', '2026-12-31', '2026-12-31', '2026-12-31', '2027-01-31'],
])('%s', (title, from, due, today, next) => {
  const repeat = title.split(',')[0] as 'daily' | 'weekly' | 'monthly';
  expect(nextDueDate(repeat, { from, due, today })).toBe(next);
});

test('no date is after the last that can be stored', () => {
  expect(nextDueDate('monthly', { from: '2099-12-01', due: '2099-12-01', today: '2026-11-20' })).toBeNull();
});
