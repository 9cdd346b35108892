import { useEffect } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shared, storyWords } from '@resonanz/stories/words';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import type { CellChange, CellVerdict } from './CellChange.ts';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps } from './DataGridProps.ts';
import type { GridColumn } from './GridColumn.ts';
import { entries, type Entry, labels, useEntries } from './gridStage.fixture.tsx';

const texts = storyWords({
  submitted: ['Eingereicht', 'Submitted'],
  date: ['Termin', 'Date'],
  note: ['Notiz', 'Note'],
});

export const options = [
  { id: 1, label: shared.open },
  { id: 2, label: texts.submitted },
];
/** Names of the rows whose first cell was drawn, in that order. */
export const drawn: string[] = [];
/** A column of each kind. */
export const columns: readonly GridColumn<Entry>[] = [
  {
    id: 'name',
    header: 'Creator',
    isPinned: true,
    width: 200,
    text: ({ name }) => name,
    cell: ({ name }) => {
      drawn.push(name);
      return name;
    },
  },
  {
    id: 'budget',
    header: 'Budget',
    kind: 'money',
    isEditable: ({ name }) => !name.startsWith('Sophie'),
    isSortable: true,
    read: ({ budget }) => budget,
  },
  { id: 'deadline', header: texts.date, kind: 'date', isEditable: true, read: ({ deadline }) => deadline },
  { id: 'content', header: 'Content', kind: 'select', options, isEditable: true, read: ({ content }) => content },
  { id: 'note', header: texts.note, kind: 'text', isEditable: true, read: ({ note }) => note },
  { id: 'isPublished', header: 'Online', kind: 'checkbox', isEditable: true, read: ({ isPublished }) => isPublished },
];
/** How the grid saves a change. */
export type Save = (change: CellChange<Entry, number>) => Promise<CellVerdict>;
type Given = Partial<DataGridProps<Entry, number>> & {
  first?: readonly Entry[];
  answer?: Save;
  onRows?: (set: ReturnType<typeof useEntries>['setRows']) => void;
};

/** Four creators without content, days and notes of their own. */
export const simple = entries(4).map((row) => ({ ...row, content: 1, note: '', deadline: null }));

/** The grid between two buttons, in German. */
export function Demo({ first = simple, answer = async () => ({ ok: true }), onRows, ...props }: Given) {
  const { rows, setRows, onSave } = useEntries(first, answer);
  useEffect(() => onRows?.(setRows), [onRows, setRows]);
  return (
    <LocaleProvider language="de">
      <button type="button">davor</button>
      <DataGrid<Entry, number>
        caption="Creator"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        labels={labels}
        onSave={onSave}
        {...props}
      />
      <button type="button">danach</button>
    </LocaleProvider>
  );
}

/** A cell by the places of its row and column. */
export const cell = (row: number, column: number) => {
  const element = document.querySelector<HTMLElement>(`[data-line="${row}"] > [aria-colindex="${column}"]`);
  if (!element) throw new Error(`There is no cell ${row}, ${column}.`);
  return element;
};
/** The words in a cell, without the sentence for assistive technology beside them. */
export const textOf = (row: number, column: number) =>
  (cell(row, column).firstElementChild as HTMLElement).innerText.replaceAll('\u00a0', ' ').trim();
/** The words in all rows of a column. */
export const column = (at: number) => [0, 1, 2, 3].map((row) => textOf(row, at));
/** What the grid says of itself. */
export const status = () => document.querySelector('[role=status]')?.textContent;
/** Waits until something is as expected. */
export const shown = (expected: () => unknown, value: unknown) => vi.waitFor(() => expect(expected()).toEqual(value));
/** Presses keys where the focus is. */
export const keys = (text: string) => userEvent.keyboard(text);
/** Places of the columns after the name. */
export const BUDGET = 2;
export const DAY = 3;
export const CONTENT = 4;
export const NOTE = 5;
export const FLAG = 6;
