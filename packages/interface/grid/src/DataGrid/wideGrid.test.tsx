import '@resonanz/tokens/styles';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps } from './DataGridProps.ts';
import type { GridColumn } from './GridColumn.ts';
import { labels } from './gridStage.fixture.tsx';

/** A row of forty values, named by their column. */
type Line = Readonly<Record<string, string>>;

const COLUMNS = 40;
const ids = Array.from({ length: COLUMNS }, (_, at) => `c${at + 1}`);
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, row) =>
    Object.fromEntries([['id', String(row)], ...ids.map((id) => [id, `${id} ${row}`])]),
  );
const columns: readonly GridColumn<Line>[] = ids.map((id, at) => ({
  id,
  header: id,
  kind: 'text',
  width: 140,
  isEditable: true,
  isPinned: at < 1,
  read: (row) => row[id] ?? '',
}));

function Demo({ count = 100, ...props }: { count?: number } & Partial<DataGridProps<Line, string>>) {
  const [rows, setRows] = useState(() => lines(count));
  return (
    <LocaleProvider language="de">
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 600 }}>
        <DataGrid<Line, string>
          caption="Breit"
          columns={columns}
          rows={rows}
          getRowId={({ id = '' }) => id}
          labels={labels}
          height="fill"
          onSave={async ({ rowId, columnId, value }) => {
            setRows((all) => all.map((row) => (row['id'] === rowId ? { ...row, [columnId]: String(value) } : row)));
            return { ok: true };
          }}
          {...props}
        />
      </div>
    </LocaleProvider>
  );
}

const grid = () => page.getByRole('grid').element() as HTMLElement;
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-line="${row}"] > [aria-colindex="${column}"]`);
const textOf = (row: number, column: number) => cell(row, column)?.innerText.trim();
const place = () => {
  const { activeElement } = document;
  return [
    activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex'),
    activeElement?.closest('[aria-colindex]')?.getAttribute('aria-colindex'),
  ].map(Number);
};
const keys = (text: string) => userEvent.keyboard(text);
const frame = () => new Promise((done) => requestAnimationFrame(done));
const isInSight = (element: HTMLElement) => {
  const { left, right } = element.getBoundingClientRect();
  const box = grid().getBoundingClientRect();
  return left >= box.left && right <= box.right + 1;
};
/** Places in sight without a cell. */
const blanks = () => {
  const { left, right, top, bottom } = grid().getBoundingClientRect();
  const found: string[] = [];
  for (let x = left + 10; x < right - 20; x += 60)
    for (let y = top + 50; y < bottom - 20; y += 80)
      if (!document.elementFromPoint(x, y)?.closest('[data-track]')) found.push(`${x},${y}`);
  return found;
};

beforeEach(() => page.viewport(1000, 700));

test('columns in sight are drawn, with the number and the places of all', async () => {
  await render(<Demo />);
  const drawn = () =>
    [...(cell(0, 1)?.parentElement?.children ?? [])].map((each) => Number(each.getAttribute('aria-colindex')));
  expect(grid()).toHaveAttribute('aria-colcount', '40');
  expect(drawn()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(page.getByRole('columnheader').elements()).toHaveLength(40);
  grid().scrollLeft = 2800;
  await frame();
  expect(drawn()[0]).toBe(1);
  expect(drawn().slice(1)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]);
  const head = page.getByRole('columnheader', { name: 'c22', exact: true }).element().getBoundingClientRect();
  expect(cell(0, 22)?.getBoundingClientRect().left).toBe(head.left);
});

test('no frame of a fast scroll in any direction has a blank place', async () => {
  await render(<Demo />);
  const seen: string[] = [];
  for (let left = 0; left < 4600; left += 310) {
    grid().scrollTo(left, left);
    await frame();
    seen.push(...blanks());
  }
  for (let left = 4600; left >= 0; left -= 710) {
    grid().scrollTo(left, 500);
    await frame();
    seen.push(...blanks());
  }
  await page.viewport(1400, 700);
  await frame();
  await frame();
  expect([...seen, ...blanks()]).toEqual([]);
});

test('a slow scroll across draws a few rows in each frame, and nothing in them twice', async () => {
  const action = vi.fn<(row: Line) => ReactNode>(({ id }) => <button type="button">Mehr {id}</button>);
  await render(<Demo rowAction={action} />);
  const drawn = () =>
    [...grid().querySelectorAll('[role=row][data-line]:not([data-line="-1"])')].map((row) =>
      row.querySelectorAll('[data-track]')[9]?.getAttribute('aria-colindex'),
    );
  const calls = action.mock.calls.length;
  const changes: number[] = [];
  const seen: string[] = [];
  for (const step of [30, -30]) {
    for (let at = 0; at < 40; at += 1) {
      const before = drawn();
      grid().scrollLeft += step;
      await frame();
      seen.push(...blanks());
      changes.push(drawn().filter((each, row) => each !== before[row]).length);
    }
  }
  expect(seen).toEqual([]);
  expect(Math.max(...changes)).toBeGreaterThan(0);
  expect(Math.max(...changes)).toBeLessThan(drawn().length / 2);
  expect(action).toHaveBeenCalledTimes(calls);
});

test('a scroll draws few rows in a frame, in their order, and the others once it is over', async () => {
  await render(<Demo />);
  const drawn = () =>
    [...grid().querySelectorAll<HTMLElement>('[role=row][data-line]:not([data-line="-1"])')].map(({ dataset }) =>
      Number(dataset['line']),
    );
  const height = grid().querySelector<HTMLElement>('[data-line="0"]')?.offsetHeight ?? 0;
  const last = drawn().at(-1) ?? 0;
  grid().scrollTop = 4 * height;
  await frame();
  expect([drawn().at(-1), blanks()]).toEqual([last + 3, []]);
  await vi.waitFor(() => expect(drawn().at(-1)).toBe(last + 4));
  grid().scrollTop = 14 * height;
  await frame();
  expect(blanks()).toEqual([]);
  await vi.waitFor(() =>
    expect([drawn().at(-1), drawn().includes(6), drawn().includes(7)]).toEqual([last + 14, false, true]),
  );
  // The first row holds the place where keys begin.
  expect(drawn()).toEqual([0, ...Array.from({ length: last + 8 }, (_, at) => 7 + at)]);
  expect(grid().querySelector('[data-line="7"]')).toHaveAttribute('aria-rowindex', '9');
});

test.each(['ltr', 'rtl'])(
  'pinned cells stand still while rows come fast, and stick again at rest or when it goes across (%s)',
  async (dir) => {
    document.documentElement.dir = dir;
    try {
      await render(<Demo />);
      const head = page.getByRole('columnheader', { name: 'c1', exact: true }).element();
      const line = () =>
        Number(
          document.elementFromPoint(head.getBoundingClientRect().left + 20, 300)?.closest<HTMLElement>('[data-line]')
            ?.dataset['line'],
        );
      const held = () => {
        const pinned = cell(line(), 1) as HTMLElement;
        return [
          getComputedStyle(pinned).position,
          pinned.getBoundingClientRect().left - head.getBoundingClientRect().left,
        ];
      };
      for (const left of [0, 900, 300]) {
        grid().scrollLeft = dir === 'ltr' ? left : -left;
        await frame();
        expect(held()).toEqual(['sticky', 0]);
        const from = line();
        for (let step = 0; step < 5; step += 1) {
          grid().scrollTop += 90;
          await frame();
          expect([held(), blanks()]).toEqual([['relative', 0], []]);
        }
        expect(line()).toBeGreaterThan(from);
        await vi.waitFor(() => expect(held()).toEqual(['sticky', 0]));
      }
      grid().scrollTop += 90;
      await frame();
      grid().scrollBy(dir === 'ltr' ? 40 : -40, 90);
      await frame();
      expect(held()).toEqual(['sticky', 0]);
    } finally {
      document.documentElement.dir = 'ltr';
    }
  },
);

test('a row that comes fast has its action at once where that is in sight, otherwise at rest', async () => {
  await render(<Demo rowAction={({ id }) => <button type="button">Mehr {id}</button>} />);
  const actions = () =>
    [...grid().querySelectorAll('[data-line]:not([data-line="-1"]) > [aria-colindex="41"]')].map((each) =>
      each.textContent?.startsWith('Mehr'),
    );
  grid().scrollTop += 600;
  await frame();
  expect(new Set(actions())).toEqual(new Set([true, false]));
  await vi.waitFor(() => expect(actions()).not.toContain(false));
  grid().scrollLeft = 9999;
  await frame();
  grid().scrollTop += 600;
  await frame();
  expect(actions()).not.toContain(false);
});

test('keys lead to columns out of sight and bring them into it', async () => {
  await render(<Demo />);
  await userEvent.click(cell(1, 2) as HTMLElement);
  await keys('{End}');
  expect(place()).toEqual([3, 40]);
  expect(isInSight(document.activeElement as HTMLElement)).toBe(true);
  await keys('{Control>}{Home}{/Control}');
  expect(place()).toEqual([2, 1]);
  await keys('{Control>}{End}{/Control}');
  expect(place()).toEqual([101, 40]);
  await keys('{Home}{ArrowRight}');
  expect(place()).toEqual([101, 2]);
  expect(isInSight(document.activeElement as HTMLElement)).toBe(true);
  // Scrolled away from, the cell is still where keys begin.
  grid().scrollLeft = 3000;
  await frame();
  expect(place()).toEqual([101, 2]);
  await keys('{ArrowRight}');
  expect(place()).toEqual([101, 3]);
  await vi.waitFor(() => expect(isInSight(document.activeElement as HTMLElement)).toBe(true));
  expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('a field stays while it is scrolled out of sight, and saves', async () => {
  await render(<Demo />);
  await userEvent.click(cell(2, 3) as HTMLElement);
  await keys('neu');
  const field = document.activeElement;
  grid().scrollTo(3500, 2500);
  await frame();
  await frame();
  expect(document.activeElement).toBe(field);
  expect(field).toHaveValue('neu');
  await keys('er{Enter}');
  await vi.waitFor(() => expect(textOf(2, 3)).toBe('neuer'));
  expect(place()).toEqual([5, 3]);
});

test('blocks reach over columns that are not drawn: copied, pasted, filled down and taken back', async () => {
  await render(<Demo count={6} />);
  await userEvent.click(cell(0, 2) as HTMLElement);
  await keys('{Shift>}{Control>}{ArrowRight}{/Control}{/Shift}{Control>}c{/Control}');
  expect(document.querySelector('[role=status]')).toHaveTextContent('39 Zellen kopiert');
  await keys('{Home}{ArrowRight}{ArrowDown}{Control>}v{/Control}');
  await vi.waitFor(() => expect(textOf(1, 2)).toBe('c2 0'));
  await keys('{Control>}{ArrowRight}{/Control}');
  expect([place(), textOf(1, 40)]).toEqual([[3, 40], 'c40 0']);
  await keys(
    '{Shift>}{Home}{/Shift}{ArrowDown}{End}{Shift>}{ArrowUp}{Control>}{ArrowLeft}{/Control}{/Shift}{Control>}d{/Control}',
  );
  await vi.waitFor(() => expect(textOf(2, 1)).toBe('c1 1'));
  await keys('{End}');
  expect(textOf(2, 40)).toBe('c40 0');
  await keys('{Control>}zz{/Control}');
  await vi.waitFor(() => expect([textOf(1, 40), textOf(2, 40)]).toEqual(['c40 1', 'c40 2']));
});

test('hidden and narrower columns make room for others; right to left is the same', async () => {
  document.documentElement.dir = 'rtl';
  try {
    const resizing = (widths: Record<string, number>) => ({
      widths,
      onWidthsChange: () => {},
      edgeLabel: (header: string) => header,
    });
    const screen = await render(<Demo resizing={resizing({})} />);
    await screen.rerender(<Demo resizing={resizing({})} hiddenColumnIds={new Set(ids.slice(1, 20))} />);
    expect([textOf(0, 2), blanks()]).toEqual(['c21 0', []]);
    await screen.rerender(<Demo resizing={resizing(Object.fromEntries(ids.map((id) => [id, 60])))} />);
    await frame();
    await frame();
    expect(blanks()).toEqual([]);
    grid().scrollLeft = -1200;
    await frame();
    expect(blanks()).toEqual([]);
  } finally {
    document.documentElement.dir = 'ltr';
  }
});
