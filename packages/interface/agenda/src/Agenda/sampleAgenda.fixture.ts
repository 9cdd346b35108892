import { CalendarBlankIcon, CheckSquareIcon, FlagIcon, MegaphoneIcon, PaperPlaneTiltIcon } from '@phosphor-icons/react';
import { both, shared, storyWords } from '@resonanz/stories/words';
import type { AgendaEvent, AgendaLabels } from './model.ts';

const texts = storyWords({
  appointment: ['Termin', 'Appointment'],
  delivery: ['Abgabe', 'Delivery'],
  publication: ['Veröffentlichung', 'Publication'],
  winterGlowWithLumea: ['Winterglanz mit Lumea', 'Winter glow with Lumea'],
  earlyStartWithNordkaffee: ['Frühstart Nordkaffee', 'Early start with Nordkaffee'],
  kickOffWithNordkaffee: ['Kick-off Nordkaffee', 'Kick-off with Nordkaffee'],
  reelDraftMaraKlein: ['Reel-Entwurf Mara Klein', 'Reel draft Mara Klein'],
  storySeriesJonasWeber: ['Story-Serie Jonas Weber', 'Story series Jonas Weber'],
  shootingInStudioOst: ['Dreh im Studio Ost', 'Shooting in Studio Ost'],
  checkContracts: ['Verträge prüfen', 'Check contracts'],
  briefingWithLenaHoff: ['Briefing mit Lena Hoff', 'Briefing with Lena Hoff'],
  meetingWithLumea: ['Abstimmung Lumea', 'Meeting with Lumea'],
  seriesOfPhotosLumea: ['Fotostrecke Lumea', 'Series of photos Lumea'],
  approveInvoiceOfJonas: ['Rechnung Jonas Weber freigeben', 'Approve invoice of Jonas Weber'],
  nightShootingAtThe: ['Nachtdreh Hafen', 'Night shooting at the harbour'],
  roundOfCorrectionsLumea: ['Korrekturschleife Lumea', 'Round of corrections Lumea'],
  callWithNordkaffee: ['Telefonat Nordkaffee', 'Call with Nordkaffee'],
  approveStory: ['Story freigeben', 'Approve story'],
  monthlyReport: ['Monatsbericht', 'Monthly report'],
  shootingAtTheHarbour: ['Dreh Hafen', 'Shooting at the harbour'],
  dispatchOfProductParcels: ['Versand Produktpakete', 'Dispatch of product parcels'],
});

/** Kinds of the stories. */
export const kinds = {
  appointment: { label: texts.appointment, icon: CalendarBlankIcon, series: 1 },
  deadline: { label: texts.delivery, icon: FlagIcon, series: 2 },
  publication: { label: texts.publication, icon: PaperPlaneTiltIcon, series: 4 },
  todo: { label: 'To-do', icon: CheckSquareIcon, series: 6 },
  campaign: { label: shared.campaign, icon: MegaphoneIcon, series: 3 },
} as const;

type Kind = keyof typeof kinds;

/** German words of the stories. */
const germanLabels: AgendaLabels = {
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

/** Words of the stories. */
export const labels = both(germanLabels, englishLabels);

/** The moment of the stories, so that pictures stay the same. */
export const now = '2026-11-25T09:40:00Z';

/** Events of November 2026. */
export const events: readonly AgendaEvent<Kind>[] = [
  { id: 'c1', title: texts.winterGlowWithLumea, kind: 'campaign', start: '2026-11-16', end: '2026-11-29' },
  { id: 'c2', title: texts.earlyStartWithNordkaffee, kind: 'campaign', start: '2026-11-04', end: '2026-11-10' },
  {
    id: 'a1',
    title: texts.kickOffWithNordkaffee,
    kind: 'appointment',
    start: '2026-11-03T10:00',
    end: '2026-11-03T11:00',
  },
  { id: 'd1', title: texts.reelDraftMaraKlein, kind: 'deadline', start: '2026-11-06' },
  { id: 'p1', title: texts.storySeriesJonasWeber, kind: 'publication', start: '2026-11-10T18:00' },
  {
    id: 'a2',
    title: texts.shootingInStudioOst,
    kind: 'appointment',
    start: '2026-11-23T09:00',
    end: '2026-11-23T12:30',
  },
  { id: 't1', title: texts.checkContracts, kind: 'todo', start: '2026-11-24T14:00', end: '2026-11-24T14:30' },
  {
    id: 'a3',
    title: texts.briefingWithLenaHoff,
    kind: 'appointment',
    start: '2026-11-25T09:00',
    end: '2026-11-25T10:00',
  },
  { id: 'a4', title: texts.meetingWithLumea, kind: 'appointment', start: '2026-11-25T09:30', end: '2026-11-25T11:00' },
  { id: 'd2', title: texts.seriesOfPhotosLumea, kind: 'deadline', start: '2026-11-26' },
  { id: 'p2', title: 'Reel Lena Hoff', kind: 'publication', start: '2026-11-26T17:00', end: '2026-11-26T17:30' },
  {
    id: 't2',
    title: texts.approveInvoiceOfJonas,
    kind: 'todo',
    start: '2026-11-27T11:00',
    end: '2026-11-27T11:30',
  },
  {
    id: 'a5',
    title: texts.nightShootingAtThe,
    kind: 'appointment',
    start: '2026-11-27T21:00',
    end: '2026-11-28T02:00',
  },
];

const busyTitles = [
  texts.roundOfCorrectionsLumea,
  'Reel Mara Klein',
  texts.callWithNordkaffee,
  texts.approveStory,
  texts.monthlyReport,
  texts.shootingAtTheHarbour,
  texts.dispatchOfProductParcels,
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
