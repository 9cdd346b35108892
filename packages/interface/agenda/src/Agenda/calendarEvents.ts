import type { EventInput } from '@fullcalendar/react';
import { toCalendarDateTime } from '@internationalized/date';
import { dayAfter, dayBefore, isAllDay, withOffset, zoned } from './eventTimes.ts';
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
  return { start: isAllDaySlot ? day.slice(0, 10) : withOffset(zoned(date.toISOString(), timeZone)), isAllDay: isAllDaySlot };
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
  return { id, start: withOffset(begin), end: withOffset(end ? zoned(end.toISOString(), timeZone) : begin.add({ hours: 1 })) };
}

/** The time of day at which an event begins, or its span, as short as the language allows: "09:00" and "9:00 AM". */
export function shortTimes({ start, end }: Pick<AgendaEvent, 'start' | 'end'>, locale: string, timeZone: string): { from: string; span: string } {
  const format = new Intl.DateTimeFormat(locale, { hour: locale === 'de-DE' ? '2-digit' : 'numeric', minute: '2-digit', timeZone });
  const begin = zoned(start, timeZone);
  const from = format.format(begin.toDate());
  if (end === undefined) return { from, span: from };
  const finish = zoned(end, timeZone);
  const isSameDay = toCalendarDateTime(begin).toString().slice(0, 10) === toCalendarDateTime(finish).toString().slice(0, 10);
  return { from, span: isSameDay ? `${from}–${format.format(finish.toDate())}` : from };
}
