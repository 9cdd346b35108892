import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import type { Language } from './language.ts';

/**
 * A moment or a day: `Date`, milliseconds, an ISO text with zone (shown in Europe/Berlin), or a text
 * without zone (`2026-10-12`, `2026-10-12T15:05`), which is shown as it stands.
 */
export type DateInput = Date | number | string | null | undefined;

interface Clock {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: number;
  readonly minute: string;
}

const TEXTS = { de, en } as const;
const DAY_SECONDS = 86_400;

/** The fixed offset between wall clocks as users enter them and date-times without a zone on the wire. */
export const WALL_CLOCK_OFFSET_MS = 7_200_000;

let berlin: Intl.DateTimeFormat | undefined;

function berlinFormat(): Intl.DateTimeFormat {
  berlin ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Berlin',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return berlin;
}

const WITHOUT_ZONE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

function exists(year: string, month: string, day: string): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function clockOf(value: DateInput): Clock | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const plain = typeof value === 'string' ? WITHOUT_ZONE.exec(value.trim()) : null;
  if (plain) {
    const [, year = '', month = '', day = '', hour = '00', minute = '00'] = plain;
    return exists(year, month, day) ? { year, month, day, hour: Number(hour), minute } : undefined;
  }
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return undefined;
  const parts = Object.fromEntries(berlinFormat().formatToParts(instant).map(({ type, value: text }) => [type, text]));
  return { year: (parts.year ?? '').padStart(4, '0'), month: parts.month ?? '', day: parts.day ?? '', hour: Number(parts.hour), minute: parts.minute ?? '' };
}

function writeDate({ year, month, day }: Clock, language: Language): string {
  return language === 'de' ? `${day}.${month}.${year}` : `${year}-${month}-${day}`;
}

/** `12.10.2026` in German, `2026-10-12` in English; empty when unknown. */
export function formatDate(value: DateInput, language: Language): string {
  const clock = clockOf(value);
  return clock ? writeDate(clock, language) : '';
}

/** `3:05 PM` in both languages; empty when unknown. */
export function formatClock(value: DateInput): string {
  const clock = clockOf(value);
  return clock ? `${clock.hour % 12 === 0 ? 12 : clock.hour % 12}:${clock.minute} ${clock.hour < 12 ? 'AM' : 'PM'}` : '';
}

/** `12.10.2026, 15:05 Uhr` in German, `2026-10-12 15:05` in English, for tooltips and details; empty when unknown. */
export function formatDateTime(value: DateInput, language: Language): string {
  const clock = clockOf(value);
  if (!clock) return '';
  const time = `${String(clock.hour).padStart(2, '0')}:${clock.minute}`;
  return TEXTS[language]['formatters.dateTime'].replace('{date}', writeDate(clock, language)).replace('{time}', time);
}

function instantOf(value: DateInput): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const plain = typeof value === 'string' && WITHOUT_ZONE.test(value.trim());
  const time = new Date(plain ? `${String(value).trim().replace(' ', 'T').slice(0, 10)}T${String(value).trim().slice(11, 16) || '00:00'}:00Z` : value).getTime();
  return Number.isNaN(time) ? undefined : time;
}

function secondsSince(value: DateInput, now: Date | number): number | undefined {
  const then = instantOf(value);
  return then === undefined ? undefined : Math.floor((new Date(now).getTime() - then) / 1000);
}

/** Clock time of the last 24 hours, an earlier moment as a date: the rule of notification rows; empty when unknown. */
export function formatNotificationTime(value: DateInput, language: Language, now: Date | number = Date.now()): string {
  const seconds = secondsSince(value, now);
  if (seconds === undefined) return '';
  return seconds < DAY_SECONDS ? formatClock(value) : formatDate(value, language);
}

/** `Just now`, `5 minutes ago`, `vor 1 Stunde`, after a day the date: the rule of comments and histories; empty when unknown. */
export function formatRelative(value: DateInput, language: Language, now: Date | number = Date.now()): string {
  const seconds = secondsSince(value, now);
  if (seconds === undefined) return '';
  if (seconds >= DAY_SECONDS) return formatDate(value, language);
  const texts = TEXTS[language];
  if (seconds < 29) return texts['formatters.relative.now'];
  const [count, unit] = seconds < 60 ? [seconds, 'second' as const] : seconds < 3600 ? [Math.floor(seconds / 60), 'minute' as const] : [Math.floor(seconds / 3600), 'hour' as const];
  return count === 1 ? texts[`formatters.relative.${unit}`] : texts[`formatters.relative.${unit}s`].replace('{count}', String(count));
}

function shift(dateTime: string, by: number): string | undefined {
  const match = WITHOUT_ZONE.exec(dateTime.trim());
  if (!match || match[4] === undefined) return undefined;
  const time = Date.parse(`${dateTime.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? undefined : new Date(time + by).toISOString().slice(0, 19);
}

/** A wall-clock date-time as a user entered it, as the wire carries it: two hours less, without a zone; `undefined` when it is none. */
export function toUtc(wallClock: string): string | undefined {
  return shift(wallClock, -WALL_CLOCK_OFFSET_MS);
}

/** A date-time of the wire without a zone, as the wall clock users see: two hours more; `undefined` when it is none. */
export function toLocal(wire: string): string | undefined {
  return shift(wire, WALL_CLOCK_OFFSET_MS);
}
