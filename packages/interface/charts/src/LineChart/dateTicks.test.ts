import { describe, expect, test } from 'vitest';
import { dateTicks } from './dateTicks.ts';
import { timeOfDay } from './lineRows.ts';

const room = { width: 700, em: 12 };
const ticks = (first: string, last: string, width = 700, anchor?: string, language: 'de' | 'en' = 'de') =>
  dateTicks(
    { first: timeOfDay(first), last: timeOfDay(last), anchor: anchor ? timeOfDay(anchor) : undefined },
    { ...room, width },
    language,
  ).map(({ label }) => label);

describe('dateTicks', () => {
  test('names weeks, today among them', () => {
    expect(ticks('2026-09-13', '2026-10-19', 700, '2026-10-12')).toEqual([
      '14.09.',
      '21.09.',
      '28.09.',
      '05.10.',
      '12.10.',
      '19.10.',
    ]);
  });

  test('writes whole days in English, months by name', () => {
    expect(ticks('2026-10-01', '2026-10-03', 700, undefined, 'en')).toEqual(['2026-10-01', '2026-10-02', '2026-10-03']);
    expect(ticks('2026-01-10', '2026-06-20', 500, undefined, 'en')).toEqual([
      'Feb 2026',
      'Mar 2026',
      'Apr 2026',
      'May 2026',
      'Jun 2026',
    ]);
  });

  test('names no more whole days than find room', () => {
    expect(ticks('2026-09-13', '2026-10-19', 380, '2026-10-12', 'en')).toEqual([
      '2026-09-14',
      '2026-09-28',
      '2026-10-12',
    ]);
    expect(ticks('2026-09-13', '2026-10-19', 380, '2026-10-12')).toHaveLength(6);
  });

  test('names months and years from their beginning', () => {
    expect(ticks('2026-01-10', '2026-06-20', 500)).toEqual([
      'Feb. 2026',
      'März 2026',
      'Apr. 2026',
      'Mai 2026',
      'Juni 2026',
    ]);
    expect(ticks('2019-05-01', '2026-05-01', 300)).toEqual(['2020', '2022', '2024', '2026']);
  });

  test('names fewer days in less room', () => {
    expect(ticks('2026-10-01', '2026-10-14', 300).length).toBeLessThan(ticks('2026-10-01', '2026-10-14', 700).length);
  });

  test('names a single day', () => {
    expect(ticks('2026-10-12', '2026-10-12')).toEqual(['12.10.']);
  });

  test('is not moved by the change to winter time', () => {
    expect(ticks('2026-10-23', '2026-10-27')).toEqual(['23.10.', '24.10.', '25.10.', '26.10.', '27.10.']);
  });
});
