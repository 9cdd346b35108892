import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { CellGrid } from '../CellGrid/CellGrid.tsx';
import { columnResizing } from '../columnResizing/columnResizing.tsx';
import { base, cities, type City, columns, selection } from './cities.fixture.ts';
import { Table } from './Table.tsx';

test('the table conforms', async () => {
  await page.viewport(1280, 800);
  const sorted = { ...base, sort: { columnId: 'name', direction: 'ascending' as const }, onSortChange: () => {} };
  await expectConformance(<Table {...sorted} />, { role: 'table', name: 'Städte' });
  await expectConformance(<Table {...sorted} grid={CellGrid} />, { role: 'grid', name: 'Städte' });
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

test('hidden columns are left out, but never the one that names the rows', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Table {...base} hiddenColumnIds={new Set(['name', 'people'])} />);
  await expect.element(screen.getByRole('columnheader', { name: 'Stadt' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Einwohner' }).query()).toBeNull();
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
