import '@resonanz/tokens/styles';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { defineList } from '../listState/defineList.ts';
import { useListState } from '../listState/useListState.ts';
import { useMemoryRouter } from '../listState/useMemoryRouter.ts';
import { ListScreen } from './ListScreen.tsx';

interface Place {
  readonly id: number;
}

const places: readonly Place[] = Array.from({ length: 25 }, (_, id) => ({ id }));
const query = { data: { rows: places, total: 25 }, error: null, isFetching: false, refetch: () => {} };
const list = defineList({ sorts: ['place'], filters: {} });
const never = () => {};

interface PlaceListProps {
  columns: readonly TableColumn<Place>[];
  error?: unknown;
  onSelectionChange?: (ids: ReadonlySet<number>) => void;
}

const none: ReadonlySet<number> = new Set();

/** A list of more columns than find room. */
function PlaceList({ columns, error = null, onSelectionChange = never }: PlaceListProps) {
  return (
    <LanguageProvider language="de">
      <ListScreen
        list={useListState(list, useMemoryRouter('?size=25'))}
        query={{ ...query, error }}
        columns={{ all: columns, hiddenIds: null, onHide: never }}
      >
        {(parts) => (
          <Table
            {...parts}
            caption="Orte"
            getRowId={({ id }) => id}
            selectedIds={none}
            onSelectionChange={onSelectionChange}
            selectAllLabel="Alle auswählen"
            selectRowLabel={({ id }) => `Ort ${id} auswählen`}
          />
        )}
      </ListScreen>
    </LanguageProvider>
  );
}

/** Columns that say what they draw. */
const columnsInto = (drawn: string[]) =>
  Array.from({ length: 12 }, (_, at): TableColumn<Place> => ({
    id: `c${at}`,
    header: `Spalte ${at}`,
    width: 160,
    cell: ({ id }) => {
      drawn.push(`c${at} of ${id}`);
      return id;
    },
  }));

async function open() {
  await page.viewport(1000, 800);
  const drawn: string[] = [];
  const later: Node[] = [];
  const watch = new MutationObserver((changes) =>
    later.push(...changes.flatMap(({ target, addedNodes }) => (target.nodeName === 'TBODY' ? [...addedNodes] : []))),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await render(<PlaceList columns={columnsInto(drawn)} />);
  await expect.element(page.getByRole('row')).toHaveLength(26);
  return { drawn, later };
}

test('each cell is drawn once, and none of a column that finds no room', async () => {
  const { drawn } = await open();
  const shown = page.getByRole('columnheader', { name: /^Spalte/ }).elements().length;
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(12);
  expect(drawn).toHaveLength(shown * 25);
  expect(new Set(drawn).size).toBe(shown * 25);
});

test('rows in sight are painted first, the others right after them', async () => {
  const { later } = await open();
  expect(later).toHaveLength(9);
});

test('a selection of all that is made before the others are drawn holds all', async () => {
  await page.viewport(1000, 800);
  const onSelectionChange = vi.fn<(ids: ReadonlySet<number>) => void>();
  const press = new MutationObserver(() => document.querySelector<HTMLElement>('thead input')?.click());
  onTestFinished(() => press.disconnect());
  const place = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => place.remove());
  press.observe(place, { childList: true, subtree: true });
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  let drawnAtPress = 0;
  onSelectionChange.mockImplementation(() => {
    drawnAtPress ||= document.querySelectorAll('tr[data-row]').length;
  });
  root.render(<PlaceList columns={columnsInto([])} onSelectionChange={onSelectionChange} />);
  await expect.poll(() => onSelectionChange.mock.calls[0]?.[0].size).toBe(25);
  expect(drawnAtPress).toBe(16);
});

test('a list that was denied at first draws its rows when they may be seen', async () => {
  await page.viewport(1000, 800);
  const screen = await render(<PlaceList columns={columnsInto([])} error={{ status: 403 }} />);
  expect(page.getByRole('row').elements()).toHaveLength(0);
  await screen.rerender(<PlaceList columns={columnsInto([])} />);
  await expect.element(page.getByRole('row')).toHaveLength(26);
});

test('a server draws all rows and columns', () => {
  const drawn: string[] = [];
  renderToString(<PlaceList columns={columnsInto(drawn)} />);
  expect(drawn).toHaveLength(12 * 25);
});
