import { Icon } from '@resonanz/ui/Icon';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { AgendaLanguage } from './agendaRange.ts';
import { shortTimes } from './calendarEvents.ts';
import * as css from './event.css.ts';
import { isAllDay, spokenTimes } from './eventTimes.ts';
import type { AgendaEvent, AgendaKind, AgendaLabels } from './model.ts';

/** Where the event stands: on a line of a month, in the column of a day, in a low place of a column, or in a list. */
export type EventPlace = 'line' | 'column' | 'shortColumn' | 'item';

interface EventContentProps {
  event: AgendaEvent;
  kind: AgendaKind;
  labels: AgendaLabels;
  language: AgendaLanguage;
  timeZone: string;
  place: EventPlace;
  /** Leaves only the mark, where a day is no wider than a finger. */
  isMarkOnly: boolean;
  /** What stands for the time in a list, where an event of several days has a time only on some of them. */
  itemTime: string;
}

/** What an event shows, and its full name for assistive technology. */
export function AgendaEventContent({
  event,
  kind,
  labels,
  language,
  timeZone,
  place,
  isMarkOnly,
  itemTime,
}: EventContentProps) {
  const when = spokenTimes(event, language, timeZone, labels);
  const { from, until } = isAllDay(event) ? { from: '', until: '' } : shortTimes(event, language, timeZone);
  const time = place === 'item' ? itemTime : from;
  return (
    <>
      <VisuallyHidden>{`${event.title}, ${kind.label}, ${when}`}</VisuallyHidden>
      <span className={css.face[place]} title={event.title} aria-hidden>
        <span className={css.mark}>
          <Icon icon={kind.icon} size={place === 'item' ? 'small' : 'mini'} weight="fill" />
        </span>
        {!isMarkOnly && time && (
          <span className={css.time[place]}>
            {time}
            {place === 'column' && until && <span className={css.until}>–{until}</span>}
          </span>
        )}
        {!isMarkOnly && <span className={css.title[place]}>{event.title}</span>}
        {place === 'item' && <span className={css.kind}>{kind.label}</span>}
      </span>
    </>
  );
}
