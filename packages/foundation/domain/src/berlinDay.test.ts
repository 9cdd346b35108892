import { expect, test } from 'vitest';
import { berlinDay, berlinDayIn, startOfBerlinDay } from '../exports/berlinDay.ts';

test('the day in Berlin is ahead of the one in UTC for the last hour of a winter day and the last two of a summer day', () => {
  expect(
    ['2026-01-31T22:59:59Z', '2026-01-31T23:00:00Z', '2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z'].map((moment) =>
      berlinDay(new Date(moment)),
    ),
  ).toEqual(['2026-01-31', '2026-02-01', '2026-06-30', '2026-07-01']);
});

test('days are counted by the calendar, over the changes of the clocks too', () => {
  expect(berlinDayIn(new Date('2026-03-28T23:30:00Z'), 1)).toBe('2026-03-30');
  expect(berlinDayIn(new Date('2026-10-24T22:30:00Z'), 1)).toBe('2026-10-26');
  expect(berlinDayIn(new Date('2028-03-01T12:00:00Z'), -1)).toBe('2028-02-29');
});

test('a day begins at midnight in Berlin, in summer and in winter', () => {
  expect(
    ['2026-01-15', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map((day) =>
      startOfBerlinDay(day).toISOString(),
    ),
  ).toEqual([
    '2026-01-14T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});

test('what is no date has no day', () => {
  const none = new Date(Number.NaN);
  expect([berlinDay(none), berlinDayIn(none, 1), startOfBerlinDay('2026-13-01').getTime()]).toEqual([
    '',
    '',
    Number.NaN,
  ]);
});
