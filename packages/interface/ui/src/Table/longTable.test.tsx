import '@resonanz/tokens/styles';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { textEdit } from '../cellEdits/cellEdits.tsx';
import { LongCellGrid } from '../CellGrid/CellGrid.tsx';
import { base, type City, many } from './cities.fixture.ts';
import type { TableColumn } from './columns.ts';
import { Table } from './Table.tsx';

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
