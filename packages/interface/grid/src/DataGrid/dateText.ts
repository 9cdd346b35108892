import { parseDate } from '@internationalized/date';

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:T.*)?$/;
const GERMAN = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})?$/;
const AMERICAN = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})$/;

/**
 * Parses a date as people type and copy it to `yyyy-mm-dd`; `null` for an invalid one. A date without a year is in the
 * current year.
 */
export function readDay(text: string, thisYear: number): string | null {
  const found = [ISO, GERMAN, AMERICAN].map((order) => order.exec(text.trim())?.groups).find(Boolean);
  if (!found) return null;
  const { year, month = '', day = '' } = found;
  try {
    return parseDate(`${fullYear(year, thisYear)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).toString();
  } catch {
    return null;
  }
}

// Two digits are a year up to twenty years ahead, else behind.
function fullYear(year: string | undefined, thisYear: number): string {
  if (year === undefined) return String(thisYear);
  if (year.length === 4) return year;
  const near = thisYear - (thisYear % 100) + Number(year);
  return String(near > thisYear + 20 ? near - 100 : near);
}

/** German days as 14.10.2026, others as they are. */
export function writeDay(iso: string, locale: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return locale.startsWith('de') && day !== '' ? `${day}.${month}.${year}` : iso;
}
