import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import type { ColumnWidths, TableSort } from '@resonanz/ui/Table';
import type { Entry, useEntries } from './gridStage.fixture.tsx';
import { type Save, drawn, Demo, cell, textOf, status, shown, keys, BUDGET, FLAG } from './smallGrid.fixture.tsx';

beforeEach(() => page.viewport(1200, 700));

test('the grid conforms', async () => {
  await expectConformance(<Demo />, { role: 'grid', name: 'Creator', isFocusable: false });
});

test('one stop for the Tab key; arrows, Home, End and Ctrl lead through the cells and to the head', async () => {
  await render(<Demo />);
  await userEvent.click(page.getByRole('button', { name: 'davor' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(cell(0, 1));
  await keys('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(cell(1, BUDGET));
  await keys('{Control>}{ArrowDown}{/Control}{End}');
  expect(document.activeElement).toBe(cell(3, FLAG).querySelector('input'));
  await keys('{Control>}{Home}{/Control}{ArrowRight}{ArrowUp}');
  expect(document.activeElement).toBe(
    page.getByRole('columnheader', { name: 'Budget' }).element().querySelector('button') ?? cell(-1, BUDGET),
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'danach' }).element());
});

test('what another user changes is marked; a field keeps what is being entered and says so', async () => {
  let set: ReturnType<typeof useEntries>['setRows'] = () => {};
  const answer = vi.fn<Save>(async () => ({ ok: true }));
  await render(
    <Demo
      answer={answer}
      onRows={(next) => {
        set = next;
      }}
    />,
  );
  const remote = (id: number, budget: number) =>
    set((rows) => rows.map((row) => (row.id === id ? { ...row, budget } : row)));
  remote(4, 99);
  await vi.waitFor(() => expect(cell(3, BUDGET)).toHaveAccessibleDescription('Gerade von jemand anderem geändert'));
  await userEvent.click(cell(0, BUDGET));
  await keys('12');
  remote(1, 2000);
  await expect.element(page.getByText('Inzwischen geändert auf 2.000,00 €.').first()).toBeVisible();
  await keys('3{Enter}');
  await shown(() => textOf(0, BUDGET), '123,00 €');
  expect(answer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: 123, previous: 450 }));
});

test('a change renders no other row again', async () => {
  await render(<Demo />);
  await userEvent.click(cell(1, BUDGET));
  drawn.length = 0;
  await keys('{ArrowRight}{ArrowLeft}77{Enter}');
  await shown(() => textOf(1, BUDGET), '77,00 €');
  expect(new Set(drawn)).toEqual(new Set(['Amara Okafor-Lindner']));
});

test('boxes tick rows, with Shift a range; the head completes a mixed selection', async () => {
  let ids: ReadonlySet<number> = new Set([99]);
  const selection = () => ({
    selectedIds: ids,
    onSelectionChange: (next: Set<number>) => {
      ids = next;
    },
    selectAllLabel: 'Alle',
    selectRowLabel: ({ name }: Entry) => name,
    message: (count: number) => `${count} ausgewählt`,
  });
  const screen = await render(<Demo selection={selection()} />);
  const again = () => screen.rerender(<Demo selection={selection()} />);
  await userEvent.click(page.getByRole('checkbox', { name: 'Lena Hartwig' }));
  await again();
  await keys('{Shift>}');
  await userEvent.click(page.getByRole('checkbox', { name: 'Sophie Brandstätter' }));
  await keys('{/Shift}');
  expect([...ids]).toEqual([99, 1, 2, 3]);
  await again();
  expect((page.getByRole('checkbox', { name: 'Alle' }).element() as HTMLInputElement).indeterminate).toBe(true);
  await userEvent.click(page.getByRole('checkbox', { name: 'Alle' }));
  expect([...ids]).toEqual([99, 1, 2, 3, 4]);
  expect(status()?.trim()).toBe('5 ausgewählt');
});

test('heads sort, and change their width by drag and by keys', async () => {
  const onSortChange = vi.fn<(sort: TableSort) => void>();
  const onWidthsChange = vi.fn<(widths: ColumnWidths) => void>();
  const resizing = { widths: { budget: 200 }, onWidthsChange, edgeLabel: (header: string) => `Breite von ${header}` };
  await render(<Demo onSortChange={onSortChange} resizing={resizing} />);
  await userEvent.click(page.getByRole('button', { name: 'Budget', exact: true }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ columnId: 'budget', direction: 'ascending' });
  await keys('{Shift>}{ArrowRight}{/Shift}');
  expect(onWidthsChange).toHaveBeenLastCalledWith({ budget: 208 });
  expect(cell(0, BUDGET).offsetWidth).toBe(200);
});

test('right to left, arrows follow the direction and the first column stays at its side', async () => {
  document.documentElement.dir = 'rtl';
  try {
    await page.viewport(390, 700);
    await render(<Demo />);
    await userEvent.click(cell(0, 1));
    await keys('{ArrowLeft}{End}');
    expect(document.activeElement).toBe(cell(0, FLAG).querySelector('input'));
    const box = page.getByRole('grid').element().getBoundingClientRect();
    expect(Math.round(cell(0, 1).getBoundingClientRect().right)).toBe(Math.round(box.right));
    expect(cell(0, 1).offsetWidth).toBe(132);
    expect(cell(0, 1).offsetHeight).toBe(44);
  } finally {
    document.documentElement.dir = 'ltr';
  }
});
