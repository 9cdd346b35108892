import { berlinDayIn } from '@resonanz/domain/berlinDay';

const minute = 60_000;
const day = 24 * 60 * minute;

/** An instant some minutes before another one, as ISO text. */
export function minutesBefore(now: Date, minutes: number): string {
  return new Date(now.getTime() - Math.round(minutes) * minute).toISOString();
}

/** An instant some days before another one, as ISO text. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - Math.round(days * day)).toISOString();
}

/** The calendar date in Berlin some days from now (negative: before), as yyyy-MM-dd. */
export const dateIn = (now: Date, days: number): string => berlinDayIn(now, Math.round(days));

/** The number of days from now to a calendar date (negative: it has passed). */
export function daysUntil(now: Date, date: string): number {
  return Math.round((Date.parse(date) - Date.parse(dateIn(now, 0))) / day);
}
