import type { CalendarOptions, EventApi } from '@fullcalendar/react';
import type { CalendarProps } from './AgendaCalendar.tsx';
import { AgendaEventContent, type EventPlace } from './AgendaEventContent.tsx';
import { timesWriter, toMove } from './calendarEvents.ts';
import * as css from './event.css.ts';
import { series } from './series.css.ts';

function placeOf(viewType: string, isAllDay: boolean, isShort: boolean): EventPlace {
  if (viewType.startsWith('list')) return 'item';
  if (viewType.startsWith('dayGrid') || isAllDay) return 'line';
  return isShort ? 'shortColumn' : 'column';
}

/** The calendar's options that concern events: what they show and what they answer. */
export function eventOptions<Kind extends string>(props: CalendarProps<Kind>): CalendarOptions {
  const { events, kinds, labels, language, timeZone, onEventPress, onEventMove } = props;
  const byId = new Map(events.map((event) => [event.id, event]));
  const moved = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    revert();
    onEventMove?.(toMove(event, timeZone));
  };
  return {
    eventInteractive: onEventPress !== undefined,
    editable: onEventMove !== undefined,
    forceEventDuration: true,
    allDayMaintainDuration: false,
    eventMinHeight: 24,
    eventShortHeight: 44,
    slotEventOverlap: false,
    eventTimeFormat: timesWriter(language),
    eventOrder: 'start,-duration,allDay,title',
    eventClass: ({ event, isInteractive }) => {
      const own = byId.get(event.id);
      return [css.event, own && series[kinds[own.kind].series], isInteractive && css.pressable]
        .filter(Boolean)
        .join(' ');
    },
    eventContent: ({ event, view, timeText, isShort, isNarrow }) => {
      const own = byId.get(event.id);
      if (!own) return event.title;
      return (
        <AgendaEventContent
          event={own}
          kind={kinds[own.kind]}
          labels={labels}
          language={language}
          timeZone={timeZone}
          place={placeOf(view.type, event.allDay, isShort)}
          isMarkOnly={isNarrow && view.type.startsWith('dayGrid')}
          itemTime={timeText}
        />
      );
    },
    ...(onEventPress && {
      eventClick: ({ event }) => {
        const own = byId.get(event.id);
        if (own) onEventPress(own);
      },
    }),
    eventDrop: moved,
    eventResize: moved,
  };
}
