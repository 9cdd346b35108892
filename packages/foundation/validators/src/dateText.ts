import { settle, textValidator } from './schema.ts';

const FIRST_YEAR = 1930;

interface DayText {
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
}

function read(text: string): DayText | undefined {
  const match = /^(\d{2})\.(\d{2})(?:\.(\d{4}))?$/.exec(text);
  if (!match) return undefined;
  const [, day = '', month = '', year] = match;
  const read = { day: Number(day), month: Number(month), year: year === undefined ? undefined : Number(year) };
  const fits = read.day >= 1 && read.day <= 31 && read.month >= 1 && read.month <= 12 && (read.year ?? FIRST_YEAR) >= FIRST_YEAR;
  return fits ? read : undefined;
}

/** A day as text: `dd.mm.yyyy` from 1930 on, `dd.mm`, or a four-digit year alone. */
export const dateText = textValidator((text) => settle(text, [!/^\d{4}$/.test(text) && !read(text) && { code: 'wrongDateFormate' }]));

/** A day `dd.mm.yyyy` that is stored: it must exist in the calendar; gives `yyyy-mm-dd`. */
export const storedDate = textValidator<string>((text) => {
  const { day = 0, month = 0, year } = read(text) ?? {};
  const date = new Date(Date.UTC(year ?? 0, month - 1, day));
  if (year === undefined || date.getUTCMonth() !== month - 1) return { faults: [{ code: 'wrongDateFormate' }] };
  return { value: date.toISOString().slice(0, 10) };
});
