import { expect, test } from 'vitest';
import { readTime, timeOf } from './isoTime.ts';

const read = (text: string) => readTime(text)?.toString() ?? null;

test('only times that exist are read', () => {
  expect(timeOf('14:30')?.toString()).toBe('14:30:00');
  expect(timeOf('14:30:15')?.toString()).toBe('14:30:15');
  expect([timeOf('24:00'), timeOf('9:60'), timeOf(''), timeOf(null), timeOf(undefined)]).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('times are read as people copy them', () => {
  expect([read('14:30'), read(' 9.05 Uhr '), read('9 Uhr'), read('14:30:15')]).toEqual([
    '14:30:00',
    '09:05:00',
    '09:00:00',
    '14:30:15',
  ]);
});

test('the clock of twelve hours is read', () => {
  expect([read('2:30 PM'), read('12:15 am'), read('12:00 p.m.'), read('11 a.m.')]).toEqual([
    '14:30:00',
    '00:15:00',
    '12:00:00',
    '11:00:00',
  ]);
});

test('what is no time is no time', () => {
  expect([read('25:00'), read('14:60'), read('14:30 PM'), read('0:30 am'), read('bald'), read('')]).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
