import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CellGrid } from '../CellGrid/CellGrid.tsx';
import { base, cities, many, selection } from './cities.fixture.ts';
import { Table } from './Table.tsx';

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
