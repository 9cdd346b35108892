import '@resonanz/tokens/styles';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import type { ColumnWidths, TableSort } from '@resonanz/ui/Table';
import type { CellChange, CellVerdict, PasteReport } from './CellChange.ts';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps } from './DataGridProps.ts';
import type { GridColumn } from './GridColumn.ts';
import { entries, type Entry, labels, useEntries } from './gridStage.tsx';

beforeEach(() => page.viewport(1200, 700));

const options = [
  { id: 1, label: 'Offen' },
  { id: 2, label: 'Eingereicht' },
];
let drawn: string[] = [];
const columns: readonly GridColumn<Entry>[] = [
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
  { id: 'deadline', header: 'Termin', kind: 'date', isEditable: true, read: ({ deadline }) => deadline },
  { id: 'content', header: 'Content', kind: 'select', options, isEditable: true, read: ({ content }) => content },
  { id: 'note', header: 'Notiz', kind: 'text', isEditable: true, read: ({ note }) => note },
  { id: 'isPublished', header: 'Online', kind: 'checkbox', isEditable: true, read: ({ isPublished }) => isPublished },
];
type Save = (change: CellChange<Entry, number>) => Promise<CellVerdict>;
type Given = Partial<DataGridProps<Entry, number>> & {
  first?: readonly Entry[];
  answer?: Save;
  onRows?: (set: ReturnType<typeof useEntries>['setRows']) => void;
};

const simple = entries(4).map((row) => ({ ...row, content: 1, note: '', deadline: null }));

function Demo({ first = simple, answer = async () => ({ ok: true }), onRows, ...props }: Given) {
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

const cell = (row: number, column: number) => {
  const element = document.querySelector<HTMLElement>(`[data-line="${row}"] > [aria-colindex="${column}"]`);
  if (!element) throw new Error(`There is no cell ${row}, ${column}.`);
  return element;
};
// The sentence for assistive technology stands beside the value.
const textOf = (row: number, column: number) =>
  (cell(row, column).firstElementChild as HTMLElement).innerText.replaceAll('\u00a0', ' ').trim();
const column = (at: number) => [0, 1, 2, 3].map((row) => textOf(row, at));
const status = () => document.querySelector('[role=status]')?.textContent;
const shown = (expected: () => unknown, value: unknown) => vi.waitFor(() => expect(expected()).toEqual(value));
const keys = (text: string) => userEvent.keyboard(text);
const BUDGET = 2;
const DAY = 3;
const CONTENT = 4;
const NOTE = 5;
const FLAG = 6;

test('the grid conforms', async () => {
  await expectConformance(<Demo />, { role: 'grid', name: 'Creator', isFocusable: false });
});

test('one stop for the Tab key; arrows, Home, End and Ctrl lead through the cells and to the head', async () => {
  await render(<Demo />);
  await userEvent.click(page.getByRole('button', { name: 'davor' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(cell(0, 1));
  await keys('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(cell(1, BUDGET));
  await keys('{Control>}{ArrowDown}{/Control}{End}');
  expect(document.activeElement).toBe(cell(3, FLAG).querySelector('input'));
  await keys('{Control>}{Home}{/Control}{ArrowRight}{ArrowUp}');
  expect(document.activeElement).toBe(
    page.getByRole('columnheader', { name: 'Budget' }).element().querySelector('button') ?? cell(-1, BUDGET),
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'danach' }).element());
});

test('typing replaces and Enter goes down; F2 keeps, Escape gives up; Shift+Enter goes up', async () => {
  const answer = vi.fn<Save>(async () => ({ ok: true }));
  await render(<Demo answer={answer} />);
  await userEvent.click(cell(0, BUDGET));
  await keys('1234,5{Enter}');
  expect(document.activeElement).toBe(cell(1, BUDGET));
  await shown(() => textOf(0, BUDGET), '1.234,50 €');
  expect(answer).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ rowId: 1, columnId: 'budget', value: 1234.5, previous: 450, reason: 'edit' }),
  );
  await keys('{F2}9{Escape}');
  expect(document.activeElement).toBe(cell(1, BUDGET));
  await keys('{F2}1{Shift>}{Enter}{/Shift}');
  await shown(() => textOf(1, BUDGET), '8.601,00 €');
  expect(document.activeElement).toBe(cell(0, BUDGET));
  expect(answer).toHaveBeenCalledTimes(2);
});

test('Tab saves and goes to the next cell that can be changed, also in the next row; Enter returns below the first', async () => {
  await render(<Demo />);
  await userEvent.dblClick(cell(1, NOTE));
  await keys('Reel{Tab}');
  expect(document.activeElement).toBe(cell(1, FLAG).querySelector('input'));
  await keys('{Tab}');
  // The budget of Sophie can only be read.
  expect(document.activeElement).toBe(cell(2, DAY));
  await keys('3.2.27{Tab}{Shift>}{Tab}{/Shift}');
  await shown(() => [textOf(1, NOTE), textOf(2, DAY)], ['Reel', '03.02.2027']);
  await keys('4.2.27{Enter}');
  expect(document.activeElement).toBe(cell(3, NOTE));
});

test('blocks go through the clipboard with quoted line breaks, German decimals and days; what finds no cell is reported', async () => {
  const onPasteReport = vi.fn<(report: PasteReport<number>) => void>();
  await render(
    <Demo
      onPasteReport={onPasteReport}
      first={simple.map((row, at) => ({ ...row, note: at === 0 ? 'eins\n"zwei"' : '' }))}
    />,
  );
  await userEvent.click(cell(0, BUDGET));
  await keys('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Control>}c{/Control}');
  expect(status()?.trim()).toBe('4 Zellen kopiert');
  await userEvent.click(cell(3, BUDGET));
  await keys('{Control>}v{/Control}');
  await shown(() => textOf(3, BUDGET), '450,00 €');
  expect(textOf(3, NOTE)).toContain('"zwei"');
  expect(onPasteReport).toHaveBeenLastCalledWith({ changed: 2, skipped: [] });

  const paste = (text: string) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  };
  await userEvent.click(cell(1, BUDGET));
  paste('1.500,25\t14.10.2026\r\n99\t31.02.2026\r\n7\t2026-10-15\r\n8\t\r\n');
  await shown(() => column(BUDGET), ['450,00 €', '1.500,25 €', '1.270,00 €', '7,00 €']);
  // What is no day stays in its cell, marked, to be corrected.
  expect(column(DAY)).toEqual(['–', '14.10.2026', '31.02.2026', '15.10.2026']);
  await expect
    .element(page.getByRole('gridcell', { name: '31.02.2026 Kein gültiger Wert.' }))
    .toHaveAttribute('aria-invalid', 'true');
  expect(onPasteReport).toHaveBeenLastCalledWith({
    changed: 4,
    skipped: [
      { rowId: 3, columnId: 'budget', text: '99', reason: 'readOnly' },
      { rowId: 3, columnId: 'deadline', text: '31.02.2026', reason: 'invalid' },
      { rowId: null, columnId: 'budget', text: '8', reason: 'outside' },
      { rowId: null, columnId: 'deadline', text: '', reason: 'outside' },
    ],
  });
});

test('one copied cell fills the selected block; cutting empties; Ctrl+Z and Ctrl+Y take blocks back and make them again', async () => {
  const reasons: string[] = [];
  const answer: Save = async ({ reason }) => {
    reasons.push(reason);
    return { ok: true };
  };
  await render(<Demo answer={answer} />);
  await userEvent.click(cell(0, BUDGET));
  await keys('{Control>}c{/Control}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}v{/Control}');
  await shown(() => column(BUDGET), ['450,00 €', '450,00 €', '1.270,00 €', '450,00 €']);
  await keys('{Control>}x{/Control}');
  await shown(() => column(BUDGET), ['450,00 €', '–', '1.270,00 €', '–']);
  await keys('{Control>}zz{/Control}');
  await shown(() => column(BUDGET), ['450,00 €', '860,00 €', '1.270,00 €', '1.680,00 €']);
  await keys('{Control>}y{/Control}');
  await shown(() => column(BUDGET), ['450,00 €', '450,00 €', '1.270,00 €', '450,00 €']);
  expect(new Set(reasons)).toEqual(new Set(['paste', 'clear', 'undo', 'redo']));
});

test('the mouse draws a block, and the handle fills it down', async () => {
  await render(<Demo />);
  await userEvent.dragAndDrop(cell(0, DAY), cell(1, CONTENT));
  expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(4);
  await userEvent.click(cell(0, BUDGET));
  const handle = document.querySelector('[data-fill]');
  await userEvent.dragAndDrop(handle as Element, cell(3, BUDGET));
  await shown(() => column(BUDGET), ['450,00 €', '450,00 €', '1.270,00 €', '450,00 €']);
});

test('a letter finds an option; choosing saves it, and closing the list gives up', async () => {
  await render(<Demo />);
  await userEvent.click(cell(0, CONTENT));
  await keys('e{Enter}');
  await shown(() => textOf(0, CONTENT), 'Eingereicht');
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(0, CONTENT)));
  await keys('{Enter}{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(0, CONTENT)));
  expect(textOf(0, CONTENT)).toBe('Eingereicht');
});

test('a cell that is typed into keeps the focus, though its value is drawn as a button', async () => {
  const pressed = vi.fn<() => void>();
  const withButton = columns.map((each) =>
    each.kind === 'select'
      ? {
          ...each,
          cell: (value: unknown) => (
            <button type="button" onClick={pressed}>
              {options.find(({ id }) => id === value)?.label}
            </button>
          ),
        }
      : each,
  );
  await render(<Demo columns={withButton} />);
  await userEvent.click(cell(0, DAY));
  await keys('{ArrowRight}');
  expect(document.activeElement).toBe(cell(0, CONTENT));
  await keys('e{Enter}');
  await shown(() => textOf(0, CONTENT), 'Eingereicht');
  await userEvent.click(cell(0, CONTENT).querySelector('button') as Element);
  expect(pressed).toHaveBeenCalledOnce();
  await keys('{ArrowDown}');
  expect(document.activeElement).toBe(cell(1, CONTENT));
});

test('the space bar changes all boxes of a block alike, a click one', async () => {
  await render(<Demo />);
  const boxes = () => [0, 1, 2, 3].map((row) => cell(row, FLAG).querySelector('input')?.checked);
  expect(boxes()).toEqual([true, false, true, false]);
  await userEvent.click(cell(1, NOTE));
  await keys('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift} ');
  await shown(boxes, [true, true, true, true]);
  await userEvent.click(cell(0, FLAG).querySelector('input') as Element);
  await shown(boxes, [false, true, true, true]);
});

test('a refused value stays with its sentence; it can be corrected, tried again and given up', async () => {
  let isOffline = true;
  const answer: Save = async ({ value }) => {
    if (value === 5000 && isOffline) throw new TypeError('Failed to fetch');
    return Number(value) > 6000 ? { ok: false, message: 'Höher als das Restbudget.' } : { ok: true };
  };
  await render(<Demo answer={answer} />);
  await userEvent.click(cell(0, BUDGET));
  await keys('7000{Enter}viel{Enter}');
  await vi.waitFor(() => expect(cell(0, BUDGET)).toHaveAccessibleErrorMessage('Höher als das Restbudget.'));
  expect(cell(1, BUDGET)).toHaveAccessibleErrorMessage('Kein gültiger Wert.');
  expect([textOf(0, BUDGET), textOf(1, BUDGET)]).toEqual(['7.000,00 €', 'viel']);
  await expect.element(page.getByRole('list', { name: '2 Zellen prüfen' })).toBeVisible();
  await userEvent.click(cell(1, BUDGET));
  await keys('{Escape}');
  expect(textOf(1, BUDGET)).toBe('860,00 €');
  await userEvent.hover(cell(0, BUDGET));
  await expect.element(page.getByText('Höher als das Restbudget.', { exact: true }).first()).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'Lena Hartwig, Budget' }));
  expect(document.activeElement).toBe(cell(0, BUDGET));
  await keys('5000{Enter}');
  await vi.waitFor(() => expect(cell(0, BUDGET)).toHaveAccessibleErrorMessage(/Keine Verbindung/));
  isOffline = false;
  await userEvent.click(page.getByRole('button', { name: 'Erneut versuchen' }));
  await vi.waitFor(() => expect(cell(0, BUDGET)).not.toHaveAttribute('aria-invalid'));
  expect(textOf(0, BUDGET)).toBe('5.000,00 €');
});

test('the sentence at a refused cell covers neither the cell nor, for the pointer, what lies under it, in the first row and in the last of the window', async () => {
  await page.viewport(1200, 300);
  await render(
    <Demo
      first={simple.map((row) => ({ ...row, name: row.name.replace('Sophie', 'Sofia') }))}
      answer={async () => ({
        ok: false,
        message: 'Höher als das Restbudget der Kampagne, das noch nicht vergeben ist.',
      })}
    />,
  );
  for (const row of [0, 3]) {
    await userEvent.click(cell(row, BUDGET));
    await keys('7000{Enter}');
    await vi.waitFor(() => expect(cell(row, BUDGET)).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.hover(cell(row, BUDGET));
    await vi.waitFor(() => expect(document.querySelector('[popover]:popover-open')).not.toBeNull());
    const hint = (document.querySelector('[popover]:popover-open') as HTMLElement).getBoundingClientRect();
    const own = cell(row, BUDGET).getBoundingClientRect();
    expect(hint.bottom <= own.top || hint.top >= own.bottom).toBe(true);
    expect(hint.top).toBeGreaterThanOrEqual(0);
    expect(hint.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(
      document.elementFromPoint(hint.left + hint.width / 2, hint.top + hint.height / 2)?.closest('[popover]'),
    ).toBeNull();
  }
});

test('a doubtful value is saved and stays, marked with its sentence until it changes', async () => {
  const doubtful = columns.map((each) =>
    each.kind === 'money'
      ? { ...each, doubt: (value: number | null) => ((value ?? 0) > 5000 ? 'Über dem Budget.' : undefined) }
      : each,
  );
  await render(<Demo columns={doubtful} />);
  await userEvent.click(cell(0, BUDGET));
  await keys('7000{Enter}');
  await vi.waitFor(() => expect(cell(0, BUDGET)).toHaveAccessibleDescription('Über dem Budget.'));
  expect(cell(0, BUDGET)).not.toHaveAttribute('aria-invalid');
  await userEvent.hover(cell(0, BUDGET));
  await shown(() => document.querySelector('[popover]:popover-open')?.textContent, 'Über dem Budget.');
  await userEvent.click(cell(0, BUDGET));
  await keys('70{Enter}');
  await vi.waitFor(() => expect(cell(0, BUDGET)).not.toHaveAttribute('data-doubtful'));
  expect(textOf(0, BUDGET)).toBe('70,00 €');
});

test('what a column takes is said in its own words, at a typed and at each pasted text', async () => {
  const worded = columns.map((each) =>
    each.kind === 'select' ? { ...each, invalid: 'Möglich sind: Offen, Eingereicht.' } : each,
  );
  await render(<Demo columns={worded} />);
  await userEvent.click(cell(0, CONTENT));
  const data = new DataTransfer();
  data.setData('text/plain', 'eingereicht\nFertig\n');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await shown(() => [textOf(0, CONTENT), textOf(1, CONTENT)], ['Eingereicht', 'Fertig']);
  expect(cell(1, CONTENT)).toHaveAccessibleErrorMessage('Möglich sind: Offen, Eingereicht.');
});

test('what somebody else changes is marked; a field keeps what is being entered and says so', async () => {
  let set: ReturnType<typeof useEntries>['setRows'] = () => {};
  const answer = vi.fn<Save>(async () => ({ ok: true }));
  await render(
    <Demo
      answer={answer}
      onRows={(next) => {
        set = next;
      }}
    />,
  );
  const remote = (id: number, budget: number) =>
    set((rows) => rows.map((row) => (row.id === id ? { ...row, budget } : row)));
  remote(4, 99);
  await vi.waitFor(() => expect(cell(3, BUDGET)).toHaveAccessibleDescription('Gerade von jemand anderem geändert'));
  await userEvent.click(cell(0, BUDGET));
  await keys('12');
  remote(1, 2000);
  await expect.element(page.getByText('Inzwischen geändert auf 2.000,00 €.').first()).toBeVisible();
  await keys('3{Enter}');
  await shown(() => textOf(0, BUDGET), '123,00 €');
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: 123, previous: 450 }));
});

test('a change draws no other row anew', async () => {
  await render(<Demo />);
  await userEvent.click(cell(1, BUDGET));
  drawn = [];
  await keys('{ArrowRight}{ArrowLeft}77{Enter}');
  await shown(() => textOf(1, BUDGET), '77,00 €');
  expect(new Set(drawn)).toEqual(new Set(['Amara Okafor-Lindner']));
});

test('boxes tick rows, with Shift a range; the head completes a mixed selection', async () => {
  let ids: ReadonlySet<number> = new Set([99]);
  const selection = () => ({
    selectedIds: ids,
    onSelectionChange: (next: Set<number>) => {
      ids = next;
    },
    selectAllLabel: 'Alle',
    selectRowLabel: ({ name }: Entry) => name,
    message: (count: number) => `${count} ausgewählt`,
  });
  const screen = await render(<Demo selection={selection()} />);
  const again = () => screen.rerender(<Demo selection={selection()} />);
  await userEvent.click(page.getByRole('checkbox', { name: 'Lena Hartwig' }));
  await again();
  await keys('{Shift>}');
  await userEvent.click(page.getByRole('checkbox', { name: 'Sophie Brandstätter' }));
  await keys('{/Shift}');
  expect([...ids]).toEqual([99, 1, 2, 3]);
  await again();
  expect((page.getByRole('checkbox', { name: 'Alle' }).element() as HTMLInputElement).indeterminate).toBe(true);
  await userEvent.click(page.getByRole('checkbox', { name: 'Alle' }));
  expect([...ids]).toEqual([99, 1, 2, 3, 4]);
  expect(status()?.trim()).toBe('5 ausgewählt');
});

test('heads sort, and change their width by drag and by keys', async () => {
  const onSortChange = vi.fn<(sort: TableSort) => void>();
  const onWidthsChange = vi.fn<(widths: ColumnWidths) => void>();
  const resizing = { widths: { budget: 200 }, onWidthsChange, edgeLabel: (header: string) => `Breite von ${header}` };
  await render(<Demo onSortChange={onSortChange} resizing={resizing} />);
  await userEvent.click(page.getByRole('button', { name: 'Budget', exact: true }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ columnId: 'budget', direction: 'ascending' });
  await keys('{Shift>}{ArrowRight}{/Shift}');
  expect(onWidthsChange).toHaveBeenLastCalledWith({ budget: 208 });
  expect(cell(0, BUDGET).offsetWidth).toBe(200);
});

test('right to left, arrows follow the direction and the first column stays at its side', async () => {
  document.documentElement.dir = 'rtl';
  try {
    await page.viewport(390, 700);
    await render(<Demo />);
    await userEvent.click(cell(0, 1));
    await keys('{ArrowLeft}{End}');
    expect(document.activeElement).toBe(cell(0, FLAG).querySelector('input'));
    const box = page.getByRole('grid').element().getBoundingClientRect();
    expect(Math.round(cell(0, 1).getBoundingClientRect().right)).toBe(Math.round(box.right));
    expect(cell(0, 1).offsetWidth).toBe(132);
    expect(cell(0, 1).offsetHeight).toBe(44);
  } finally {
    document.documentElement.dir = 'ltr';
  }
});
