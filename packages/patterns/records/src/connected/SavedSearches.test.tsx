import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NewSavedSearch, SavedSearch, SavedSearchChange } from '@resonanz/api-client/listViews';
import {
  answerFailure,
  answerError,
  answerSuccess,
  createEnvelopeFetch,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { flag } from '../listState/codecs.ts';
import { defineList } from '../listState/defineList.ts';
import { useRouterListState } from '../listState/useRouterListState.ts';
import { openConnected } from './openConnected.fixture.tsx';
import { ListSavedSearches } from './useListTools.tsx';

const CALLS = {
  read: 'GET /listView/influencers',
  add: 'POST /listView/savedSearch/add',
  update: 'POST /listView/savedSearch/update',
  remove: 'POST /listView/savedSearch/delete',
} as const;
const NAME = 'Beauty in Hamburg';
const OTHER = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

const definition = defineList({
  sorts: ['name', 'followers'],
  defaultSort: { columnId: 'name', direction: 'ascending' },
  filters: { trusted: flag, archived: flag },
});

function List() {
  return <ListSavedSearches listId="influencers" list={useRouterListState(definition)} />;
}

let server: EnvelopeFetch;
let saved: readonly SavedSearch[];

beforeEach(async () => {
  await page.viewport(1440, 900);
  saved = [{ savedSearchId: 7, name: NAME, query: '?archived=1' }];
  server = createEnvelopeFetch()
    .on(CALLS.read, () => answerSuccess({ hiddenColumns: null, savedSearches: saved }))
    .on(CALLS.add, ({ body }) => {
      const { name, query } = body as NewSavedSearch;
      const search = { savedSearchId: 8, name, query };
      saved = [...saved, search];
      return answerSuccess(search);
    })
    .on(CALLS.update, ({ body }) => {
      const { savedSearchId, ...change } = body as SavedSearchChange;
      saved = saved.map((search) => (search.savedSearchId === savedSearchId ? { ...search, ...change } : search));
      return answerSuccess(saved[0]);
    })
    .on(CALLS.remove, () => {
      saved = [];
      return answerSuccess(null);
    });
});

/** Opens the searches of a list that is filtered and on its third page. */
async function open() {
  const router = await openConnected(<List />, server, { search: '?trusted=1&page=3' });
  await page.getByRole('button', { name: 'Gespeichert', exact: true }).click();
  return router;
}
const search = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (call: string) => server.received(call).map(({ body }) => body);
const choose = async (action: string) => {
  await search(`Aktionen für „${NAME}“`).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const keepAs = async (name: string) => {
  await page.getByRole('textbox', { name: 'Aktuelle Suche speichern als' }).fill(name);
  await userEvent.keyboard('{Enter}');
};

test('a search is saved under its name, without the page, and is in the list then', async () => {
  await open();
  await keepAs('Vertraute');
  await expect.element(search('Vertraute')).toBeVisible();
  expect(sent(CALLS.add)).toEqual([{ listId: 'influencers', name: 'Vertraute', query: '?trusted=1' }]);
});

test('a saved search leads the list to its address', async () => {
  const router = await open();
  await search(NAME).click();
  await expect.poll(() => router.state.location.search).toBe('?archived=1');
});

test('a search is renamed', async () => {
  await open();
  await choose('Umbenennen');
  await page.getByRole('textbox', { name: 'Neuer Name' }).fill('Hamburg');
  await userEvent.keyboard('{Enter}');
  await expect.element(search('Hamburg')).toBeVisible();
  expect(sent(CALLS.update)).toEqual([{ savedSearchId: 7, name: 'Hamburg' }]);
});

test('a search is replaced by what the list shows', async () => {
  await open();
  await choose('Durch aktuelle Suche ersetzen');
  await expect.poll(() => sent(CALLS.update)).toEqual([{ savedSearchId: 7, query: '?trusted=1' }]);
});

test('a search is deleted after a question', async () => {
  await open();
  await choose('Löschen');
  expect(sent(CALLS.remove)).toEqual([]);
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect.element(page.getByText('Noch keine gespeicherten Suchen.')).toBeVisible();
  expect(sent(CALLS.remove)).toEqual([{ savedSearchId: 7 }]);
});

describe('an error', () => {
  test.each([
    ['that the name is taken', 422, 'savedSearchNameTaken', 'Diesen Namen gibt es schon.'],
    ['that there are too many', 409, 'tooManySavedSearches', /^Sie haben schon 50 Suchen gespeichert/],
    ['for another reason', 500, 'Internal server error', OTHER],
  ])('to keep one says below the name %s, and the name stays', async (_reason, status, error, text) => {
    server.on(CALLS.add, () => answerError(status, 'REFUSED', error));
    await open();
    await keepAs(NAME);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue(NAME);
  });

  test('to rename one is said below the new name', async () => {
    server.on(CALLS.update, () => answerError(422, 'VALIDATION_FAILED', 'savedSearchNameTaken'));
    await open();
    await choose('Umbenennen');
    await page.getByRole('textbox', { name: 'Neuer Name' }).fill('Hamburg');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Diesen Namen gibt es schon.')).toBeVisible();
  });

  test('to replace one is shown beside the list, which is refetched', async () => {
    server.on(CALLS.update, answerFailure);
    await open();
    await choose('Durch aktuelle Suche ersetzen');
    await expect.element(page.getByText(OTHER)).toBeVisible();
    await expect.poll(() => server.received(CALLS.read)).toHaveLength(2);
  });

  test('to delete one is shown beside the list, and the search stays', async () => {
    server.on(CALLS.remove, answerFailure);
    await open();
    await choose('Löschen');
    await page.getByRole('button', { name: 'Löschen', exact: true }).click();
    await expect.element(page.getByText(OTHER)).toBeVisible();
    await expect.element(search(NAME)).toBeVisible();
  });
});

test('searches that could not be loaded are loaded again', async () => {
  server.on(CALLS.read, answerFailure);
  await open();
  await expect.element(page.getByText('Die gespeicherten Suchen konnten nicht geladen werden.')).toBeVisible();
  server.on(CALLS.read, () => answerSuccess({ hiddenColumns: null, savedSearches: saved }));
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(search(NAME)).toBeVisible();
});
