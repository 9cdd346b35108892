import { expect, test } from 'vitest';
import { dateOf, fullYear, isoWeek, readDate, readDates } from './isoDate.ts';

const written = (text: string) => readDate(text, 2026)?.toString() ?? null;

test('only days that exist are read', () => {
  expect(dateOf('2026-11-30')?.toString()).toBe('2026-11-30');
  expect(dateOf('2028-02-29')?.toString()).toBe('2028-02-29');
  expect([
    dateOf('2026-02-29'),
    dateOf('2026-13-01'),
    dateOf('30.11.2026'),
    dateOf(''),
    dateOf(null),
    dateOf(undefined),
  ]).toEqual(Array.from({ length: 6 }, () => null));
});

test('dates are read as people copy them', () => {
  expect(written(' 2026-11-30 ')).toBe('2026-11-30');
  expect(written('30.11.2026')).toBe('2026-11-30');
  expect(written('1. 9. 2026')).toBe('2026-09-01');
  expect(written('30.11.26')).toBe('2026-11-30');
  expect(written('11/30/2026')).toBe('2026-11-30');
  expect(written('31.12.9999')).toBe('9999-12-31');
});

test('a day that does not exist becomes no other day', () => {
  expect([
    written('31.02.2026'),
    written('29.02.2026'),
    written('30/11/2026'),
    written('morgen'),
    written('30.11.'),
  ]).toEqual(Array.from({ length: 5 }, () => null));
});

test('years of two digits lie near the present', () => {
  expect([fullYear(26, 2026), fullYear(46, 2026), fullYear(47, 2026), fullYear(99, 2026)]).toEqual([
    2026, 2046, 1947, 1999,
  ]);
});

test('a range is read with a dash or a word between its days', () => {
  const both = (text: string) => readDates(text, 2026).map(String);
  expect(both('01.09.2026 – 30.11.2026')).toEqual(['2026-09-01', '2026-11-30']);
  expect(both('01.09.2026–30.11.2026')).toEqual(['2026-09-01', '2026-11-30']);
  expect(both('2026-09-01 bis 2026-11-30')).toEqual(['2026-09-01', '2026-11-30']);
  expect(both('01.09.2026')).toEqual(['2026-09-01']);
  expect(both('01.09.2026 – 31.11.2026')).toEqual([]);
});

test('weeks are counted by ISO 8601', () => {
  const week = (iso: string) => isoWeek(dateOf(iso) ?? expect.fail(iso));
  expect([week('2026-01-01'), week('2026-12-31'), week('2027-01-03'), week('2027-01-04'), week('2026-11-30')]).toEqual([
    1, 53, 53, 1, 49,
  ]);
});
