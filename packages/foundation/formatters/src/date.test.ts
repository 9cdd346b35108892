import { describe, expect, test } from 'vitest';
import { formatClock, formatDate, formatDateRange, formatDateTime } from './date.ts';
import { parseDate } from './parseDate.ts';
import { WALL_CLOCK_OFFSET_MS, formatWallClock, toLocal, toUtc } from './wallClock.ts';

describe('days and moments', () => {
  test('yyyy-MM-dd in English [R-FMT-001]', () => {
    expect([
      formatDate('2026-01-05', 'en'),
      formatDate(new Date('2026-01-05T10:00:00Z'), 'en'),
      formatDate(Date.UTC(2026, 0, 5), 'en'),
    ]).toEqual(['2026-01-05', '2026-01-05', '2026-01-05']);
  });

  test('dd.MM.yyyy in German [R-FMT-002]', () => {
    expect([
      formatDate(' 2026-01-05 ', 'de'),
      formatDate('2028-02-29', 'de'),
      formatDate('0999-12-31', 'de'),
      formatDate(0, 'de'),
    ]).toEqual(['05.01.2026', '29.02.2028', '31.12.0999', '01.01.1970']);
  });

  test('instants are shown in Berlin, in summer and in winter', () => {
    expect(
      ['2026-07-01T21:59:59Z', '2026-07-01T22:00:00Z', '2026-01-01T22:59:59.999Z', '2026-01-01T23:00:00.000Z'].map(
        (moment) => formatDate(moment, 'de'),
      ),
    ).toEqual(['01.07.2026', '02.07.2026', '01.01.2026', '02.01.2026']);
    expect(
      ['2026-07-01T22:30Z', '2026-01-01T13:05:00+01:00', '2026-01-01T10:05:00-02:00', '2026-01-01 12:05:00Z'].map(
        formatClock,
      ),
    ).toEqual(['12:30 AM', '1:05 PM', '1:05 PM', '1:05 PM']);
  });

  test('on the last Sunday of March Berlin goes from 01:59 to 03:00', () => {
    expect(
      ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-03-28T23:00:00Z'].map((moment) =>
        formatDateTime(moment, 'en'),
      ),
    ).toEqual(['2026-03-29 01:59', '2026-03-29 03:00', '2026-03-29 00:00']);
  });

  test('on the last Sunday of October Berlin shows 02:00 to 02:59 twice', () => {
    expect(
      ['2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z'].map((moment) =>
        formatDateTime(moment, 'en'),
      ),
    ).toEqual(['2026-10-25 00:00', '2026-10-25 02:30', '2026-10-25 02:30', '2026-10-25 03:00']);
  });

  test('Berlin of other times, too', () => {
    expect(
      ['1880-06-01T00:00:00Z', '1945-06-01T00:00:00Z', '1970-07-01T00:00:00Z', '1969-12-31T23:30:00Z'].map((moment) =>
        formatDateTime(moment, 'en'),
      ),
    ).toEqual(['1880-06-01 00:53', '1945-06-01 03:00', '1970-07-01 01:00', '1970-01-01 00:30']);
  });

  test('a text without a zone stays as it stands, even where Berlin skips the hour', () => {
    expect(
      ['2026-10-12T15:05', '2026-10-12 15:05:59', '2026-03-29T02:30:00.5'].map((moment) =>
        formatDateTime(moment, 'en'),
      ),
    ).toEqual(['2026-10-12 15:05', '2026-10-12 15:05', '2026-03-29 02:30']);
    expect(['2026-01-05', '2026-07-05'].map((day) => formatDateTime(day, 'en'))).toEqual([
      '2026-01-05 00:00',
      '2026-07-05 00:00',
    ]);
  });

  test('the clock has twelve hours in both languages [R-FMT-005]', () => {
    expect(
      ['00:00', '00:59', '01:00', '09:05', '11:59', '12:00', '12:59', '13:00', '15:05', '23:59'].map((time) =>
        formatClock(`2026-10-12T${time}`),
      ),
    ).toEqual([
      '12:00 AM',
      '12:59 AM',
      '1:00 AM',
      '9:05 AM',
      '11:59 AM',
      '12:00 PM',
      '12:59 PM',
      '1:00 PM',
      '3:05 PM',
      '11:59 PM',
    ]);
  });

  test('day and time have twenty-four hours', () => {
    expect([
      formatDateTime('2026-10-12T13:05:00Z', 'de'),
      formatDateTime('2026-10-12T13:05:00Z', 'en'),
      formatDateTime('2026-10-12T00:05', 'de'),
    ]).toEqual(['12.10.2026, 15:05 Uhr', '2026-10-12 15:05', '12.10.2026, 00:05 Uhr']);
  });

  test('ranges: both ends, one day, an open end, nothing', () => {
    expect([
      formatDateRange('2026-10-01', '2026-10-05', 'de'),
      formatDateRange('2026-10-01', '2026-10-05', 'en'),
    ]).toEqual(['01.10.2026 – 05.10.2026', '2026-10-01 – 2026-10-05']);
    expect(formatDateRange('2026-10-01T08:00', '2026-10-01T20:00:00Z', 'de')).toBe('01.10.2026');
    expect([formatDateRange('2026-10-01', null, 'de'), formatDateRange('2026-10-01', '', 'en')]).toEqual([
      'ab 01.10.2026',
      'from 2026-10-01',
    ]);
    expect([formatDateRange(null, '2026-10-05', 'de'), formatDateRange(undefined, '2026-10-05', 'en')]).toEqual([
      'bis 05.10.2026',
      'until 2026-10-05',
    ]);
    expect(formatDateRange(null, '', 'de')).toBe('');
  });
});

describe('wall clocks', () => {
  test('lose two hours on the way out [R-FMT-003]', () => {
    expect(
      ['2026-01-01T01:30', '2026-07-01T01:30:15', '2026-10-12 15:05:00.250', ' 2026-10-12T15:05 '].map(toUtc),
    ).toEqual(['2025-12-31T23:30:00', '2026-06-30T23:30:15', '2026-10-12T13:05:00', '2026-10-12T13:05:00']);
    expect(WALL_CLOCK_OFFSET_MS).toBe(7_200_000);
  });

  test('gain them on the way in [R-FMT-004]', () => {
    expect(['2025-12-31T23:30:00', '2026-06-30T23:30:15', '2026-10-12 13:05'].map(toLocal)).toEqual([
      '2026-01-01T01:30:00',
      '2026-07-01T01:30:15',
      '2026-10-12T15:05:00',
    ]);
  });

  test('know no summer time: the hours around it come back as they were entered [R-FMT-003] [R-FMT-004]', () => {
    for (const wall of [
      '2026-03-29T01:59:00',
      '2026-03-29T02:30:00',
      '2026-03-29T03:00:00',
      '2026-10-25T02:00:00',
      '2026-10-25T02:59:59',
      '2026-10-25T03:00:00',
    ])
      expect(toLocal(toUtc(wall) ?? '')).toBe(wall);
  });

  test('days and instants are never shifted, and nothing else is a wall clock', () => {
    for (const text of [
      '2026-01-01',
      '2026-01-01T10:00:00Z',
      '2026-01-01T10:00+02:00',
      'x',
      '',
      '2026-02-31T10:00',
      '2026-01-01T24:00',
      '2026-01-01T10:00x',
      'x2026-01-01T10:00',
      '2026-01-01T10:00:00.',
    ])
      expect([text, toUtc(text), toLocal(text)]).toEqual([text, undefined, undefined]);
  });

  test('do not leave the years 0 to 9999', () => {
    expect([
      toUtc('0000-01-01T01:59'),
      toLocal('9999-12-31T22:00'),
      toUtc('0000-01-01T02:00'),
      toLocal('9999-12-31T21:59:59'),
    ]).toEqual([undefined, undefined, '0000-01-01T00:00:00', '9999-12-31T23:59:59']);
  });

  test('are written for readers in one step [R-FMT-004]', () => {
    expect([formatWallClock('2026-01-12T13:05:00', 'de'), formatWallClock('2026-07-12T22:05:00', 'en')]).toEqual([
      '12.01.2026, 15:05 Uhr',
      '2026-07-13 00:05',
    ]);
    expect(
      ['', null, undefined, 'x', '2026-01-12', '2026-01-12T13:05:00Z'].map((wire) => formatWallClock(wire, 'de')),
    ).toEqual(['', '', '', '', '', '']);
  });
});

describe('typed dates', () => {
  test('are read as the language writes them', () => {
    expect(
      ['12.10.2026', '1.2.2026', ' 01.02.2026 ', '29.2.2028', '31.12.1929'].map((text) => parseDate(text, 'de')),
    ).toEqual(['2026-10-12', '2026-02-01', '2026-02-01', '2028-02-29', '1929-12-31']);
    expect(['2026-10-12', '2026-2-1', ' 0001-01-01 '].map((text) => parseDate(text, 'en'))).toEqual([
      '2026-10-12',
      '2026-02-01',
      '0001-01-01',
    ]);
  });

  test('must exist', () => {
    expect(
      ['31.02.2026', '29.02.2026', '31.04.2026', '0.1.2026', '1.0.2026', '1.13.2026', '32.1.2026'].map((text) =>
        parseDate(text, 'de'),
      ),
    ).toEqual(Array.from({ length: 7 }, () => undefined));
    expect(['2026-02-29', '2026-00-01', '2026-13-01', '2026-01-00'].map((text) => parseDate(text, 'en'))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  test('are none in the notation of the other language or with anything around them', () => {
    expect(
      [
        '2026-10-12',
        '12.10.26',
        '12.10.',
        '12.10.20266',
        '112.10.2026',
        '12.110.2026',
        'x12.10.2026',
        '12.10.2026x',
        '12.10.2026.',
        '12..2026',
        '',
        '2026',
        '12/10/2026',
        '1-1.2026',
        '12-10.2026',
        '2026.10.12',
      ].filter((text) => parseDate(text, 'de') !== undefined),
    ).toEqual([]);
    expect(
      ['12.10.2026', '12-10-2026', '26-10-12', '2026-10-12T00:00', '-2026-10-12', '2026-10', '2026.10-12', ''].filter(
        (text) => parseDate(text, 'en') !== undefined,
      ),
    ).toEqual([]);
  });
});
