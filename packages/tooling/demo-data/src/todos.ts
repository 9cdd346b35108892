import { TODO_STATUS } from '@resonanz/domain/workStates';
import { DEMO_USER } from './accounts.ts';
import { dateIn, daysBefore, minutesBefore } from './days.ts';
import type { DemoTodo } from './records.ts';

/** A point of the check list of a to-do. */
export interface DemoTodoCheckItem {
  readonly todoId: number;
  readonly text: string;
  readonly isDone: boolean;
}

/** What a colleague says about a to-do. */
export interface DemoTodoComment {
  readonly subjectKind: 'todo';
  readonly subjectId: number;
  readonly audience: 'internal';
  readonly authorUserId: number;
  readonly authorSide: 'agency';
  readonly text: string;
  readonly createdAt: string;
}

const { superAdmin, admin, manager } = DEMO_USER;

const OPEN = 1;
const IN_PROGRESS = TODO_STATUS.inProgress;
const DONE = TODO_STATUS.done;

type Row = readonly [
  dueIn: number,
  assignUserId: number,
  createdBy: number,
  status: DemoTodo['status'],
  title: string,
  description: string,
];

/** Days from the start, negative ones have passed; each staff account that logs in has something due today. */
const ROWS: readonly Row[] = [
  [-3, manager, admin, OPEN, 'Mediakit von Nico Zaugg nachfordern', 'Die Zahlen für Oktober fehlen noch.'],
  [
    -1,
    manager,
    manager,
    IN_PROGRESS,
    'Briefing Gipfelstürmer abstimmen',
    'Herr Moosbrugger wünscht zwei Motive weniger und einen späteren Posting-Termin.',
  ],
  [
    0,
    manager,
    admin,
    OPEN,
    'Vertrag Bergquell Vital gegenzeichnen',
    'Unterschriebene Fassung an Herrn Wiegand zurücksenden und Eingangsdatum im Vertrag nachtragen.',
  ],
  [
    0,
    manager,
    manager,
    OPEN,
    'Reichweitennachweise September anfordern',
    'Aylin Demir, Ole Petersen und Nico Zaugg. Vorlage „Insights anfordern“ verwenden.',
  ],
  [
    0,
    manager,
    superAdmin,
    IN_PROGRESS,
    'Korrekturschleife Herbstleuchten freigeben',
    'Drei Beiträge stehen auf „Korrektur“. Mit Lindenblatt um 15:00 Uhr abstimmen.',
  ],
  [0, manager, manager, DONE, 'Rechnung Nordlicht Brillen prüfen', ''],
  [1, manager, manager, OPEN, 'Termin mit Lena Hartwig bestätigen', 'Dreh in Hamburg, Anreise am Vorabend.'],
  [4, manager, admin, OPEN, 'Angebot für den Adventskalender vorbereiten', 'Zwölf Kanäle, davon vier mit Video.'],
  [9, manager, manager, OPEN, 'Quartalsauswertung Haferkraft zusammenstellen', ''],
  [-8, manager, admin, DONE, 'NDA für Welpenzeit ablegen', ''],
  [
    0,
    admin,
    superAdmin,
    OPEN,
    'Zugänge der neuen Kollegin anlegen',
    'Linda Okonkwo beginnt am Montag in der Kampagnensteuerung.',
  ],
  [0, admin, admin, OPEN, 'Offene Brand-Freigaben durchsehen', ''],
  [2, admin, manager, OPEN, 'Budget Lindenblatt freigeben', 'Nachtrag von 1.200 € für zwei zusätzliche Storys.'],
  [-2, admin, admin, OPEN, 'Rechtevergabe der Rolle Kampagnenmanager prüfen', ''],
  [0, superAdmin, superAdmin, OPEN, 'Protokoll der letzten Woche durchsehen', 'Auf abgelehnte Aufrufe achten.'],
  [6, superAdmin, admin, OPEN, 'Vorlage für Managements überarbeiten', ''],
];

/** Those that come again, by their number. */
const REPEATS: Readonly<Record<number, DemoTodo['repeat']>> = { 4: 'monthly', 9: 'monthly', 12: 'daily', 15: 'weekly' };

/** Check lists by the number of their to-do; a cross marks what is done. */
const CHECK_LISTS: Readonly<Record<number, readonly string[]>> = {
  1: ['x Zahlen für Oktober anfordern', 'Preise mit dem Management abstimmen', 'Mediakit ablegen'],
  5: [
    'x Beitrag von Aylin Demir',
    'x Beitrag von Ole Petersen',
    'Beitrag von Nico Zaugg',
    'Lindenblatt Bescheid geben',
    'Termine eintragen',
  ],
  8: ['Kanäle vorschlagen', 'Preise einholen', 'Angebot schreiben'],
  11: ['x Konto anlegen', 'Rolle zuweisen', 'Einarbeitung am Montag planen'],
};

/** Comments: to-do, author, hours ago, text. */
const COMMENTS: readonly (readonly [todoId: number, author: number, hoursAgo: number, text: string])[] = [
  [1, admin, 50, 'Bitte bis Freitag, der Kunde fragt schon nach.'],
  [1, manager, 46, 'Herr Zaugg schickt die Zahlen morgen früh.'],
  [3, admin, 20, 'Die unterschriebene Fassung liegt in meinem Fach.'],
  [5, superAdmin, 5, 'Lindenblatt ist mit den ersten beiden Beiträgen einverstanden.'],
  [13, manager, 30, 'Die zwei zusätzlichen Storys sind mündlich zugesagt.'],
];

/** Points of the check lists. */
export function demoTodoCheckItems(): DemoTodoCheckItem[] {
  return Object.entries(CHECK_LISTS).flatMap(([id, points]) =>
    points.map((point) => ({ todoId: Number(id), text: point.replace(/^x /, ''), isDone: point.startsWith('x ') })),
  );
}

/** What colleagues say about their to-dos. */
export function demoTodoComments(now: Date): DemoTodoComment[] {
  return COMMENTS.map(([subjectId, authorUserId, hoursAgo, text]) => ({
    subjectKind: 'todo',
    subjectId,
    audience: 'internal',
    authorUserId,
    authorSide: 'agency',
    text,
    createdAt: minutesBefore(now, hoursAgo * 60),
  }));
}

/** To-dos of the agency around today. */
export function demoTodos(now: Date): DemoTodo[] {
  return ROWS.map(([dueIn, assignUserId, createdBy, status, title, description], index) => ({
    id: index + 1,
    title,
    description,
    dueDate: dateIn(now, dueIn),
    assignUserId,
    createdBy,
    status,
    repeat: REPEATS[index + 1] ?? null,
    repeatFrom: REPEATS[index + 1] ? dateIn(now, dueIn) : null,
    dueNotifiedFor: dueIn === 0 ? dateIn(now, dueIn) : null,
    customerLeadId: null,
    createdAt: daysBefore(now, 12 - Math.min(dueIn, 0) - index * 0.4),
  }));
}
