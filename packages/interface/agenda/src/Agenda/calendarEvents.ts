import type { EventInput } from '@fullcalendar/react';
import { isSameDay } from '@internationalized/date';
import type { AgendaLanguage } from './agendaRange.ts';
import { dayAfter, dayBefore, isAllDay, timeFormat, withOffset, zoned } from './eventTimes.ts';
import type { AgendaEvent, AgendaMove, AgendaSlot } from './model.ts';

/** The event in the calendar's own form. */
export function toCalendarEvent(event: AgendaEvent, timeZone: string): EventInput {
  const { id, title, start, end, isFixed } = event;
  const allDay = isAllDay(event);
  const until = allDay ? dayAfter(end ?? start) : end && withOffset(zoned(end, timeZone));
  return {
    id,
    title,
    allDay,
    start: allDay ? start : withOffset(zoned(start, timeZone)),
    ...(until !== undefined && { end: until }),
    ...(isFixed && { editable: false }),
  };
}

/** A place in the calendar, in the agenda's form. */
export function toSlot(date: Date, day: string, isAllDaySlot: boolean, timeZone: string): AgendaSlot {
  return {
    start: isAllDaySlot ? day.slice(0, 10) : withOffset(zoned(date.toISOString(), timeZone)),
    isAllDay: isAllDaySlot,
  };
}

interface Placed {
  id: string;
  allDay: boolean;
  start: Date | null;
  end: Date | null;
  startStr: string;
  endStr: string;
}

/** Where the calendar would have the event now. */
export function toMove({ id, allDay, start, end, startStr, endStr }: Placed, timeZone: string): AgendaMove {
  if (allDay) return { id, start: startStr.slice(0, 10), end: endStr ? dayBefore(endStr) : startStr.slice(0, 10) };
  const begin = zoned((start ?? new Date(startStr)).toISOString(), timeZone);
  return {
    id,
    start: withOffset(begin),
    end: withOffset(end ? zoned(end.toISOString(), timeZone) : begin.add({ hours: 1 })),
  };
}

interface HourAndMinute {
  readonly hour: number;
  readonly minute: number;
}

/** Writes the times of an event on one day, for the calendar: "09:00–10:00". */
export function timesWriter(
  language: AgendaLanguage,
): (times: { start: HourAndMinute; end?: HourAndMinute | null }) => string {
  const format = timeFormat(language, 'UTC');
  const write = ({ hour, minute }: HourAndMinute) => format.format(Date.UTC(2000, 0, 1, hour, minute));
  return ({ start, end }) => (end ? `${write(start)}–${write(end)}` : write(start));
}

/** The times of day at which an event begins and, if that is on the same day, ends. */
export function shortTimes(
  { start, end }: Pick<AgendaEvent, 'start' | 'end'>,
  language: AgendaLanguage,
  timeZone: string,
): { from: string; until: string } {
  const format = timeFormat(language, timeZone);
  const begin = zoned(start, timeZone);
  const finish = end === undefined ? undefined : zoned(end, timeZone);
  const endsLater = finish && isSameDay(begin, finish) && finish.compare(begin) > 0;
  return { from: format.format(begin.toDate()), until: endsLater ? format.format(finish.toDate()) : '' };
}
