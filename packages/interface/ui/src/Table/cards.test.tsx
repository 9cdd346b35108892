import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { textEdit } from '../cellEdits/cellEdits.tsx';
import { Text } from '../Text/Text.tsx';
import { base, type City, columns, many, selection } from './cities.fixture.ts';
import type { TableColumn } from './columns.ts';
import { Table } from './Table.tsx';

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

test('a window that is made narrow keeps the selection, and what a cell has rejected', async () => {
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
