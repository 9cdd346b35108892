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

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar date in Berlin some days from now (negative: before), as yyyy-MM-dd. */
export function dateIn(now: Date, days: number): string {
  const [year, month, date] = berlin.format(now).split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, date + Math.round(days))).toISOString().slice(0, 10);
}

/** The number of days from now to a calendar date (negative: it has passed). */
export function daysUntil(now: Date, date: string): number {
  return Math.round((Date.parse(date) - Date.parse(dateIn(now, 0))) / day);
}
