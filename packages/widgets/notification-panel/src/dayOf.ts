import { formatDate } from '@resonanz/formatters/date';

const DAY_MS = 86_400_000;

/** The calendar day in Berlin that something happened on, against `now`: today, yesterday, or the day as `2026-05-04`. */
export function dayOf(createdAt: string, now: Date): string {
  const [day, today] = [formatDate(createdAt, 'en'), formatDate(now, 'en')];
  if (day === today) return 'today';
  // Days are counted on the calendar: around a change of the clocks they are not 24 hours long.
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return day === yesterday ? 'yesterday' : day;
}
