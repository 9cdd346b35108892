import { CalendarBlankIcon, CheckSquareIcon, FlagIcon, MegaphoneIcon, PaperPlaneTiltIcon } from '@phosphor-icons/react';
import type { AgendaEvent, AgendaLabels } from './model.ts';

/** Kinds of the stories. */
export const kinds = {
  appointment: { label: 'Termin', icon: CalendarBlankIcon, series: 1 },
  deadline: { label: 'Abgabe', icon: FlagIcon, series: 2 },
  publication: { label: 'Veröffentlichung', icon: PaperPlaneTiltIcon, series: 4 },
  todo: { label: 'To-do', icon: CheckSquareIcon, series: 6 },
  campaign: { label: 'Kampagne', icon: MegaphoneIcon, series: 3 },
} as const;

type Kind = keyof typeof kinds;

/** Words of the stories. */
export const labels: AgendaLabels = {
  previous: (view) =>
    ({ month: 'Vorheriger Monat', list: 'Vorheriger Monat', week: 'Vorherige Woche', day: 'Vorheriger Tag' })[view],
  next: (view) =>
    ({ month: 'Nächster Monat', list: 'Nächster Monat', week: 'Nächste Woche', day: 'Nächster Tag' })[view],
  today: 'Heute',
  views: 'Ansicht',
  view: { month: 'Monat', week: 'Woche', day: 'Tag', list: 'Liste' },
  time: (time) => `${time} Uhr`,
  allDay: 'Ganztägig',
  timed: 'Mit Uhrzeit',
  more: (count) => `+${count} weitere`,
  showMore: (count) => `${count} weitere Termine anzeigen`,
  openDay: (day) => `${day} öffnen`,
  close: 'Schließen',
  events: 'Termine',
  week: 'KW',
  kinds: 'Arten',
  moved: (title, when) => `„${title}“ liegt jetzt: ${when}`,
  loading: 'Termine werden geladen',
  empty: 'In diesem Monat liegen keine Termine.',
};

/** English words of the stories. */
export const englishLabels: AgendaLabels = {
  previous: (view) => (view === 'list' ? 'Previous month' : `Previous ${view}`),
  next: (view) => (view === 'list' ? 'Next month' : `Next ${view}`),
  today: 'Today',
  views: 'View',
  view: { month: 'Month', week: 'Week', day: 'Day', list: 'List' },
  time: (time) => time,
  allDay: 'All day',
  timed: 'At a time',
  more: (count) => `+${count} more`,
  showMore: (count) => `Show ${count} more events`,
  openDay: (day) => `Open ${day}`,
  close: 'Close',
  events: 'Events',
  week: 'Week',
  kinds: 'Kinds',
  moved: (title, when) => `“${title}” is now: ${when}`,
  loading: 'Loading events',
  empty: 'There are no events this month.',
};

/** The moment of the stories, so that pictures stay the same. */
export const now = '2026-11-25T09:40:00Z';

/** Events of November 2026. */
export const events: readonly AgendaEvent<Kind>[] = [
  { id: 'c1', title: 'Winterglanz mit Lumea', kind: 'campaign', start: '2026-11-16', end: '2026-11-29' },
  { id: 'c2', title: 'Frühstart Nordkaffee', kind: 'campaign', start: '2026-11-04', end: '2026-11-10' },
  { id: 'a1', title: 'Kick-off Nordkaffee', kind: 'appointment', start: '2026-11-03T10:00', end: '2026-11-03T11:00' },
  { id: 'd1', title: 'Reel-Entwurf Mara Klein', kind: 'deadline', start: '2026-11-06' },
  { id: 'p1', title: 'Story-Serie Jonas Weber', kind: 'publication', start: '2026-11-10T18:00' },
  { id: 'a2', title: 'Dreh im Studio Ost', kind: 'appointment', start: '2026-11-23T09:00', end: '2026-11-23T12:30' },
  { id: 't1', title: 'Verträge prüfen', kind: 'todo', start: '2026-11-24T14:00', end: '2026-11-24T14:30' },
  {
    id: 'a3',
    title: 'Briefing mit Lena Hoff',
    kind: 'appointment',
    start: '2026-11-25T09:00',
    end: '2026-11-25T10:00',
  },
  { id: 'a4', title: 'Abstimmung Lumea', kind: 'appointment', start: '2026-11-25T09:30', end: '2026-11-25T11:00' },
  { id: 'd2', title: 'Fotostrecke Lumea', kind: 'deadline', start: '2026-11-26' },
  { id: 'p2', title: 'Reel Lena Hoff', kind: 'publication', start: '2026-11-26T17:00', end: '2026-11-26T17:30' },
  {
    id: 't2',
    title: 'Rechnung Jonas Weber freigeben',
    kind: 'todo',
    start: '2026-11-27T11:00',
    end: '2026-11-27T11:30',
  },
  { id: 'a5', title: 'Nachtdreh Hafen', kind: 'appointment', start: '2026-11-27T21:00', end: '2026-11-28T02:00' },
];

const busyTitles = [
  'Korrekturschleife Lumea',
  'Reel Mara Klein',
  'Telefonat Nordkaffee',
  'Story freigeben',
  'Monatsbericht',
  'Dreh Hafen',
  'Versand Produktpakete',
] as const;
const busyKinds: readonly Kind[] = [
  'deadline',
  'publication',
  'appointment',
  'todo',
  'todo',
  'appointment',
  'deadline',
];
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A month in which every working day is full. */
export const busyEvents: readonly AgendaEvent<Kind>[] = [
  ...events,
  ...Array.from({ length: 30 }, (_, day) =>
    busyTitles.slice(0, 2 + ((day * 5) % 6)).map((title, at): AgendaEvent<Kind> => ({
      id: `b${day}-${at}`,
      title,
      kind: busyKinds[at] ?? 'todo',
      start: `2026-11-${twoDigits(day + 1)}T${twoDigits(8 + at)}:00`,
      end: `2026-11-${twoDigits(day + 1)}T${twoDigits(9 + at)}:00`,
    })),
  ).flat(),
];
