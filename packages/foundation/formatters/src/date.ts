import { textOf, type Language } from './language.ts';
import { wallClockOf, type DateInput } from './moment.ts';
import { writeRange } from './range.ts';

function writeDate(wallClock: string, language: Language): string {
  const day = wallClock.slice(0, 10);
  return language === 'de' ? day.split('-').toReversed().join('.') : day;
}

/**
 * A day: `12.10.2026` in German, `2026-10-12` in English; empty when unknown.
 *
 * @source docs/domain/formats.md#dates
 */
export function formatDate(value: DateInput, language: Language): string {
  return writeDate(wallClockOf(value), language);
}

/**
 * The clock time of a moment, `3:05 PM` in both languages; empty when unknown.
 *
 * @source docs/domain/formats.md#relative-times
 */
export function formatClock(value: DateInput): string {
  const wallClock = wallClockOf(value);
  if (!wallClock) return '';
  const hour = Number(wallClock.slice(11, 13));
  return `${hour % 12 || 12}:${wallClock.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Day and time for tooltips and details: `12.10.2026, 15:05 Uhr` in German, `2026-10-12 15:05` in English; empty when
 * unknown. A date-time that the contract carries without a zone is written by `formatWallClock` instead.
 *
 * @source docs/domain/formats.md#relative-times
 */
export function formatDateTime(value: DateInput, language: Language): string {
  const wallClock = wallClockOf(value);
  return wallClock
    ? textOf(language, 'formatters.dateTime', { date: writeDate(wallClock, language), time: wallClock.slice(11, 16) })
    : '';
}

/**
 * Two days with a dash between, in the order given: `01.10.2026 – 05.10.2026`. One date when both are the same day, `ab
 * 01.10.2026` or `bis 05.10.2026` (`from`, `until`) when one is unknown, empty when both are.
 *
 * @source house
 */
export function formatDateRange(from: DateInput, to: DateInput, language: Language): string {
  return writeRange(formatDate(from, language), formatDate(to, language), language, 'until');
}
