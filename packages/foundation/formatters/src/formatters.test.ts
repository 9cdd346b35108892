import { describe, expect, test } from 'vitest';
import { formatClock, formatDate, formatDateTime, formatNotificationTime, formatRelative, toLocal, toUtc } from './date.ts';
import { formatMoney } from './money.ts';
import { initials, shortName } from './name.ts';
import { digits, formatNumber, formatPercent, formatShortNumber, parseDecimal } from './number.ts';

const NBSP = '\u00A0';

describe('numbers', () => {
  test('German style: dot for thousands, comma for decimals [R-FMT-013]', () => {
    expect(formatNumber(1234567.891, 'de')).toBe('1.234.567,89');
    expect(formatNumber('1234.5', 'de')).toBe('1.234,5');
  });

  test('English style: comma for thousands, dot for decimals [R-FMT-014]', () => {
    expect(formatNumber(1234567.891, 'en')).toBe('1,234,567.89');
    expect(formatNumber(3, 'en', { minimumDecimals: 2 })).toBe('3.00');
  });

  test('unknown is a dash, and zero has no sign', () => {
    expect([null, undefined, '', '  ', Number.NaN, 'x', Infinity].map((value) => formatNumber(value, 'de'))).toEqual(Array.from({ length: 7 }, () => '–'));
    expect([formatNumber(-0, 'de'), formatNumber(-0.001, 'en')]).toEqual(['0', '0']);
  });

  test('percent with a no-break space in German', () => {
    expect([formatPercent(4.82, 'de'), formatPercent(4.82, 'en'), formatPercent('', 'de')]).toEqual([`4,82${NBSP}%`, '4.82%', '–']);
  });

  test('short numbers are rounded to one decimal, .0 is dropped [R-FMT-022]', () => {
    expect([999, 999.96, 1000, 1250, 12_345, 75_000, 128_412, 999_950].map((value) => formatShortNumber(value))).toEqual(['999', '1K', '1K', '1.3K', '12.3K', '75K', '128.4K', '1M']);
    expect([formatShortNumber(128_412, 'de'), formatShortNumber(-1250, 'de'), formatShortNumber(12.34)]).toEqual(['128,4K', '-1,3K', '12.3']);
  });

  test('short numbers have the suffixes K, M, B, T and Q [R-FMT-023]', () => {
    expect([1.2e3, 1.2e6, 1.2e9, 1.2e12, 1.2e15, 1.2e19].map((value) => formatShortNumber(value))).toEqual(['1.2K', '1.2M', '1.2B', '1.2T', '1.2Q', '12000Q']);
  });

  test('short numbers give 0 for zero and for what is no number [R-FMT-024] [R-FMT-025]', () => {
    expect([0, -0, 0.01, null, undefined, '', 'abc', Number.NaN].map((value) => formatShortNumber(value))).toEqual(Array.from({ length: 8 }, () => '0'));
  });

  test('digit fields keep digits alone', () => {
    expect(digits('+49 (170) 12-34a')).toBe('491701234');
  });

  test('amounts are read by the separators of the language', () => {
    expect([parseDecimal('1.234,56', 'de'), parseDecimal('1,234.56', 'en'), parseDecimal('90,5', 'de'), parseDecimal('-3', 'de')]).toEqual([1234.56, 1234.56, 90.5, -3]);
    expect(['1.5', '1,2,3', 'abc', '', ','].map((text) => parseDecimal(text, 'de'))).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});

describe('money', () => {
  test('German shows euro [R-FMT-017]', () => {
    expect(formatMoney(1234.5, 'de')).toBe(`1.234,5${NBSP}€`);
  });

  test('English shows dollars where the amount has no currency of its own [R-FMT-018]', () => {
    expect(formatMoney(90, 'en')).toBe('$90');
    expect(formatMoney(1234.5, 'en', { currency: 'EUR' })).toBe('€1,234.5');
  });

  test('dollars use comma thousands in both languages [R-FMT-015]', () => {
    expect([formatMoney(1234.5, 'de', { currency: 'USD' }), formatMoney(-1234, 'en', { currency: 'USD' })]).toEqual(['$1,234.5', '-$1,234']);
  });

  test('pounds use comma thousands, the symbol follows the number [R-FMT-016] [R-FMT-020]', () => {
    expect([formatMoney(1234.5, 'de', { currency: 'GBP' }), formatMoney(1234.5, 'en', { currency: 'gbp' })]).toEqual([`1,234.5${NBSP}£`, `1,234.5${NBSP}£`]);
    expect(formatMoney(1234.5, 'en', { currency: 'CHF' })).toBe(`1.234,5${NBSP}CHF`);
  });

  test('none to two decimals, or always two in columns [R-FMT-019]', () => {
    expect([90, 90.5, 90.555, 1.005].map((value) => formatMoney(value, 'de'))).toEqual([`90${NBSP}€`, `90,5${NBSP}€`, `90,56${NBSP}€`, `1,01${NBSP}€`]);
    expect(formatMoney(1850, 'de', { fixed: true })).toBe(`1.850,00${NBSP}€`);
  });

  test('an empty amount is 0 [R-FMT-021]', () => {
    expect([null, undefined, '', Number.NaN, 'x'].map((value) => formatMoney(value, 'de'))).toEqual(Array.from({ length: 5 }, () => `0${NBSP}€`));
  });
});

describe('dates and times', () => {
  const now = new Date('2026-10-12T14:30:00Z');
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);

  test('yyyy-MM-dd in English, dd.MM.yyyy in German [R-FMT-001] [R-FMT-002]', () => {
    expect([formatDate('2026-01-05', 'en'), formatDate('2026-01-05', 'de')]).toEqual(['2026-01-05', '05.01.2026']);
    expect([formatDate('', 'de'), formatDate(null, 'de'), formatDate('gestern', 'de'), formatDate('2026-02-31', 'de')]).toEqual(['', '', '', '']);
  });

  test('moments are shown in Berlin, summer and winter, days are never shifted', () => {
    expect([formatDate('2026-07-01T22:30:00Z', 'de'), formatDate('2026-01-01T22:30:00Z', 'de'), formatDate('2026-01-01T23:30:00.000Z', 'de')]).toEqual(['02.07.2026', '01.01.2026', '02.01.2026']);
    expect([formatClock('2026-07-01T22:30:00Z'), formatClock('2026-01-01T13:05:00+01:00'), formatClock('2026-10-12T15:05')]).toEqual(['12:30 AM', '1:05 PM', '3:05 PM']);
    expect([formatDateTime('2026-10-12T13:05:00Z', 'de'), formatDateTime('2026-10-12T13:05:00Z', 'en')]).toEqual(['12.10.2026, 15:05 Uhr', '2026-10-12 15:05']);
  });

  test('under 86400 seconds a notification shows the 12-hour clock [R-FMT-005]', () => {
    expect([formatNotificationTime(ago(86_399), 'de', now), formatNotificationTime(ago(60), 'en', now), formatNotificationTime(ago(-60), 'de', now)]).toEqual(['4:30 PM', '4:29 PM', '4:31 PM']);
  });

  test('from 86400 seconds on it shows a date [R-FMT-006]', () => {
    expect([formatNotificationTime(ago(86_400), 'de', now), formatNotificationTime(ago(86_400), 'en', now)]).toEqual(['11.10.2026', '2026-10-11']);
  });

  test('under 29 seconds is just now, and so is the future [R-FMT-007]', () => {
    expect([ago(0), ago(28.9), ago(-500)].map((moment) => formatRelative(moment, 'en', now))).toEqual(['Just now', 'Just now', 'Just now']);
    expect(formatRelative(ago(3), 'de', now)).toBe('Gerade eben');
  });

  test('then seconds, minutes and hours ago [R-FMT-008] [R-FMT-009] [R-FMT-010]', () => {
    expect([29, 59, 300, 3599, 7200, 86_399].map((seconds) => formatRelative(ago(seconds), 'en', now))).toEqual(['29 seconds ago', '59 seconds ago', '5 minutes ago', '59 minutes ago', '2 hours ago', '23 hours ago']);
    expect([45, 300, 7200].map((seconds) => formatRelative(ago(seconds), 'de', now))).toEqual(['vor 45 Sekunden', 'vor 5 Minuten', 'vor 2 Stunden']);
  });

  test('singular for one [R-FMT-011]', () => {
    expect([60, 119, 3600, 7199].map((seconds) => formatRelative(ago(seconds), 'en', now))).toEqual(['1 minute ago', '1 minute ago', '1 hour ago', '1 hour ago']);
    expect([60, 3600].map((seconds) => formatRelative(ago(seconds), 'de', now))).toEqual(['vor 1 Minute', 'vor 1 Stunde']);
  });

  test('older moments are a date [R-FMT-012]', () => {
    expect(formatRelative(ago(86_400), 'de', now)).toBe('11.10.2026');
    expect(formatRelative('nie', 'de', now)).toBe('');
  });

  test('wall clocks lose two hours on the way out and gain them on the way in [R-FMT-003] [R-FMT-004]', () => {
    expect(toUtc('2026-01-01T01:30')).toBe('2025-12-31T23:30:00');
    expect(toLocal('2025-12-31T23:30:00')).toBe('2026-01-01T01:30:00');
    expect([toUtc('2026-01-01'), toUtc('x'), toLocal('2026-01-01T10:00:00Z')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('names', () => {
  test('the first word capitalised and the initial of the last [R-FMT-026]', () => {
    expect(['anna maria schmidt', ' Katharina  Brandt ', 'McKay lee', 'anna', '', 'özlem ünal'].map(shortName)).toEqual(['Anna S.', 'Katharina B.', 'McKay L.', 'Anna', '', 'Özlem Ü.']);
    expect([shortName(null), shortName(undefined)]).toEqual(['', '']);
  });

  test('initials for portraits', () => {
    expect(['Lena Hartwig', 'Theresa von Aufseß-Rautenberg', 'lena', ''].map(initials)).toEqual(['LH', 'TA', 'L', '']);
  });
});
