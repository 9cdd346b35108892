import { Calendar, type CalendarRef } from '@fullcalendar/react';
import { useEffect, useMemo, useRef } from 'react';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { AgendaProps } from './AgendaProps.ts';
import type { AgendaLanguage } from './agendaRange.ts';
import * as css from './calendar.css.ts';
import { toCalendarEvent } from './calendarEvents.ts';
import { calendarTheme } from './calendarTheme.ts';
import { dayOptions } from './dayOptions.tsx';
import { eventOptions } from './eventOptions.tsx';
import type { AgendaView } from './model.ts';
import type { AgendaState } from './useAgendaState.ts';
import { useEventFocus } from './useEventFocus.ts';
import { useEventKeys } from './useEventKeys.ts';

/** Props shared by the parts of the calendar. */
export type CalendarProps<Kind extends string> = AgendaProps<Kind> & {
  state: AgendaState;
  timeZone: string;
  titleId: string;
  language: AgendaLanguage;
};

const viewNames: Readonly<Record<AgendaView, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
};

/**
 * The days with their events; drawn by FullCalendar, in the browser alone: its clock would keep a server's process
 * alive.
 */
export function AgendaCalendar<Kind extends string>(props: CalendarProps<Kind>) {
  const { events, state, timeZone, now } = props;
  const { view, date, isPhone } = state;
  const calendar = useRef<CalendarRef>(null);
  // Seven columns of hours have no room on a phone: there a week is the list of its days.
  const viewName = isPhone && view === 'week' ? 'listWeek' : viewNames[view];
  const day = date.toString();
  useEffect(() => calendar.current?.getApi().changeView(viewName, day), [viewName, day]);
  const calendarEvents = useMemo(() => events.map((event) => toCalendarEvent(event, timeZone)), [events, timeZone]);
  const focus = useEventFocus(calendarEvents);
  const { onKeyDown, announcement } = useEventKeys(props);
  const isScrolling = viewName.startsWith('timeGrid');
  return (
    <div className={`${css.calendar} ${isScrolling ? css.scrolling : ''}`} onKeyDown={onKeyDown} {...focus.rootProps}>
      <Calendar
        ref={calendar}
        {...calendarTheme}
        {...dayOptions(props)}
        {...eventOptions(props)}
        eventDidMount={focus.onEventMount}
        initialView={viewName}
        initialDate={day}
        events={calendarEvents}
        height={isScrolling ? '100%' : 'auto'}
        timeZone={timeZone}
        {...(now !== undefined && { now })}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
