import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { TableColumn } from './columns.ts';
import { Table } from './Table.tsx';

interface City {
  name: string;
  inhabitants: string;
}

const columns: readonly TableColumn<City>[] = [
  { id: 'name', header: 'Stadt', isRowHeader: true, cell: ({ name }) => name },
  { id: 'inhabitants', header: 'Einwohner', cell: ({ inhabitants }) => inhabitants },
];
const middleOf = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;

test('the action stands in the first line of the name, and the facts below both', async () => {
  await page.viewport(390, 800);
  const screen = await render(
    <Table
      caption="Städte"
      columns={columns}
      rows={[{ name: 'Köln', inhabitants: '1.100.000' }]}
      getRowId={({ name }) => name}
      rowAction={({ name }) => <button type="button">Mehr zu {name}</button>}
    />,
  );
  const boxOf = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect();
  await expect.element(screen.getByText('1.100.000')).toBeVisible();
  const [name, action, facts] = [
    boxOf('Köln'),
    boxOf('Mehr zu Köln'),
    screen.getByText('1.100.000').element().closest('dl')?.getBoundingClientRect(),
  ];
  expect(Math.abs(middleOf(action) - middleOf(name))).toBeLessThan(3);
  expect(facts?.top).toBeGreaterThan(name.bottom);
  expect(facts?.right).toBeGreaterThan(action.left + action.width / 2);
});
