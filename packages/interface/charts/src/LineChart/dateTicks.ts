import { DateFormatter } from '@internationalized/date';
import { formatDate } from '@resonanz/formatters/date';
import type { Language } from '@resonanz/formatters/number';
import { charactersIn } from '../plot/textWidth.ts';

/** A named day on the time axis. */
export interface DateTick {
  readonly time: number;
  readonly label: string;
}

const DAY = 86_400_000;
const locales = { de: 'de-DE', en: 'en-US' } as const;

type Step = { readonly unit: 'day' | 'month' | 'year'; readonly size: number };
const steps: readonly Step[] = [
  ...[1, 2, 7, 14].map((size) => ({ unit: 'day', size }) as const),
  ...[1, 2, 3, 6].map((size) => ({ unit: 'month', size }) as const),
  ...[1, 2, 5, 10, 20, 50, 100].map((size) => ({ unit: 'year', size }) as const),
];
/** Characters of the longest label and the gap after it; in English a day is written whole. */
const charactersOf = { de: { day: 8, month: 12, year: 7 }, en: { day: 12, month: 12, year: 7 } } as const;

/** Days count from the anchor, so that it is named itself; months and years stand at their beginning. */
function timesOf({ unit, size }: Step, first: number, last: number, anchor: number): number[] {
  const times: number[] = [];
  if (unit === 'day') {
    const width = size * DAY;
    for (let time = anchor + Math.ceil((first - anchor) / width) * width; time <= last; time += width) times.push(time);
    return times;
  }
  const months = unit === 'year' ? size * 12 : size;
  const begin = new Date(first);
  for (
    let month = Math.floor((begin.getUTCFullYear() * 12 + begin.getUTCMonth()) / months) * months;
    ;
    month += months
  ) {
    const time = Date.UTC(Math.floor(month / 12), month % 12, 1);
    if (time > last) return times;
    if (time >= first) times.push(time);
  }
}

const written: Record<Step['unit'], Intl.DateTimeFormatOptions> = {
  day: { day: '2-digit', month: '2-digit' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
};

/** Writes a day `12.10.` or `2026-10-12`; a month has a name, as it names no day. */
function labelWriter({ unit }: Step, language: Language): (time: number) => string {
  if (unit === 'day' && language === 'en')
    return (time) => formatDate(new Date(time).toISOString().slice(0, 10), language);
  const formatter = new DateFormatter(locales[language], { ...written[unit], timeZone: 'UTC' });
  return (time) => formatter.format(new Date(time));
}

/**
 * As many evenly spaced days as find room in `width` px, in the language; `anchor`, for example today, is among them
 * where days are named.
 */
export function dateTicks(
  { first, last, anchor = first }: { first: number; last: number; anchor?: number | undefined },
  { width, em }: { width: number; em: number },
  language: Language,
): readonly DateTick[] {
  const fits = ({ unit, size }: Step) => {
    const span = { day: 1, month: 30.4, year: 365.2 }[unit] * size * DAY;
    return (last - first) / span <= charactersIn(width, em) / charactersOf[language][unit];
  };
  const step = steps.find(fits) ?? { unit: 'year', size: 100 };
  const label = labelWriter(step, language);
  return timesOf(step, first, last, anchor).map((time) => ({ time, label: label(time) }));
}
