import {
  isSameDay,
  parseAbsolute,
  parseDate,
  parseDateTime,
  toCalendarDate,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { type AgendaLanguage, dayInWords, localeOf } from './agendaRange.ts';
import type { AgendaEvent, AgendaLabels, AgendaMove } from './model.ts';

type Times = Pick<AgendaEvent, 'start' | 'end'>;

const hasOffset = /(Z|[+-]\d\d:?\d\d)$/i;
const zoneName = /\[.*\]$/;

/** Whether the event takes whole days. */
export function isAllDay({ start }: Pick<AgendaEvent, 'start'>): boolean {
  return !start.includes('T');
}

/** A time as the agenda's zone sees it. */
export function zoned(time: string, timeZone: string): ZonedDateTime {
  return hasOffset.test(time) ? parseAbsolute(time, timeZone) : toZoned(parseDateTime(time), timeZone);
}

/** A time with its offset, `2026-11-23T09:00:00+01:00`. */
export function withOffset(time: ZonedDateTime): string {
  return time.toString().replace(zoneName, '');
}

/** The day after: the calendar ends whole days where the next begins, the agenda with the last day. */
export function dayAfter(day: string): string {
  return parseDate(day.slice(0, 10)).add({ days: 1 }).toString();
}

/** The day before. */
export function dayBefore(day: string): string {
  return parseDate(day.slice(0, 10)).subtract({ days: 1 }).toString();
}

/** The event's times, later by days and, if it has a time of day, by minutes. */
export function shifted(event: AgendaEvent, by: { days?: number; minutes?: number }, timeZone: string): AgendaMove {
  const { id, start, end } = event;
  if (isAllDay(event)) {
    const later = (day: string) =>
      parseDate(day)
        .add({ days: by.days ?? 0 })
        .toString();
    return { id, start: later(start), end: later(end ?? start) };
  }
  const later = (time: ZonedDateTime) => withOffset(time.add({ days: by.days ?? 0 }).add({ minutes: by.minutes ?? 0 }));
  const begin = zoned(start, timeZone);
  return { id, start: later(begin), end: later(end === undefined ? begin.add({ hours: 1 }) : zoned(end, timeZone)) };
}

/** Writes a time of day in figures alone: "09:00" and "9:00 AM". */
export function timeFormat(language: AgendaLanguage, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf[language], {
    hour: language === 'de' ? '2-digit' : 'numeric',
    minute: '2-digit',
    timeZone,
  });
}

/** When the event is, in words, for its accessible name. */
export function spokenTimes(
  { start, end }: Times,
  language: AgendaLanguage,
  timeZone: string,
  { allDay, time }: Pick<AgendaLabels, 'allDay' | 'time'>,
): string {
  const day = (date: string) => dayInWords(parseDate(date), language);
  if (isAllDay({ start })) return `${end && end !== start ? `${day(start)} – ${day(end)}` : day(start)}, ${allDay}`;
  const dayOf = (moment: ZonedDateTime) => dayInWords(toCalendarDate(moment), language);
  const times = timeFormat(language, timeZone);
  const begin = zoned(start, timeZone);
  const at = (moment: ZonedDateTime) => `${dayOf(moment)}, ${time(times.format(moment.toDate()))}`;
  if (end === undefined) return at(begin);
  const finish = zoned(end, timeZone);
  if (!isSameDay(begin, finish)) return `${at(begin)} – ${at(finish)}`;
  return `${dayOf(begin)}, ${time(`${times.format(begin.toDate())}–${times.format(finish.toDate())}`)}`;
}
