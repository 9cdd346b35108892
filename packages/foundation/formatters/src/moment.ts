import { berlinOffset } from './berlin.ts';

/**
 * A moment or a day. `Date`, milliseconds and ISO text with a zone (`2026-10-12T13:05:00Z`) are instants, shown in
 * Europe/Berlin; ISO text without a zone (`2026-10-12`, `2026-10-12T15:05`) is what Berlin's calendar and clocks show,
 * and stays as it stands. Anything else, an impossible day and years outside 0 to 9999 are unknown.
 *
 * @source docs/domain/formats.md#wall-clock
 */
export type DateInput = Date | number | string | null | undefined;

interface Reading {
  /** Milliseconds since 1970: of the instant, or of a wall clock taken as if it were UTC; NaN when there is none. */
  readonly time: number;
  readonly isWallClock: boolean;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Milliseconds of an ISO day and time taken as UTC; NaN for an impossible day, which engines let run over into the next
 * month.
 */
export function timeOf(day: string, clock = '00:00'): number {
  const time = Date.parse(`${day}T${clock}Z`);
  return new Date(time).getUTCDate() === Number(day.slice(8)) ? time : Number.NaN;
}

/** Reads ISO text; a day alone begins at midnight. */
export function readText(text: string): Reading {
  const [, day = '', clock, zone] = ISO.exec(text.trim()) ?? [];
  // The first midnight of 1970 in a zone lies as far from zero as the instant from its wall clock.
  const shift = zone === undefined ? 0 : Date.parse(`1970-01-01T00:00${zone}`);
  return { time: timeOf(day, clock) + shift, isWallClock: zone === undefined };
}

function read(value: DateInput): Reading {
  if (typeof value === 'string') return readText(value);
  const time = value instanceof Date || typeof value === 'number' ? new Date(value).getTime() : Number.NaN;
  return { time, isWallClock: false };
}

/** A wall clock as `yyyy-mm-ddThh:mm:ss.sssZ`; empty outside the years 0 to 9999 and for NaN. */
export function writeWallClock(wall: number): string {
  const date = new Date(wall);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString() : '';
}

/** What calendar and clocks in Berlin show at a moment, as `yyyy-mm-ddThh:mm:ss.sssZ`; empty when it is none. */
export function wallClockOf(value: DateInput): string {
  const { time, isWallClock } = read(value);
  return writeWallClock(isWallClock ? time : time + berlinOffset(time));
}

/**
 * The instant of a moment, in milliseconds since 1970; NaN when it is none. Of the hour that October repeats it takes
 * the first, and a time that March skips comes an hour later: hence the offset of two hours before.
 */
export function instantOf(value: DateInput): number {
  const { time, isWallClock } = read(value);
  return isWallClock ? time - berlinOffset(time - 7_200_000) : time;
}
