import '@resonanz/tokens/styles';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { textEdit } from '../cellEdits/cellEdits.tsx';
import { CellGrid, LongCellGrid } from '../CellGrid/CellGrid.tsx';
import { columnResizing } from '../columnResizing/columnResizing.tsx';
import { Text } from '../Text/Text.tsx';
import type { TableColumn } from './columns.ts';
import { Table } from './Table.tsx';

interface City {
  id: number;
  name: string;
  people: number;
}
const cities: City[] = [
  { id: 1, name: 'Hamburg', people: 1_900_000 },
  { id: 2, name: 'Köln', people: 1_100_000 },
];
const columns: TableColumn<City>[] = [
  { id: 'name', header: 'Stadt', cell: ({ name }) => name, isSortable: true },
  {
    id: 'people',
    header: 'Einwohner',
    cell: ({ people }) => people.toLocaleString('de-DE'),
    align: 'end',
    isSortable: true,
  },
];
const base = { caption: 'Städte', columns, rows: cities, getRowId: ({ id }: City) => id };
const selection = (selectedIds: ReadonlySet<number>, onSelectionChange: (ids: Set<number>) => void) => ({
  selectedIds,
  onSelectionChange,
  selectAllLabel: 'Alle auswählen',
  selectRowLabel: ({ name }: City) => `${name} auswählen`,
});

test('the table conforms', async () => {
  await page.viewport(1280, 800);
  const sorted = { ...base, sort: { columnId: 'name', direction: 'ascending' as const }, onSortChange: () => {} };
  await expectConformance(<Table {...sorted} />, { role: 'table', name: 'Städte' });
  await expectConformance(<Table {...sorted} grid={CellGrid} />, { role: 'grid', name: 'Städte' });
});

test('on phones rows become record cards, with selection and actions', async () => {
  await page.viewport(390, 800);
  let chosen: number[] = [];
  const screen = await render(
    <Table
      {...base}
      {...selection(new Set([1]), (ids) => {
        chosen = [...ids];
      })}
      rowAction={({ name }) => <button type="button">Mehr zu {name}</button>}
    />,
  );
  expect(screen.getByRole('table').query()).toBeNull();
  await expect
    .element(screen.getByRole('list', { name: 'Städte' }).getByRole('listitem').nth(1))
    .toHaveTextContent('KölnEinwohner1.100.000Mehr zu Köln');
  await expect.element(screen.getByText('1.100.000')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Köln auswählen' }).click();
  expect(chosen).toEqual([1, 2]);
  await expect.element(screen.getByRole('button', { name: 'Mehr zu Köln' })).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('table', { name: 'Städte' })).toBeVisible();
});

test('what a table cuts off stands whole on a card', async () => {
  await page.viewport(390, 800);
  const long = 'Kreisfreie Großstadt mit Sitz des Landtags und der Regierung';
  const motto: TableColumn<City> = {
    id: 'motto',
    header: 'Beiname',
    cell: () => (
      <Text isTruncated title={long}>
        {long}
      </Text>
    ),
  };
  await render(<Table {...base} columns={[...columns, motto]} />);
  const text = page.getByText(long).first();
  await expect.element(text).toBeVisible();
  const { scrollWidth, clientWidth, clientHeight } = text.element();
  expect(scrollWidth).toBe(clientWidth);
  expect(clientHeight).toBeGreaterThan(40);
});

test('no word of a cell is broken, also within what breaks words to be narrower', async () => {
  await page.viewport(1280, 800);
  const role = 'Öffentlichkeitsarbeit';
  const screen = await render(
    <div style={{ inlineSize: 660, overflowWrap: 'anywhere' }}>
      <Table
        {...base}
        rows={cities.slice(0, 1)}
        columns={[
          ...columns,
          { id: 'role', header: 'Rolle', cell: () => role },
          {
            id: 'remark',
            header: 'Bemerkung',
            cell: () => 'An der Elbe und an der Alster gelegen, mit dem größten Hafen des Landes '.repeat(3),
          },
        ]}
      />
    </div>,
  );
  const word = document.createRange();
  word.selectNodeContents(screen.getByRole('cell', { name: role }).element());
  expect(word.getClientRects()).toHaveLength(1);
});

test('a window that is made narrow keeps the selection, and what a cell has refused', async () => {
  await page.viewport(1280, 800);
  const edited: TableColumn<City>[] = [
    ...columns,
    {
      id: 'note',
      header: 'Notiz',
      cell: () => 'leer',
      edit: textEdit({ value: () => 'leer', onSave: () => 'Zu kurz.' }),
    },
  ];
  const screen = await render(<Table {...base} {...selection(new Set([2]), () => {})} columns={edited} />);
  await screen.getByRole('button', { name: 'leer' }).first().click();
  await userEvent.keyboard('x{Enter}');
  await expect.element(screen.getByRole('button', { name: 'x', exact: true })).toHaveAccessibleDescription('Zu kurz.');
  await page.viewport(390, 800);
  await expect.element(screen.getByRole('checkbox', { name: 'Köln auswählen' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Hamburg auswählen' })).not.toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'x', exact: true })).toHaveAccessibleDescription('Zu kurz.');
  await page.viewport(1280, 800);
});

test('selecting all keeps what is selected on other pages and leaves out what can not be selected', async () => {
  await page.viewport(1280, 800);
  let chosen: number[] = [];
  const screen = await render(
    <Table
      {...base}
      {...selection(new Set([99]), (ids) => {
        chosen = [...ids];
      })}
      isRowSelectable={({ id }: City) => id !== 2}
    />,
  );
  await expect.element(screen.getByRole('checkbox', { name: 'Köln auswählen' })).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'Alle auswählen' }).click();
  expect(chosen).toEqual([99, 1]);
});

test('rows are 40 or 52 px high, skeleton rows too', async () => {
  await page.viewport(1280, 800);
  const heights = () =>
    [...document.querySelectorAll('tbody tr')].map((row) => Math.round(row.getBoundingClientRect().height));
  const screen = await render(<Table {...base} density="compact" />);
  expect(heights()).toEqual([40, 40]);
  await screen.rerender(
    <Table {...base} density="comfortable" rows={[]} isLoading skeletonRows={3} loadingLabel="Lädt" />,
  );
  expect(heights()).toEqual([52, 52, 52]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Lädt');
});

test('old rows stay while new ones are on their way', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Table {...base} isLoading />);
  await expect.element(screen.getByRole('rowheader', { name: 'Hamburg' })).toBeVisible();
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

const many: City[] = Array.from({ length: 5000 }, (_, at) => ({ id: at, name: `Ort ${at}`, people: at }));
const inBox = (table: ReactNode) => <div style={{ blockSize: 400, display: 'flex' }}>{table}</div>;
const frame = () => new Promise((done) => requestAnimationFrame(done));

test('of many rows those in sight are drawn, in every frame of a fast scroll', async () => {
  await page.viewport(1280, 800);
  const screen = await render(inBox(<Table {...base} grid={LongCellGrid} rows={many} isGrowing />));
  const box = screen.getByRole('grid').element().parentElement as HTMLElement;
  const tops: number[] = [];
  for (let top = 0; top < 60_000; top += 3170) {
    box.scrollTop = top;
    await frame();
    const { left, top: boxTop, bottom } = box.getBoundingClientRect();
    for (let y = boxTop + 50; y < bottom - 5; y += 40) {
      if (!document.elementFromPoint(left + 20, y)?.closest('tr[data-row]')) tops.push(top);
    }
  }
  expect(tops).toEqual([]);
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
});

test('a long grid is a native table up to a hundred rows, and all rows of a table without a grid are drawn', async () => {
  await page.viewport(1280, 800);
  const drawn = () => document.querySelectorAll('tbody tr[data-row]').length;
  const screen = await render(<Table {...base} grid={LongCellGrid} rows={many.slice(0, 100)} />);
  await expect.element(screen.getByRole('table', { name: 'Städte' })).toBeVisible();
  expect(drawn()).toBe(100);
  await screen.rerender(<Table {...base} grid={LongCellGrid} rows={many.slice(0, 101)} />);
  await expect.element(screen.getByRole('grid', { name: 'Städte' })).toBeVisible();
  await expect.poll(drawn).toBeLessThan(60);
  await screen.rerender(<Table {...base} rows={many.slice(0, 101)} />);
  await expect.element(screen.getByRole('table', { name: 'Städte' })).toBeVisible();
  expect(drawn()).toBe(101);
});

test('the row with the focus stays, with its row index, when it is scrolled out of sight', async () => {
  await page.viewport(1280, 800);
  const screen = await render(inBox(<Table {...base} grid={LongCellGrid} rows={many} isGrowing />));
  await screen.getByRole('rowheader', { name: 'Ort 3', exact: true }).click();
  (screen.getByRole('grid').element().parentElement as HTMLElement).scrollTop = 100_000;
  await frame();
  await expect.element(screen.getByRole('rowheader', { name: 'Ort 3', exact: true })).toHaveFocus();
  expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('5');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('rowheader', { name: 'Ort 4', exact: true })).toHaveFocus();
});

test('what is being written stays while its row is scrolled out of sight', async () => {
  await page.viewport(1280, 800);
  const saved: string[] = [];
  const edited: TableColumn<City>[] = [
    {
      id: 'name',
      header: 'Stadt',
      cell: ({ name }) => name,
      edit: textEdit({ value: ({ name }) => name, onSave: (_, name) => void saved.push(name) }),
    },
  ];
  const screen = await render(inBox(<Table {...base} columns={edited} rows={many} isGrowing />));
  const box = screen.getByRole('grid').element().parentElement as HTMLElement;
  await screen.getByRole('button', { name: 'Ort 2', exact: true }).click();
  await userEvent.keyboard('Neu');
  for (const top of [50_000, 120_000, 0]) {
    box.scrollTop = top;
    await frame();
  }
  await expect.element(screen.getByRole('textbox', { name: 'Stadt' })).toHaveFocus();
  await userEvent.keyboard('dorf{Enter}');
  expect(saved).toEqual(['Neudorf']);
});

test('gaps follow when rows become higher', async () => {
  await page.viewport(1280, 800);
  const table = (density: 'compact' | 'comfortable') =>
    inBox(<Table {...base} grid={LongCellGrid} rows={many} density={density} isGrowing />);
  const screen = await render(table('compact'));
  const height = () => screen.getByRole('grid').element().querySelector('tbody')?.offsetHeight ?? 0;
  expect(height()).toBe(many.length * 40);
  await screen.rerender(table('comfortable'));
  await expect.poll(height).toBe(many.length * 52);
});

test('what stands above the records or in their place is reached by Tab in a grid too', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <Table
      {...base}
      grid={CellGrid}
      rows={[]}
      firstRow={<button type="button">Stadt anlegen</button>}
      empty={<button type="button">Filter leeren</button>}
    />,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('columnheader', { name: 'Stadt' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Stadt anlegen' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Filter leeren' })).toHaveFocus();
  await screen.rerender(<Table {...base} grid={CellGrid} firstRow={<button type="button">Stadt anlegen</button>} />);
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  await expect.element(screen.getByRole('row', { name: 'Hamburg 1.900.000' })).toHaveAttribute('aria-rowindex', '3');
});

test('the edge of a head is dragged, but not beyond its words', async () => {
  await page.viewport(1280, 800);
  let widths: Readonly<Record<string, number>> = {};
  const table = () => (
    <Table
      {...base}
      resizing={columnResizing({
        widths,
        onWidthsChange: (next) => (widths = next),
        edgeLabel: (header) => `Breite von ${header}`,
      })}
    />
  );
  const screen = await render(table());
  const head = screen.getByRole('columnheader', { name: 'Stadt' }).element() as HTMLElement;
  const edge = screen.getByRole('separator', { name: 'Breite von Stadt' });
  const before = head.offsetWidth;
  await userEvent.dragAndDrop(edge, screen.getByRole('columnheader', { name: 'Einwohner' }));
  expect(widths['name']).toBeGreaterThan(before);
  await screen.rerender(table());
  await expect.poll(() => head.offsetWidth).toBe(widths['name']);
  await edge.dblClick();
  expect(widths['name']).toBeLessThan(before);
  await screen.rerender(table());
  const words = head.querySelector<HTMLElement>('[data-words]');
  expect(words?.getBoundingClientRect().right).toBeLessThanOrEqual(head.getBoundingClientRect().right);
});

test('figures stand below the end of their head', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <Table {...base} columns={columns.map((column) => ({ ...column, isSortable: false }))} />,
  );
  const endOf = (element: Element | null) => {
    const range = document.createRange();
    if (element) range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().right);
  };
  const head = screen.getByRole('columnheader', { name: 'Einwohner' }).element();
  expect(endOf(head)).toBe(endOf(screen.getByRole('cell', { name: '1.100.000' }).element()));
});

test('the focus follows its row through a sort and goes to the next row when its row goes', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Table {...base} grid={CellGrid} />);
  await screen.getByRole('rowheader', { name: 'Hamburg' }).click();
  await screen.rerender(<Table {...base} grid={CellGrid} rows={[...cities].reverse()} />);
  await expect.element(screen.getByRole('rowheader', { name: 'Hamburg' })).toHaveFocus();
  await screen.rerender(<Table {...base} grid={CellGrid} rows={cities.slice(1)} />);
  await expect.element(screen.getByRole('rowheader', { name: 'Köln' })).toHaveFocus();
});

test('a grid is one stop, whatever controls its cells hold', async () => {
  await page.viewport(1280, 800);
  await render(
    <>
      <Table
        {...base}
        {...selection(new Set(), () => {})}
        grid={CellGrid}
        rowAction={({ name }) => <button type="button">Mehr zu {name}</button>}
      />
      <button type="button">Danach</button>
    </>,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe('Danach');
});

test('Shift and Space select a range', async () => {
  await page.viewport(1280, 800);
  let chosen: number[] = [];
  const rows = many.slice(0, 6);
  const screen = await render(
    <Table {...base} {...selection(new Set(), (ids) => (chosen = [...ids]))} rows={rows} grid={CellGrid} />,
  );
  await screen.getByRole('rowheader', { name: 'Ort 1' }).click();
  await userEvent.keyboard(' ');
  expect(chosen).toEqual([1]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(chosen).toEqual([1, 2, 3]);
});

test('hidden columns are left out, but never the one that names the rows', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Table {...base} hiddenColumnIds={new Set(['name', 'people'])} />);
  await expect.element(screen.getByRole('columnheader', { name: 'Stadt' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Einwohner' }).query()).toBeNull();
});

test('a thousand cards on a phone are drawn where they are near', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Table {...base} rows={many.slice(0, 1000)} />);
  await expect.element(screen.getByText('Ort 0', { exact: true })).toBeVisible();
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(200);
  const last = screen.getByRole('list').element().lastElementChild as HTMLElement;
  last.scrollIntoView({ block: 'end' });
  await expect.element(screen.getByText('Ort 999', { exact: true })).toBeVisible();
  await page.viewport(1280, 800);
});

const listRows = [
  {
    id: 1,
    name: 'Lindenblatt Naturkosmetik GmbH und Gesellschaft für Hautpflege',
    city: '20095 Hamburg',
    note: 'Ein Satz, der in einer schmalen Spalte nicht ganz zu sehen ist.',
  },
  { id: 2, name: 'Alba', city: '', note: '' },
];
type ListRow = (typeof listRows)[number];
const listColumns: readonly TableColumn<ListRow>[] = [
  { id: 'name', header: 'Name', width: 200, isSticky: true, isRowHeader: true, cell: ({ name }) => name },
  { id: 'city', header: 'Ort', width: 160, cell: ({ city }) => city },
  {
    id: 'note',
    header: 'Notiz',
    width: 180,
    cell: ({ note }) => <div style={{ blockSize: note === '' ? '30px' : '20px' }}>{note}</div>,
  },
];

for (const [lines, height] of [
  [1, 40],
  [2, 52],
] as const) {
  test(`with ${lines} line(s) a row all rows are ${height} px high, and columns are as wide as they say, or wider in proportion`, async () => {
    const screen = await render(
      <div style={{ inlineSize: '700px' }}>
        <Table
          caption="Kunden"
          density="compact"
          columns={listColumns}
          rows={listRows}
          getRowId={({ id }) => id}
          rowLines={lines}
          rowActionLabel="Aktionen"
          rowAction={({ name }) => <button type="button">{name} öffnen</button>}
          rowActionWidth={60}
        />
      </div>,
    );
    const heights = screen
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    expect(heights).toEqual([height, height]);
    const [name, city] = screen
      .getByRole('columnheader')
      .elements()
      .map((head) => head.getBoundingClientRect().width);
    expect((name ?? 0) / (city ?? 1)).toBeCloseTo(200 / 160, 1);
  });
}

test('a list narrower than its columns keeps name and actions in sight and marks the edge behind which there is more', async () => {
  const screen = await render(
    <div style={{ inlineSize: '420px' }}>
      <Table
        caption="Kunden"
        columns={listColumns}
        rows={listRows}
        getRowId={({ id }) => id}
        rowLines={1}
        rowActionLabel="Aktionen"
        rowAction={({ name }) => <button type="button" aria-label={`Öffnen: ${name}`} />}
      />
    </div>,
  );
  const box = screen.getByRole('region', { name: 'Kunden' });
  await expect.element(box).toBeVisible();
  const frame = box.element().parentElement;
  await expect
    .poll(() => [frame?.hasAttribute('data-more-start'), frame?.hasAttribute('data-more-end')])
    .toEqual([false, true]);
  const end = box.element().getBoundingClientRect().right;
  const action = screen.getByRole('cell').elements().at(-1);
  expect(action?.getBoundingClientRect().right).toBeLessThanOrEqual(end);
  box.element().scrollLeft = 1_000;
  await expect
    .poll(() => [frame?.hasAttribute('data-more-start'), frame?.hasAttribute('data-more-end')])
    .toEqual([true, false]);
  expect(screen.getByRole('rowheader').first().element().getBoundingClientRect().left).toBeCloseTo(
    box.element().getBoundingClientRect().left,
    0,
  );
});

test('what is cut off in a list is shown whole when the keyboard reaches it, until it goes on or Escape', async () => {
  const linked = listColumns.map((column) =>
    column.id === 'name' ? { ...column, cell: ({ name }: ListRow) => <a href={`#${name}`}>{name}</a> } : column,
  );
  const screen = await render(
    <Table caption="Kunden" columns={linked} rows={listRows} getRowId={({ id }) => id} rowLines={1} />,
    {
      wrapper: ({ children }) => <div style={{ inlineSize: '540px' }}>{children}</div>,
    },
  );
  const long = listRows[0]?.name ?? '';
  const tip = document.querySelector<HTMLElement>('[popover]');
  const [first, second] = screen.getByRole('link').elements() as HTMLElement[];
  while (document.activeElement !== first) await userEvent.tab();
  await expect.poll(() => tip?.matches(':popover-open')).toBe(true);
  expect(tip?.textContent).toBe(long);
  await userEvent.keyboard('{Escape}');
  expect(tip?.matches(':popover-open')).toBe(false);
  await userEvent.tab();
  expect(document.activeElement).toBe(second);
  expect(tip?.matches(':popover-open')).toBe(false);
  await userEvent.tab({ shift: true });
  expect(tip?.matches(':popover-open')).toBe(true);
});

test('what is cut off in a list is shown whole when it is pointed at', async () => {
  const screen = await render(
    <Table caption="Kunden" columns={listColumns} rows={listRows} getRowId={({ id }) => id} rowLines={1} />,
    { wrapper: ({ children }) => <div style={{ inlineSize: '540px' }}>{children}</div> },
  );
  const header = screen.getByRole('rowheader').first();
  await header.hover();
  await expect.element(header).toHaveAttribute('title', listRows[0]?.name);
});
