import { type KeyboardEvent, useState } from 'react';
import type { CalendarProps } from './AgendaCalendar.tsx';
import { isAllDay, shifted, spokenTimes } from './eventTimes.ts';
import type { AgendaView } from './model.ts';
import { eventIdOf } from './useEventFocus.ts';

const aDay = { ArrowLeft: -1, ArrowRight: 1 } as const;
const aWeek = { ...aDay, ArrowUp: -7, ArrowDown: 7 } as const;
const inList = { ...aDay, ArrowUp: -1, ArrowDown: 1 } as const;
const byDays: Readonly<Record<AgendaView, Readonly<Record<string, number>>>> = {
  month: aWeek,
  week: aDay,
  day: aDay,
  list: inList,
};
const byMinutes: Readonly<Record<string, number>> = { ArrowUp: -30, ArrowDown: 30 };

/** How far an arrow key moves an event in a view. */
function stepOf(key: string, view: AgendaView, hasTime: boolean): { days: number } | { minutes: number } | undefined {
  const days = byDays[view][key];
  if (days !== undefined) return { days };
  const minutes = byMinutes[key];
  return minutes !== undefined && hasTime ? { minutes } : undefined;
}

/** Moves the focused event by Shift and an arrow key, and says where it is. */
export function useEventKeys<Kind extends string>({
  events,
  state,
  language,
  timeZone,
  labels,
  onEventMove,
}: CalendarProps<Kind>) {
  const { view, isPhone } = state;
  const [announcement, setAnnouncement] = useState('');
  const onKeyDown = (pressed: KeyboardEvent) => {
    if (!onEventMove || !pressed.shiftKey) return;
    const id = eventIdOf(pressed.target);
    const event = events.find((one) => one.id === id);
    if (!event || event.isFixed) return;
    const by = stepOf(pressed.key, isPhone && view === 'week' ? 'list' : view, !isAllDay(event));
    if (!by) return;
    pressed.preventDefault();
    const move = shifted(event, by, timeZone);
    onEventMove(move);
    setAnnouncement(labels.moved(event.title, spokenTimes(move, language, timeZone, labels)));
  };
  return { onKeyDown, announcement };
}
