import { useState } from 'react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Inline } from '@resonanz/ui/Inline';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { CalendarCell } from '../CalendarCell/CalendarCell.tsx';
import type { CellChange, CellVerdict } from './CellChange.ts';
import type { GridColumn } from './GridColumn.ts';
import type { GridLabels } from './GridLabels.ts';

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
  { id: 1, label: 'Offen', tone: 'gray', mark: 'hollow' },
  { id: 2, label: 'Eingereicht', tone: 'yellow', mark: 'half' },
  { id: 3, label: 'Korrektur', tone: 'yellow', mark: 'half' },
  { id: 4, label: 'Freigegeben', tone: 'blue', mark: 'dot' },
  { id: 5, label: 'Online', tone: 'green', mark: 'square' },
] as const;
const tags = ['Beauty', 'Food', 'Reise', 'Sport', 'Technik'].map((label) => ({ id: label, label }));
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
    note: at % 3 === 0 ? 'Dreh in Köln, Reel und Story' : '',
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
  { id: 'planned', header: 'Vorbudget', kind: 'money', width: 120, isEditable: true, read: ({ planned }) => planned },
  {
    id: 'budget',
    header: 'Finales Budget',
    kind: 'money',
    width: 130,
    isEditable: true,
    isSortable: true,
    read: ({ budget }) => budget,
    validate: (value) => (value === null ? 'Ohne Budget kann nicht gebucht werden.' : undefined),
  },
  { id: 'clicks', header: 'Klicks', kind: 'number', width: 100, isEditable: true, read: ({ clicks }) => clicks },
  {
    id: 'tags',
    header: 'Themen',
    kind: 'multi-select',
    width: 150,
    isEditable: true,
    options: tags,
    read: (row) => row.tags,
  },
  { id: 'link', header: 'Content-Link', kind: 'link', width: 190, isEditable: true, read: ({ link }) => link },
  { id: 'note', header: 'Notiz', kind: 'text', width: 200, isEditable: true, read: ({ note }) => note },
  {
    id: 'isPublished',
    header: 'Veröffentlicht',
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
  help: 'Pfeiltasten führen durch die Zellen, Eingabe oder F2 bearbeitet, Escape bricht ab, Strg+Z macht rückgängig.',
  yes: 'Ja',
  no: 'Nein',
  invalid: 'Kein gültiger Wert.',
  readOnly: 'Diese Zelle kann nicht geändert werden.',
  saving: 'Wird gespeichert',
  saved: 'Gespeichert',
  savedMany: (count) => `${count} Zellen gespeichert`,
  waiting: 'Noch nicht gespeichert. Wird gesendet, sobald der Server erreichbar ist.',
  keepMine: 'Meinen Wert behalten',
  takeTheirs: 'Neuen Wert übernehmen',
  notSaved: 'Nicht gespeichert. Keine Verbindung zum Server.',
  retry: 'Erneut versuchen',
  revert: 'Verwerfen',
  toCheck: (count) => (count === 1 ? '1 Zelle prüfen' : `${count} Zellen prüfen`),
  showCell: (row, column) => `${row}, ${column}`,
  changedElsewhere: 'Gerade von jemand anderem geändert',
  changedWhileEditing: (value) => `Inzwischen geändert auf ${value || 'leer'}.`,
  block: (rows, cells) => `${rows} Zeilen, ${cells} Spalten ausgewählt`,
  copied: (cells) => (cells === 1 ? '1 Zelle kopiert' : `${cells} Zellen kopiert`),
  pasted: (changed, skipped) => `${changed} Zellen eingefügt${skipped > 0 ? `, ${skipped} übersprungen` : ''}`,
  filled: (cells) => `${cells} Zellen ausgefüllt`,
  cleared: (cells) => `${cells} Zellen geleert`,
  undone: (cells) => `${cells} Änderungen rückgängig gemacht`,
  redone: (cells) => `${cells} Änderungen wiederhergestellt`,
  loading: 'Creator werden geladen …',
  sorted: (header, direction) => `Sortiert nach ${header}, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`,
  openList: 'Liste öffnen',
  noOption: 'Keine Treffer',
  removeOption: (label) => `${label} entfernen`,
  openCalendar: 'Kalender öffnen',
};

/** The most a final budget may be, for the server of the stories. */
export const LIMIT = 6000;

/** Answers as a server does: budgets above the rest are rejected, a note "offline" gets no answer. */
export async function answer({ columnId, value }: CellChange<Entry, number>): Promise<CellVerdict> {
  if (value === 'offline') throw new TypeError('Failed to fetch');
  if (columnId === 'budget' && Number(value) > LIMIT)
    return { ok: false, message: 'Betrag übersteigt das Restbudget von 6.000,00 €.' };
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
