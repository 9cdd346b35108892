import '@resonanz/tokens/styles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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

/** A list of more columns than find room, which says what it draws. */
function PlaceList({ columns }: { columns: readonly TableColumn<Place>[] }) {
  return (
    <LanguageProvider language="de">
      <ListScreen list={useListState(list, useMemoryRouter('?size=25'))} query={query} columns={{ all: columns, hiddenIds: null, onHide: never }}>
        {(parts) => <Table {...parts} caption="Orte" getRowId={({ id }) => id} />}
      </ListScreen>
    </LanguageProvider>
  );
}

async function open() {
  await page.viewport(1000, 800);
  const drawn: string[] = [];
  const columns = Array.from({ length: 12 }, (_, at): TableColumn<Place> => ({
    id: `c${at}`,
    header: `Spalte ${at}`,
    width: 160,
    cell: ({ id }) => {
      drawn.push(`c${at} of ${id}`);
      return id;
    },
  }));
  const later: Node[] = [];
  const watch = new MutationObserver((changes) => later.push(...changes.flatMap(({ target, addedNodes }) => (target.nodeName === 'TBODY' ? [...addedNodes] : []))));
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await render(<PlaceList columns={columns} />);
  await expect.element(page.getByRole('row')).toHaveLength(26);
  return { drawn, later };
}

test('each cell is drawn once, and none of a column that finds no room', async () => {
  const { drawn } = await open();
  const shown = page.getByRole('columnheader').elements().length;
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(12);
  expect(drawn).toHaveLength(shown * 25);
  expect(new Set(drawn).size).toBe(shown * 25);
});

test('rows in sight are painted first, the others right after them', async () => {
  const { later } = await open();
  expect(later).toHaveLength(9);
});
