import { formatClock, formatDate } from './date.ts';
import { textOf, type Language } from './language.ts';
import { instantOf, type DateInput } from './moment.ts';

const DAY = 86_400;

const formats: Partial<Record<Language, Intl.RelativeTimeFormat>> = {};

/**
 * Whole seconds from a moment to now, negative in the future; NaN, with which no comparison holds, when either is
 * unknown.
 */
function secondsSince(value: DateInput, now: Date | number): number {
  return Math.floor((Number(now) - instantOf(value)) / 1000);
}

/**
 * When a notification came: the clock time (`3:05 PM`) while it is less than 86400 seconds old, then the date. A moment
 * in the future shows its clock time; without a valid `now` it is the date. Empty when unknown.
 *
 * @source docs/domain/formats.md#relative-times
 */
export function formatNotificationTime(value: DateInput, language: Language, now: Date | number): string {
  return secondsSince(value, now) < DAY ? formatClock(value) : formatDate(value, language);
}

/**
 * How long ago a comment or an entry of a history was made: `Just now` under 29 seconds and in the future, then `45
 * seconds ago`, `1 minute ago`, `vor 2 Stunden`, from 86400 seconds on, or without a valid `now`, the date. Empty when
 * unknown.
 *
 * @source docs/domain/formats.md#relative-times
 */
export function formatRelative(value: DateInput, language: Language, now: Date | number): string {
  const seconds = secondsSince(value, now);
  if (!(seconds < DAY)) return formatDate(value, language);
  if (seconds < 29) return textOf(language, 'formatters.justNow');
  const format = (formats[language] ??= new Intl.RelativeTimeFormat(language));
  const [unit, length] =
    seconds < 60 ? (['second', 1] as const) : seconds < 3600 ? (['minute', 60] as const) : (['hour', 3600] as const);
  return format.format(-Math.floor(seconds / length), unit);
}
