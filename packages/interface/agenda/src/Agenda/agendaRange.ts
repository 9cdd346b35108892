import { type CalendarDate, endOfMonth, endOfWeek, startOfMonth, startOfWeek } from '@internationalized/date';
import type { AgendaRange, AgendaView } from './model.ts';

/** Locale of the dates by language of the interface. */
export const localeOf = { de: 'de-DE', en: 'en-US' } as const;

/** Language of the dates. */
export type AgendaLanguage = keyof typeof localeOf;

const steps = { month: { months: 1 }, list: { months: 1 }, week: { weeks: 1 }, day: { days: 1 } } as const;

/** The date one view further or back. */
export function stepped(view: AgendaView, date: CalendarDate, direction: 1 | -1): CalendarDate {
  return direction === 1 ? date.add(steps[view]) : date.subtract(steps[view]);
}

function edges(view: AgendaView, date: CalendarDate, locale: string): readonly [CalendarDate, CalendarDate] {
  if (view === 'day') return [date, date];
  if (view === 'week') return [startOfWeek(date, locale), endOfWeek(date, locale)];
  const month = [startOfMonth(date), endOfMonth(date)] as const;
  return view === 'list' ? month : [startOfWeek(month[0], locale), endOfWeek(month[1], locale)];
}

/** First and last day in sight; a month shows whole weeks. */
export function rangeOf(view: AgendaView, date: CalendarDate, language: AgendaLanguage): AgendaRange {
  const [from, to] = edges(view, date, localeOf[language]);
  return { from: from.toString(), to: to.toString(), view };
}

/** A whole day in words: "Montag, 23. November 2026", in English "Monday, 2026-11-23". */
export function dayInWords(day: CalendarDate, language: AgendaLanguage): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    ...(language === 'de' ? { dateStyle: 'full' } : { weekday: 'long' }),
    timeZone: 'UTC',
  });
  const words = format.format(day.toDate('UTC'));
  return language === 'de' ? words : `${words}, ${day.toString()}`;
}

/**
 * What is in sight, in words: "November 2026", "16.–22. November 2026", "Montag, 23. November 2026"; whole dates in
 * English as "2026-11-23".
 */
export function titleOf(view: AgendaView, date: CalendarDate, language: AgendaLanguage): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone: 'UTC' });
  if (view === 'day') return dayInWords(date, language);
  if (view !== 'week') return format({ month: 'long', year: 'numeric' }).format(date.toDate('UTC'));
  const [from, to] = edges(view, date, localeOf[language]);
  if (language === 'en') return `${from.toString()} – ${to.toString()}`;
  return format({ dateStyle: 'long' }).formatRange(from.toDate('UTC'), to.toDate('UTC'));
}
