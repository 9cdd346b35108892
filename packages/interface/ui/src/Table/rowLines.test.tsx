import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { TableColumn } from './columns.ts';
import { Table } from './Table.tsx';

beforeEach(() => page.viewport(1280, 800));

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

test.each([
  [1, 40],
  [2, 52],
] as const)(
  'with %i line(s) a row all rows are %i px high, and columns are as wide as they say, or wider in proportion',
  async (lines, height) => {
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
  },
);

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
