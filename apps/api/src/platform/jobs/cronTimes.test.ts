import { expect, test } from 'vitest';
import { askingTimes, isDaily, isPastToday } from './cronTimes.ts';

test.each([
  ['0 7 * * *', true],
  ['30 23 * * *', true],
  ['* * * * *', false],
  ['15 */6 * * *', false],
  ['0 7 * * 1', false],
])('"%s" is daily: %s', (cron, expected) => {
  expect(isDaily(cron)).toBe(expected);
});

test.each([
  ['2026-07-01T04:59:00Z', false],
  ['2026-07-01T05:00:00Z', true],
  ['2026-12-01T05:59:00Z', false],
  ['2026-12-01T06:00:00Z', true],
  ['2026-12-01T22:59:00Z', true],
  ['2026-12-01T23:00:00Z', false],
])('at %s seven in the morning in Berlin has passed: %s', (now, expected) => {
  expect(isPastToday('0 7 * * *', new Date(now))).toBe(expected);
});

test('frequent work is never overdue', () => {
  expect(isPastToday('* * * * *', new Date('2026-07-01T12:00:00Z'))).toBe(false);
});

test('daily work is asked for from its time to the end of the day, other work as it says', () => {
  expect(askingTimes('0 7 * * *')).toBe('0-59/10 7-23 * * *');
  expect(askingTimes('5 4 * * *')).toBe('5-59/10 4-23 * * *');
  expect(askingTimes('*/10 * * * *')).toBe('*/10 * * * *');
});

test('daily work before two in the morning is rejected: its day is not that of UTC', () => {
  expect(() => isDaily('30 1 * * *')).toThrow('02:00 or later');
});
