import type { ReactNode } from 'react';
import type {
  AgendaEvent,
  AgendaKind,
  AgendaLabels,
  AgendaMove,
  AgendaRange,
  AgendaSlot,
  AgendaView,
} from './model.ts';

/** What happens to events: they are only shown, they can be pressed, or pressed and moved. */
type EventActions<Kind extends string> =
  | {
      /** Called when an event is pressed; without it, events are plain text. */
      onEventPress?: (event: AgendaEvent<Kind>) => void;
      /** Only together with `onEventPress`. */
      onEventMove?: never;
    }
  | {
      /**
       * Called when an event is pressed. What opens should let its time be changed too: that is the way without
       * dragging.
       */
      onEventPress: (event: AgendaEvent<Kind>) => void;
      /**
       * Called when an event is dragged, made longer or moved by Shift and an arrow key; it stays where it is until
       * `events` say otherwise.
       */
      onEventMove: (move: AgendaMove) => void;
    };

interface Common<Kind extends string> {
  /** Name of the agenda, for assistive technology. */
  label: string;
  /** All its words. */
  labels: AgendaLabels;
  /** The events; those outside of what is in sight do no harm. */
  events: readonly AgendaEvent<Kind>[];
  /** What events can be, by key; in the order of the key below. */
  kinds: Readonly<Record<Kind, AgendaKind>>;
  /** A day that is in sight, `2026-11-23`; controlled. */
  date?: string;
  /** The day in sight at the beginning; uncontrolled, today by default. */
  defaultDate?: string;
  /** Called with the day that is in sight next. */
  onDateChange?: (date: string) => void;
  /** How much is shown; controlled. */
  view?: AgendaView;
  /** How much is shown at the beginning; uncontrolled. A month by default, a list on phones. */
  defaultView?: AgendaView;
  /** Called with the chosen view. */
  onViewChange?: (view: AgendaView) => void;
  /** The views to choose from; all by default. One alone shows no choice. */
  views?: readonly AgendaView[];
  /** Called at first and whenever other days come into sight, for fetching. */
  onRangeChange?: (range: AgendaRange) => void;
  /** Called when an empty place is pressed. Pointer only: offer a button beside the agenda as well. */
  onSlotPress?: (slot: AgendaSlot) => void;
  /** Zone of all times; `Europe/Berlin` by default. */
  timeZone?: string;
  /** The present moment, where it must not be the clock's: an instant such as `2026-11-23T09:40:00Z`. */
  now?: string;
  /** Time of day to which weeks and days are scrolled; `07:00` by default. */
  dayStart?: string;
  /** How many events a day of the month shows before "+3"; 4 by default. */
  maxEventsPerDay?: number;
  /** Shows the numbers of the weeks in the month and week views. */
  showsWeekNumbers?: boolean;
  /** Leaves out the key that explains the kinds, where the page has one, for example as a filter. */
  hidesKinds?: boolean;
  /** Says that events are on their way; those that are there stay. */
  isLoading?: boolean;
  /** Stands in place of the days when loading failed: an `InlineAlert` with a button to try again. */
  error?: ReactNode;
  /** Place of the title in the page's outline; 2 by default. */
  headingLevel?: 1 | 2 | 3 | 4;
}

/** Props of `Agenda`. */
export type AgendaProps<Kind extends string = string> = Common<Kind> & EventActions<Kind>;
