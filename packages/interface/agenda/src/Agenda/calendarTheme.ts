import type { CalendarOptions, EventDisplayInfo } from '@fullcalendar/react';
import * as css from './calendar.css.ts';
import * as eventCss from './event.css.ts';

const join = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ');

const resizer = (info: EventDisplayInfo) => info.isEndResizable;

function todayIn(viewType: string): string {
  // Alone in sight, the day needs nothing to stand out from.
  if (viewType === 'timeGridDay') return '';
  return viewType === 'timeGridWeek' ? css.todayLane : css.today;
}

/** Our classes in the calendar's slots. */
export const calendarTheme = {
  viewClass: css.view,
  tableHeaderClass: ({ isSticky }) => join(css.tableHeader, isSticky && css.stickyHeader),
  dayHeaderRowClass: css.lines,
  dayRowClass: css.lines,
  dayHeaderClass: ({ inPopover }) => (inPopover ? css.popoverHead : join(css.lines, css.dayHeader)),
  dayHeaderInnerClass: ({ inPopover }) => (inPopover ? css.popoverTitle : css.dayHeaderInner),
  dayHeaderDividerClass: css.divider,
  dayHeaderAlign: 'start',
  dayCellClass: ({ isToday, isOther, inPopover, view }) =>
    inPopover
      ? css.popoverBody
      : join(css.lines, css.dayCell, isToday && todayIn(view.type), isOther && css.otherMonth),
  dayCellTopClass: css.dayCellTop,
  dayCellTopInnerClass: ({ isToday, isOther }) =>
    join(css.dayNumber, isToday && css.todayNumber, isOther && css.otherNumber),
  dayCellBottomClass: css.dayCellBottom,
  dayLaneClass: ({ isToday, view }) => join(css.lines, isToday && todayIn(view.type)),
  dayLaneInnerClass: css.dayLane,
  slotLaneClass: ({ isMinor }) => join(css.lines, isMinor && css.halfHour),
  slotHeaderClass: join(css.lines, css.slotHeader),
  slotHeaderInnerClass: css.slotHeaderInner,
  slotHeaderDividerClass: css.axisDivider,
  allDayHeaderClass: css.allDayHeader,
  allDayHeaderInnerClass: css.allDayHeaderInner,
  allDayDividerClass: css.divider,
  weekNumberHeaderClass: css.weekHeader,
  weekNumberHeaderInnerClass: css.weekHeaderInner,
  inlineWeekNumberClass: css.weekNumber,
  fillerClass: css.filler,
  navLinkClass: css.dayLink,
  nowIndicatorLineClass: css.nowLine,
  nowIndicatorDotClass: css.nowDot,
  highlightClass: css.highlight,
  moreLinkClass: css.more,
  columnMoreLinkClass: css.moreInColumn,
  popoverClass: css.popover,
  popoverCloseClass: css.popoverClose,
  listDayHeaderClass: ({ isToday }) => join(css.listDayHeader, isToday && css.listToday),
  listDayHeaderInnerClass: ({ level }) => (level ? css.listDaySide : css.listDayTitle),
  noEventsClass: css.noEvents,
  eventInnerClass: eventCss.inner,
  blockEventClass: ({ isDragging }) => join(eventCss.block, isDragging && eventCss.isMoving),
  rowEventClass: ({ isStart, isEnd }) =>
    join(eventCss.row, isStart ? eventCss.rowStart : eventCss.rowBefore, isEnd ? eventCss.rowEnd : eventCss.rowAfter),
  rowEventAfterClass: (info) => (resizer(info) ? css.resizerEnd : ''),
  columnEventClass: eventCss.column,
  columnEventAfterClass: (info) => (resizer(info) ? css.resizerBottom : ''),
  listItemEventClass: ({ view }) => (view.type.startsWith('list') ? eventCss.item : eventCss.line),
} satisfies CalendarOptions;
