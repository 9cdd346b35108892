import { DEMO_USER } from './accounts.ts';
import { dateIn, daysBefore } from './days.ts';
import type { DemoTodo } from './records.ts';

const { superAdmin, admin, manager } = DEMO_USER;

const OPEN = 1;
const IN_PROGRESS = 2;
const DONE = 3;

type Row = readonly [dueIn: number, assignUserId: number, createdBy: number, status: DemoTodo['status'], title: string, description: string];

/** Days from the start, negative ones have passed; each staff account that logs in has something due today. */
const ROWS: readonly Row[] = [
  [-3, manager, admin, OPEN, 'Mediakit von Nico Zaugg nachfordern', 'Die Zahlen für Oktober fehlen noch.'],
  [-1, manager, manager, IN_PROGRESS, 'Briefing Gipfelstürmer abstimmen', 'Herr Moosbrugger wünscht zwei Motive weniger und einen späteren Posting-Termin.'],
  [0, manager, admin, OPEN, 'Vertrag Bergquell Vital gegenzeichnen', 'Unterschriebene Fassung an Herrn Wiegand zurücksenden und Eingangsdatum im Vertrag nachtragen.'],
  [0, manager, manager, OPEN, 'Reichweitennachweise September anfordern', 'Aylin Demir, Ole Petersen und Nico Zaugg. Vorlage „Insights anfordern“ verwenden.'],
  [0, manager, superAdmin, IN_PROGRESS, 'Korrekturschleife Herbstleuchten freigeben', 'Drei Beiträge stehen auf „Korrektur“. Mit Lindenblatt um 15:00 Uhr abstimmen.'],
  [0, manager, manager, DONE, 'Rechnung Nordlicht Brillen prüfen', ''],
  [1, manager, manager, OPEN, 'Termin mit Lena Hartwig bestätigen', 'Dreh in Hamburg, Anreise am Vorabend.'],
  [4, manager, admin, OPEN, 'Angebot für den Adventskalender vorbereiten', 'Zwölf Kanäle, davon vier mit Video.'],
  [9, manager, manager, OPEN, 'Quartalsauswertung Haferkraft zusammenstellen', ''],
  [-8, manager, admin, DONE, 'NDA für Welpenzeit ablegen', ''],
  [0, admin, superAdmin, OPEN, 'Zugänge der neuen Kollegin anlegen', 'Linda Okonkwo beginnt am Montag in der Kampagnensteuerung.'],
  [0, admin, admin, OPEN, 'Offene Brand-Freigaben durchsehen', ''],
  [2, admin, manager, OPEN, 'Budget Lindenblatt freigeben', 'Nachtrag von 1.200 € für zwei zusätzliche Storys.'],
  [-2, admin, admin, OPEN, 'Rechtevergabe der Rolle Kampagnenmanager prüfen', ''],
  [0, superAdmin, superAdmin, OPEN, 'Protokoll der letzten Woche durchsehen', 'Auf abgelehnte Aufrufe achten.'],
  [6, superAdmin, admin, OPEN, 'Vorlage für Managements überarbeiten', ''],
];

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
    createdAt: daysBefore(now, 12 - Math.min(dueIn, 0) - index * 0.4),
  }));
}
