import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { DataGrid } from './DataGrid.tsx';
import type { GridColumn } from './GridColumn.ts';
import { entries, type Entry, labels, useEntries } from './gridStage.fixture.tsx';

const columns: readonly GridColumn<Entry>[] = [
  { id: 'name', header: 'Creator', isPinned: true, width: 200, text: ({ name }) => name, cell: ({ name }) => name },
  { id: 'budget', header: 'Budget', kind: 'money', isEditable: true, read: ({ budget }) => budget },
];
const creators = entries(10_000);

function Demo() {
  const { rows, onSave } = useEntries(creators, async () => ({ ok: true }));
  return (
    <LocaleProvider language="de">
      <DataGrid<Entry, number>
        caption="Creator"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        labels={labels}
        onSave={onSave}
      />
    </LocaleProvider>
  );
}

const budgetOf = (row: number) => {
  const element = document.querySelector<HTMLElement>(`[data-line="${row}"] > [aria-colindex="2"]`);
  if (!element) throw new Error(`There is no row ${row}.`);
  return element;
};

test('of ten thousand rows those in sight are drawn, in every frame of a fast scroll, and the one with the focus', async () => {
  await page.viewport(1200, 700);
  await render(<Demo />);
  const box = page.getByRole('grid').element() as HTMLElement;
  await userEvent.click(budgetOf(2));
  const blank: number[] = [];
  for (let top = 0; top < 60_000; top += 3170) {
    box.scrollTop = top;
    await new Promise((done) => requestAnimationFrame(done));
    const { left, top: boxTop, bottom } = box.getBoundingClientRect();
    for (let y = boxTop + 50; y < bottom - 5; y += 40)
      if (!document.elementFromPoint(left + 20, y)?.closest('[data-line]')) blank.push(top);
  }
  expect(blank).toEqual([]);
  expect(box.querySelectorAll('[role=row]').length).toBeLessThan(60);
  expect(document.activeElement).toBe(budgetOf(2));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '10001');
  await expect.element(page.getByRole('rowheader', { name: 'Aylin Demir 10000' })).toBeInViewport();
});
