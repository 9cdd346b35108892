import { formatDateTime } from './date.ts';
import type { Language } from './language.ts';
import { readText, writeWallClock } from './moment.ts';

/**
 * The fixed offset, in milliseconds, between wall clocks as users enter them and date-times without a zone on the wire.
 * It is two hours in winter too, so that the way there and back is exact.
 *
 * @source docs/domain/formats.md#wall-clock
 */
export const WALL_CLOCK_OFFSET_MS = 7_200_000;

function shift(dateTime: string, by: number): string | undefined {
  const { time, isWallClock } = readText(dateTime);
  return (isWallClock && dateTime.includes(':') && writeWallClock(time + by).slice(0, 19)) || undefined;
}

/**
 * A wall-clock date-time as a user entered it (`2026-10-12T15:05`), as the wire carries it: two hours less,
 * `yyyy-mm-ddThh:mm:ss` without a zone. `undefined` when it is none: a day alone or an instant with a zone is never
 * shifted.
 *
 * @source docs/domain/formats.md#wall-clock
 */
export function toUtc(wallClock: string): string | undefined {
  return shift(wallClock, -WALL_CLOCK_OFFSET_MS);
}

/**
 * A date-time of the wire without a zone, as the wall clock users see: two hours more, `yyyy-mm-ddThh:mm:ss` without a
 * zone. `undefined` when it is none: a day alone or an instant with a zone is never shifted.
 *
 * @source docs/domain/formats.md#wall-clock
 */
export function toLocal(wire: string): string | undefined {
  return shift(wire, WALL_CLOCK_OFFSET_MS);
}

/**
 * Day and time of a date-time that the contract carries without a zone (appointments): {@link toLocal}, then
 * `formatDateTime`. Empty for anything else; instants with `Z` belong to `formatDateTime`, days to `formatDate`.
 *
 * @source docs/domain/formats.md#wall-clock
 */
export function formatWallClock(wire: string | null | undefined, language: Language): string {
  return formatDateTime(toLocal(wire ?? ''), language);
}
