import { useState } from 'react';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { Avatar } from '@resonanz/ui/Avatar';
import { Inline } from '@resonanz/ui/Inline';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { CalendarCell } from '../CalendarCell/CalendarCell.tsx';
import type { CellChange, CellVerdict } from './CellChange.ts';
import type { GridColumn } from './GridColumn.ts';
import type { GridLabels } from './GridLabels.ts';

const words = storyWords({
  submitted: ['Eingereicht', 'Submitted'],
  correction: ['Korrektur', 'Correction'],
  approved: ['Freigegeben', 'Approved'],
  travel: ['Reise', 'Travel'],
  technology: ['Technik', 'Technology'],
  shootingInCologneReel: ['Dreh in Köln, Reel und Story', 'Shooting in Cologne, reel and story'],
  preliminaryBudget: ['Vorbudget', 'Preliminary budget'],
  finalBudget: ['Finales Budget', 'Final budget'],
  nothingCanBeBooked: ['Ohne Budget kann nicht gebucht werden.', 'Nothing can be booked without a budget.'],
  clicks: ['Klicks', 'Clicks'],
  topics: ['Themen', 'Topics'],
  note: ['Notiz', 'Note'],
  published: ['Veröffentlicht', 'Published'],
  arrowKeysMoveThrough: [
    'Pfeiltasten führen durch die Zellen, Eingabe oder F2 bearbeitet, Escape bricht ab, Strg+Z macht rückgängig.',
    'Arrow keys move through the cells, Enter or F2 edits, Escape cancels, Ctrl+Z undoes.',
  ],
  yes: ['Ja', 'Yes'],
  no: ['Nein', 'No'],
  notAValidValue: ['Kein gültiger Wert.', 'Not a valid value.'],
  thisCellCannotBe: ['Diese Zelle kann nicht geändert werden.', 'This cell cannot be changed.'],
  saving: ['Wird gespeichert', 'Saving'],
  saved: ['Gespeichert', 'Saved'],
  notSavedYetIt: [
    'Noch nicht gespeichert. Wird gesendet, sobald der Server erreichbar ist.',
    'Not saved yet. It is sent as soon as the server can be reached.',
  ],
  keepMyValue: ['Meinen Wert behalten', 'Keep my value'],
  takeTheNewValue: ['Neuen Wert übernehmen', 'Take the new value'],
  notSavedNoConnection: ['Nicht gespeichert. Keine Verbindung zum Server.', 'Not saved. No connection to the server.'],
  tryAgain: ['Erneut versuchen', 'Try again'],
  discard: ['Verwerfen', 'Discard'],
  check1Cell: ['1 Zelle prüfen', 'Check 1 cell'],
  changedBySomebodyElse: ['Gerade von jemand anderem geändert', 'Changed by somebody else just now'],
  oneCellCopied: ['1 Zelle kopiert', '1 cell copied'],
  loadingCreators: ['Creator werden geladen …', 'Loading creators …'],
  openList: ['Liste öffnen', 'Open list'],
  noMatches: ['Keine Treffer', 'No matches'],
  openCalendar: ['Kalender öffnen', 'Open calendar'],
  theAmountExceedsThe: [
    'Betrag übersteigt das Restbudget von 6.000,00 €.',
    'The amount exceeds the remaining budget of €6,000.00.',
  ],
});

/** A creator in a campaign, for stories and tests. */
export interface Entry {
  id: number;
  name: string;
  content: number;
  deadline: string | null;
  planned: number | null;
  budget: number | null;
  clicks: number | null;
  tags: readonly string[];
  link: string;
  note: string;
  isPublished: boolean;
}

const contents = [
  { id: 1, label: shared.open, tone: 'gray', mark: 'hollow' },
  { id: 2, label: words.submitted, tone: 'yellow', mark: 'half' },
  { id: 3, label: words.correction, tone: 'yellow', mark: 'half' },
  { id: 4, label: words.approved, tone: 'blue', mark: 'dot' },
  { id: 5, label: 'Online', tone: 'green', mark: 'square' },
] as const;
const tags = ['Beauty', 'Food', words.travel, 'Sport', words.technology].map((label) => ({ id: label, label }));
const names = [
  'Lena Hartwig',
  'Amara Okafor-Lindner',
  'Sophie Brandstätter',
  'Aylin Demir',
  'Theresa von Aufseß-Rautenberg',
  'Marlene Oberhuber',
  'Mehmet Yıldırım',
  'Jonas Küppers',
  'Nico Zaugg',
  'Can Öztürk',
  'David Ndiaye',
  'Ole Petersen',
];

/** As many creators as asked for, always the same ones. */
export const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: at < names.length ? (names[at] ?? '') : `${names[at % names.length]} ${at + 1}`,
    content: (at % contents.length) + 1,
    deadline: at % 7 === 6 ? null : `2026-10-${String(8 + (at % 20)).padStart(2, '0')}`,
    planned: 400 + ((at * 370) % 4200),
    budget: 450 + ((at * 410) % 4600),
    clicks: at % 5 === 2 ? null : (at * 7919) % 40_000,
    tags: tags.slice(at % 4, (at % 4) + (at % 3)).map(({ id }) => id),
    link: at % 4 === 0 ? `https://www.instagram.com/p/${1000 + at}` : '',
    note: at % 3 === 0 ? words.shootingInCologneReel : '',
    isPublished: at % 2 === 0,
  }));

const initialsOf = (name: string) =>
  name
    .split(/[ -]/)
    .map(([first]) => first)
    .slice(0, 2)
    .join('');
const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** The columns of a campaign; all of them can be changed but the first and the last. */
export const columns: readonly GridColumn<Entry>[] = [
  {
    id: 'name',
    header: 'Creator',
    width: 230,
    isPinned: true,
    isSortable: true,
    text: ({ name }) => name,
    cell: ({ name }) => (
      <Inline space={4} isNowrap>
        <Avatar initials={initialsOf(name)} />
        <Text variant="denseStrong" isTruncated>
          {name}
        </Text>
      </Inline>
    ),
  },
  {
    id: 'content',
    header: 'Content',
    kind: 'select',
    width: 150,
    isEditable: true,
    options: contents,
    read: ({ content }) => content,
    cell: (value) => {
      const state = contents.find(({ id }) => id === value);
      return state ? <StatusTag tone={state.tone} label={state.label} mark={state.mark} /> : null;
    },
  },
  {
    id: 'deadline',
    header: 'Content-Deadline',
    kind: 'date',
    width: 150,
    isEditable: true,
    isSortable: true,
    calendar: CalendarCell,
    read: ({ deadline }) => deadline,
  },
  {
    id: 'planned',
    header: words.preliminaryBudget,
    kind: 'money',
    width: 120,
    isEditable: true,
    read: ({ planned }) => planned,
  },
  {
    id: 'budget',
    header: words.finalBudget,
    kind: 'money',
    width: 130,
    isEditable: true,
    isSortable: true,
    read: ({ budget }) => budget,
    validate: (value) => (value === null ? words.nothingCanBeBooked : undefined),
  },
  { id: 'clicks', header: words.clicks, kind: 'number', width: 100, isEditable: true, read: ({ clicks }) => clicks },
  {
    id: 'tags',
    header: words.topics,
    kind: 'multi-select',
    width: 150,
    isEditable: true,
    options: tags,
    read: (row) => row.tags,
  },
  { id: 'link', header: 'Content-Link', kind: 'link', width: 190, isEditable: true, read: ({ link }) => link },
  { id: 'note', header: words.note, kind: 'text', width: 200, isEditable: true, read: ({ note }) => note },
  {
    id: 'isPublished',
    header: words.published,
    kind: 'switch',
    width: 110,
    isEditable: true,
    read: ({ isPublished }) => isPublished,
  },
  {
    id: 'cpc',
    header: 'CPC',
    width: 90,
    align: 'end',
    text: ({ budget, clicks }) => (budget && clicks ? String(budget / clicks) : ''),
    cell: ({ budget, clicks }) => (budget && clicks ? money.format(budget / clicks) : '–'),
  },
];

/** Words of the grid, as the staff app has them. */
export const labels: GridLabels = {
  help: words.arrowKeysMoveThrough,
  yes: words.yes,
  no: words.no,
  invalid: words.notAValidValue,
  readOnly: words.thisCellCannotBe,
  saving: words.saving,
  saved: words.saved,
  savedMany: (count) => both(`${count} Zellen gespeichert`, `${count} cells saved`),
  waiting: words.notSavedYetIt,
  keepMine: words.keepMyValue,
  takeTheirs: words.takeTheNewValue,
  notSaved: words.notSavedNoConnection,
  retry: words.tryAgain,
  revert: words.discard,
  toCheck: (count) => (count === 1 ? words.check1Cell : both(`${count} Zellen prüfen`, `Check ${count} cells`)),
  showCell: (row, column) => `${row}, ${column}`,
  changedElsewhere: words.changedBySomebodyElse,
  changedWhileEditing: (value) =>
    both(`Inzwischen geändert auf ${value || 'leer'}.`, `Changed to ${value || 'empty'} in the meantime.`),
  block: (rows, cells) =>
    both(`${rows} Zeilen, ${cells} Spalten ausgewählt`, `${rows} rows, ${cells} columns selected`),
  copied: (cells) => (cells === 1 ? words.oneCellCopied : both(`${cells} Zellen kopiert`, `${cells} cells copied`)),
  pasted: (changed, skipped) =>
    both(`${changed} Zellen eingefügt`, `${changed} cells pasted`) +
    (skipped > 0 ? both(`, ${skipped} übersprungen`, `, ${skipped} skipped`) : ''),
  filled: (cells) => both(`${cells} Zellen ausgefüllt`, `${cells} cells filled`),
  cleared: (cells) => both(`${cells} Zellen geleert`, `${cells} cells cleared`),
  undone: (cells) => both(`${cells} Änderungen rückgängig gemacht`, `${cells} changes undone`),
  redone: (cells) => both(`${cells} Änderungen wiederhergestellt`, `${cells} changes redone`),
  loading: words.loadingCreators,
  sorted: (header, direction) =>
    both(
      `Sortiert nach ${header}, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`,
      `Sorted by ${header}, ${direction}`,
    ),
  openList: words.openList,
  noOption: words.noMatches,
  removeOption: (label) => both(`${label} entfernen`, `Remove ${label}`),
  openCalendar: words.openCalendar,
};

/** The most a final budget may be, for the server of the stories. */
export const LIMIT = 6000;

/** Answers as a server does: budgets above the rest are rejected, a note "offline" gets no answer. */
export async function answer({ columnId, value }: CellChange<Entry, number>): Promise<CellVerdict> {
  if (value === 'offline') throw new TypeError('Failed to fetch');
  if (columnId === 'budget' && Number(value) > LIMIT) return { ok: false, message: words.theAmountExceedsThe };
  return { ok: true };
}

/** Rows that hold what was saved. */
export function useEntries(
  first: readonly Entry[],
  onSave: (change: CellChange<Entry, number>) => Promise<CellVerdict> = answer,
) {
  const [rows, setRows] = useState(first);
  return {
    rows,
    setRows,
    async onSave(change: CellChange<Entry, number>): Promise<CellVerdict> {
      const verdict = await onSave(change);
      if (verdict.ok)
        setRows((all) =>
          all.map((row) =>
            row.id === change.rowId ? { ...row, [change.columnId]: verdict.value ?? change.value } : row,
          ),
        );
      return verdict;
    },
  };
}
