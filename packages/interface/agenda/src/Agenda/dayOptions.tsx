import type { CalendarOptions, FormatterInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import timeGrid from '@fullcalendar/react/timegrid';
import { CalendarDate, toCalendarDate } from '@internationalized/date';
import { XIcon } from '@phosphor-icons/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Icon } from '@resonanz/ui/Icon';
import type { CalendarProps } from './AgendaCalendar.tsx';
import { type AgendaLanguage, dayInWords, localeOf } from './agendaRange.ts';
import * as css from './calendar.css.ts';
import { toSlot } from './calendarEvents.ts';
import { zoned } from './eventTimes.ts';

const plugins = [dayGrid, timeGrid, list, interaction];

/** Heads the days of a list and of a panel: "Montag, 23. November", in English "Monday, 2026-11-23". */
const dayTitle = (language: AgendaLanguage): FormatterInput =>
  language === 'de'
    ? { weekday: 'long', day: 'numeric', month: 'long' }
    : ({ date: { year, month, day } }) => dayInWords(new CalendarDate(year, month + 1, day), language);

/** The calendar's options that concern days, hours and words. */
export function dayOptions<Kind extends string>(props: CalendarProps<Kind>): CalendarOptions {
  const {
    labels,
    language,
    timeZone,
    views,
    state,
    onSlotPress,
    dayStart = '07:00',
    maxEventsPerDay = 4,
    showsWeekNumbers = false,
  } = props;
  const leadsToDays = (views ?? ['day']).includes('day') && state.view !== 'day';
  return {
    plugins,
    headerToolbar: false,
    locale: localeOf[language],
    firstDay: language === 'de' ? 1 : 0,
    weekNumberCalculation: language === 'de' ? 'ISO' : 'local',
    weekNumbers: showsWeekNumbers && !state.isPhone,
    fixedWeekCount: false,
    dayMaxEvents: maxEventsPerDay,
    dayNarrowWidth: 88,
    borderless: true,
    headingLevel: (props.headingLevel ?? 2) + 1,
    nowIndicator: true,
    scrollTime: dayStart,
    scrollTimeReset: false,
    slotDuration: '00:30',
    slotHeaderInterval: '01:00',
    slotHeaderFormat: language === 'de' ? { hour: '2-digit', minute: '2-digit', hour12: false } : { hour: 'numeric' },
    dayHeaderFormat: { weekday: state.isPhone ? 'narrow' : 'short', day: 'numeric' },
    dayHeaderContent: ({ weekdayText, dayNumberText, inPopover, isToday, text, view }) =>
      inPopover ? (
        text
      ) : (
        <>
          {weekdayText}
          {view.type.startsWith('timeGrid') && (
            <span className={`${css.headerNumber} ${isToday ? css.headerToday : ''}`}>{dayNumberText}</span>
          )}
        </>
      ),
    popoverFormat: dayTitle(language),
    weekTextLong: labels.week,
    popoverCloseContent: () => <Icon icon={XIcon} size="mini" />,
    inlineWeekNumberContent: ({ num }) => `${labels.week} ${num}`,
    weekNumberHeaderContent: ({ num }) => `${labels.week} ${num ?? ''}`,
    listDayFormat: dayTitle(language),
    allDayText: labels.allDay,
    timedText: labels.timed,
    moreLinkText: labels.more,
    moreLinkHint: labels.showMore,
    closeHint: labels.close,
    eventsHint: labels.events,
    noEventsContent: () => <EmptyState title={labels.empty} />,
    navLinks: leadsToDays,
    // There a link's name, the date, would not begin with its words, the weekday.
    views: { timeGrid: { navLinks: false } },
    navLinkHint: (day: string) => labels.openDay(day),
    navLinkDayClick(day) {
      state.showDate(toCalendarDate(zoned(day.toISOString(), timeZone)));
      state.showView('day');
      // The pressed day is gone from the page: the title says what has come.
      document.getElementById(props.titleId)?.focus();
    },
    ...(onSlotPress && {
      dateClick: ({ date, dateStr, allDay }) => onSlotPress(toSlot(date, dateStr, allDay, timeZone)),
    }),
  };
}
