import { describe, expect, test } from 'vitest';
import { formatNotificationTime, formatRelative } from './relative.ts';

const now = new Date('2026-10-12T14:30:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const relative = (seconds: number, language: 'de' | 'en' = 'en'): string => formatRelative(ago(seconds), language, now);

describe('notifications', () => {
  test('under 86400 seconds a notification shows the 12-hour clock [R-FMT-005]', () => {
    expect([0, 60, 86_399, 86_399.9].map((seconds) => formatNotificationTime(ago(seconds), 'de', now))).toEqual([
      '4:30 PM',
      '4:29 PM',
      '4:30 PM',
      '4:30 PM',
    ]);
    expect(formatNotificationTime(ago(60), 'en', now)).toBe('4:29 PM');
  });

  test('from 86400 seconds on it shows a date [R-FMT-006]', () => {
    expect([formatNotificationTime(ago(86_400), 'de', now), formatNotificationTime(ago(86_400), 'en', now)]).toEqual([
      '11.10.2026',
      '2026-10-11',
    ]);
  });

  test('the future shows its clock time', () => {
    expect([formatNotificationTime(ago(-60), 'de', now), formatNotificationTime(ago(-90_000), 'de', now)]).toEqual([
      '4:31 PM',
      '5:30 PM',
    ]);
  });
});

describe('relative time', () => {
  test('under 29 seconds is just now, and so is the future [R-FMT-007]', () => {
    expect([0, 1, 28, 28.9, -1, -500, -100_000].map((seconds) => relative(seconds))).toEqual(
      Array.from({ length: 7 }, () => 'Just now'),
    );
    expect([relative(3, 'de'), relative(-3, 'de')]).toEqual(['Gerade eben', 'Gerade eben']);
  });

  test('from 29 seconds seconds ago [R-FMT-008]', () => {
    expect([29, 59, 59.9].map((seconds) => relative(seconds))).toEqual([
      '29 seconds ago',
      '59 seconds ago',
      '59 seconds ago',
    ]);
    expect(relative(45, 'de')).toBe('vor 45 Sekunden');
  });

  test('from 60 seconds minutes ago [R-FMT-009]', () => {
    expect([120, 300, 3599].map((seconds) => relative(seconds))).toEqual([
      '2 minutes ago',
      '5 minutes ago',
      '59 minutes ago',
    ]);
    expect(relative(300, 'de')).toBe('vor 5 Minuten');
  });

  test('from 3600 seconds hours ago [R-FMT-010]', () => {
    expect([7200, 86_399].map((seconds) => relative(seconds))).toEqual(['2 hours ago', '23 hours ago']);
    expect(relative(7200, 'de')).toBe('vor 2 Stunden');
  });

  test('singular for one [R-FMT-011]', () => {
    expect([60, 119, 3600, 7199].map((seconds) => relative(seconds))).toEqual([
      '1 minute ago',
      '1 minute ago',
      '1 hour ago',
      '1 hour ago',
    ]);
    expect([60, 3600].map((seconds) => relative(seconds, 'de'))).toEqual(['vor 1 Minute', 'vor 1 Stunde']);
  });

  test('older moments are a date [R-FMT-012]', () => {
    expect([relative(86_400, 'de'), relative(86_400), relative(1_000_000)]).toEqual([
      '11.10.2026',
      '2026-10-11',
      '2026-10-01',
    ]);
  });
});

test('fractions of a second count [R-FMT-007]', () => {
  const later = Date.parse('2026-10-12T14:30:29.500Z');
  expect(
    ['2026-10-12T14:30:00.500Z', '2026-10-12T14:30:00.501Z'].map((moment) => formatRelative(moment, 'en', later)),
  ).toEqual(['29 seconds ago', 'Just now']);
});

test('now may be a Date or milliseconds, and when it is none the date is shown', () => {
  expect([formatRelative(ago(300), 'en', now.getTime()), formatNotificationTime(ago(60), 'en', now.getTime())]).toEqual(
    ['5 minutes ago', '4:29 PM'],
  );
  expect([formatRelative(ago(300), 'en', Number.NaN), formatNotificationTime(ago(60), 'en', new Date('x'))]).toEqual([
    '2026-10-12',
    '2026-10-12',
  ]);
});

test('a text without a zone is the clock of Berlin, in winter and in summer', () => {
  expect(formatRelative('2026-10-12T16:25', 'en', now)).toBe('5 minutes ago');
  expect(formatRelative('2026-01-12T15:25:00', 'en', Date.parse('2026-01-12T14:30:00Z'))).toBe('5 minutes ago');
  expect(formatRelative('2026-10-12', 'en', now)).toBe('16 hours ago');
});

test('the hour that October repeats is the first one, the hour that March skips comes an hour later', () => {
  expect(formatRelative('2026-10-25T02:30', 'en', Date.parse('2026-10-25T01:35:00Z'))).toBe('1 hour ago');
  expect(formatRelative('2026-10-25T03:00', 'en', Date.parse('2026-10-25T02:05:00Z'))).toBe('5 minutes ago');
  expect(formatRelative('2026-03-29T02:30', 'en', Date.parse('2026-03-29T01:35:00Z'))).toBe('5 minutes ago');
  expect(formatRelative('2026-03-29T01:59', 'en', Date.parse('2026-03-29T01:04:00Z'))).toBe('5 minutes ago');
  expect(formatRelative('2026-03-29T03:00', 'en', Date.parse('2026-03-29T01:05:00Z'))).toBe('5 minutes ago');
});
