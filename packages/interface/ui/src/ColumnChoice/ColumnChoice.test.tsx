import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import type { TableColumn } from '../Table/columns.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

const columns = Array.from({ length: 40 }, (_, at): TableColumn<string> => ({
  id: `c${at}`,
  header: `Kennzahl ${at}`,
  cell: (row) => row,
}));
const words = { label: 'Spalten', showAllLabel: 'Alle anzeigen' };

test('the button of the choice conforms', async () => {
  await expectConformance(
    <ColumnChoice {...words} columns={columns} hiddenColumnIds={new Set()} onHiddenColumnIdsChange={() => {}} />,
    {
      role: 'button',
      name: 'Spalten',
    },
  );
});

test('a change keeps what was hidden before, also columns that this table has not', async () => {
  let hidden: string[] = [];
  const screen = await render(
    <ColumnChoice
      {...words}
      columns={columns}
      hiddenColumnIds={new Set(['c3', 'elsewhere'])}
      onHiddenColumnIdsChange={(ids) => (hidden = [...ids])}
    />,
  );
  await screen.getByRole('button', { name: 'Spalten' }).click();
  await screen.getByRole('checkbox', { name: 'Kennzahl 2', exact: true }).click();
  expect(hidden).toEqual(['c3', 'elsewhere', 'c2']);
  await screen.getByRole('checkbox', { name: 'Kennzahl 3', exact: true }).click();
  expect(hidden).toEqual(['elsewhere']);
});

test('of many columns the list scrolls; the button that shows all stays in sight', async () => {
  await page.viewport(1280, 500);
  const screen = await render(
    <ColumnChoice {...words} columns={columns} hiddenColumnIds={new Set()} onHiddenColumnIdsChange={() => {}} />,
  );
  await screen.getByRole('button', { name: 'Spalten' }).click();
  const { bottom } = screen.getByRole('button', { name: 'Alle anzeigen' }).element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(500);
  await page.viewport(1280, 800);
});
