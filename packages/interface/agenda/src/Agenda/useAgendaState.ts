import { parseDate, today, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { media } from '@resonanz/tokens/media';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import type { AgendaProps } from './AgendaProps.ts';
import { zoned } from './eventTimes.ts';
import type { AgendaView } from './model.ts';

type Choices = Pick<
  AgendaProps,
  'date' | 'defaultDate' | 'onDateChange' | 'view' | 'defaultView' | 'onViewChange' | 'now'
> & { timeZone: string };

/** What is in sight, and how it changes; by props or on its own. */
export interface AgendaState {
  readonly view: AgendaView;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly isPhone: boolean;
  readonly showView: (view: AgendaView) => void;
  readonly showDate: (date: CalendarDate) => void;
}

/** The day and the view in sight. */
export function useAgendaState(props: Choices): AgendaState {
  const { now, timeZone, onDateChange, onViewChange } = props;
  const isPhone = useMediaQuery(media.phone);
  const present = now === undefined ? today(timeZone) : toCalendarDate(zoned(now, timeZone));
  const [ownDate, setOwnDate] = useState(props.defaultDate ?? present.toString());
  const [ownView, setOwnView] = useState(props.defaultView);
  return {
    view: props.view ?? ownView ?? (isPhone ? 'list' : 'month'),
    date: parseDate(props.date ?? ownDate),
    today: present,
    isPhone,
    showView(view) {
      setOwnView(view);
      onViewChange?.(view);
    },
    showDate(date) {
      setOwnDate(date.toString());
      onDateChange?.(date.toString());
    },
  };
}
