import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table } from './Table.tsx';
import type { TableColumn } from './columns.ts';

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
  { id: 'people', header: 'Einwohner', cell: ({ people }) => people.toLocaleString('de-DE'), align: 'end', isSortable: true },
];
const base = { caption: 'Städte', columns, rows: cities, getRowId: ({ id }: City) => id };
const selection = (selectedIds: ReadonlySet<number>, onSelectionChange: (ids: Set<number>) => void) => ({
  selectedIds,
  onSelectionChange,
  selectAllLabel: 'Alle auswählen',
  selectRowLabel: ({ name }: City) => `${name} auswählen`,
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
  await expect.element(screen.getByRole('list', { name: 'Städte' }).getByRole('listitem').nth(1)).toHaveTextContent('KölnEinwohner1.100.000Mehr zu Köln');
  await expect.element(screen.getByText('1.100.000')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Köln auswählen' }).click();
  expect(chosen).toEqual([1, 2]);
  await expect.element(screen.getByRole('button', { name: 'Mehr zu Köln' })).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('table', { name: 'Städte' })).toBeVisible();
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
  const heights = () => [...document.querySelectorAll('tbody tr')].map((row) => Math.round(row.getBoundingClientRect().height));
  const screen = await render(<Table {...base} density="compact" />);
  expect(heights()).toEqual([40, 40]);
  await screen.rerender(<Table {...base} density="comfortable" rows={[]} isLoading skeletonRows={3} loadingLabel="Lädt" />);
  expect(heights()).toEqual([52, 52, 52]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Lädt');
});

test('old rows stay while new ones are on their way', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Table {...base} isLoading />);
  await expect.element(screen.getByRole('rowheader', { name: 'Hamburg' })).toBeVisible();
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});
