import type { IconSource } from '@resonanz/ui/Icon';

/** How much the agenda shows: a month, a week, a day, or a month as a list. */
export type AgendaView = 'month' | 'week' | 'day' | 'list';

/** What an event is: said by a word, an icon and a colour. */
export interface AgendaKind {
  /** The word, for example "Deadline"; part of the event's accessible name. */
  label: string;
  /** The mark in front of the title. */
  icon: IconSource;
  /** One of the six colours of the charts. */
  series: 1 | 2 | 3 | 4 | 5 | 6;
}

/** An event of the agenda. */
export interface AgendaEvent<Kind extends string = string> {
  /** Identifier, unique among the events. */
  id: string;
  /** The words. */
  title: string;
  /** Key of `kinds`. */
  kind: Kind;
  /**
   * Begin: `2026-11-23` for whole days, `2026-11-23T09:00` in the agenda's time zone, or an instant such as
   * `2026-11-23T08:00:00Z`.
   */
  start: string;
  /**
   * End in the same form: for whole days the last day, else the moment it is over. By default the same day, or an hour
   * later.
   */
  end?: string;
  /** Keeps the event where it is although others can be moved. */
  isFixed?: boolean;
}

/** Where an event was moved to. */
export interface AgendaMove {
  /** Identifier of the event. */
  id: string;
  /**
   * New begin: `2026-11-23` for whole days, else the time with the offset of the agenda's time zone,
   * `2026-11-23T09:00:00+01:00`.
   */
  start: string;
  /** New end in the same form; for whole days the last day. */
  end: string;
}

/** A day or a time that was pressed. */
export interface AgendaSlot {
  /** `2026-11-23` for a day, else the time with the offset of the agenda's time zone. */
  start: string;
  /** Whether a whole day was pressed. */
  isAllDay: boolean;
}

/** What is in sight, for fetching. */
export interface AgendaRange {
  /** First visible day, `2026-10-26`. */
  from: string;
  /** Last visible day, `2026-12-06`. */
  to: string;
  /** The view that shows them. */
  view: AgendaView;
}

/** All words of the agenda. */
export interface AgendaLabels {
  /** Name of the button back, by view, for example "Vorheriger Monat". */
  previous: (view: AgendaView) => string;
  /** Name of the button forth, by view. */
  next: (view: AgendaView) => string;
  /** The button that leads to the present day. */
  today: string;
  /** Name of the choice of views. */
  views: string;
  /** The views in a word each. */
  view: Record<AgendaView, string>;
  /** A time or a span of times in a sentence: "09:00–10:00 Uhr". In the calendar itself the figures stand alone. */
  time: (time: string) => string;
  /** What stands in place of a time, and names the row of such events: "Ganztägig". */
  allDay: string;
  /** Name of the rows with a time, for assistive technology: "Mit Uhrzeit". */
  timed: string;
  /** Events of a day that have no room, for example "+3 weitere". */
  more: (count: number) => string;
  /** The same as the name of a button: "3 weitere Termine anzeigen". */
  showMore: (count: number) => string;
  /** Name of the button on a day that opens it: "Montag, 23. November 2026 öffnen". */
  openDay: (day: string) => string;
  /** Closes the panel with the further events. */
  close: string;
  /** Name of the lists of events. */
  events: string;
  /** Stands before the number of a week: "KW". */
  week: string;
  /** Name of the key that explains the kinds: "Arten". */
  kinds: string;
  /** Said after an event was moved by keyboard: "„Dreh“ liegt jetzt am Dienstag, 24. November 2026". */
  moved: (title: string, when: string) => string;
  /** Says that events are being loaded. */
  loading: string;
  /** The one sentence of an empty list. */
  empty: string;
}
