import { CalendarDate, parseDate } from '@internationalized/date';

/** The day an ISO text (`yyyy-mm-dd`) names; `null` for everything else, days that don't exist included. */
export function dateOf(iso: string | null | undefined): CalendarDate | null {
  if (!iso) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** The century in which a year of two digits lies: up to 20 years ahead, else behind. */
export function fullYear(year: number, currentYear: number): number {
  const inThisCentury = currentYear - (currentYear % 100) + year;
  return inThisCentury > currentYear + 20 ? inThisCentury - 100 : inThisCentury;
}

/** Orders in which a day is written with the marks of a language or of ISO 8601. */
const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const GERMAN = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})$/;
const AMERICAN = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})$/;

/** Parses a date as people write and copy it; `null` for an invalid one, rather than another date. */
export function readDate(text: string, currentYear: number): CalendarDate | null {
  const found = [ISO, GERMAN, AMERICAN].map((order) => order.exec(text.trim())?.groups).find(Boolean);
  if (!found) return null;
  const { year = '', month = '', day = '' } = found;
  const written = year.length === 2 ? fullYear(Number(year), currentYear) : Number(year);
  return dateOf(`${String(written).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Reads one day, or two with a dash or a word between them. */
export function readDates(text: string, currentYear: number): readonly CalendarDate[] {
  const single = readDate(text, currentYear);
  if (single) return [single];
  const both = text.split(/\s+(?:[-–—]|\p{L}+)\s+|[–—]/u).map((part) => readDate(part, currentYear));
  const [start, end] = both;
  return both.length === 2 && start && end ? [start, end] : [];
}

/** The week of the year by ISO 8601, which begins on Monday and belongs to the year of its Thursday. */
export function isoWeek(day: CalendarDate): number {
  const sinceMonday = (day.toDate('UTC').getUTCDay() + 6) % 7;
  const thursday = day.add({ days: 3 - sinceMonday });
  const newYear = new CalendarDate(thursday.year, 1, 1);
  return Math.floor(thursday.compare(newYear) / 7) + 1;
}
