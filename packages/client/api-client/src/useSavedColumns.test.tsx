import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import {
  answerFailure,
  answerNever,
  answerSuccess,
  createEnvelopeFetch,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { createApiClient } from './createApiClient.ts';
import { ApiProvider } from './react.tsx';
import { useSaveColumns } from './useSaveColumns.ts';
import { useSavedColumns } from './useSavedColumns.ts';

const READ = 'GET /listView/influencers';
const SAVE = 'POST /listView/columns/save';
const AT_FIRST = ['city', 'agency'];

const onFailure = vi.fn<() => void>();
const identities = vi.fn<(ids: ReadonlySet<string>) => void>();
let server: EnvelopeFetch;
let queryClient: QueryClient;

function Columns() {
  const hiddenColumnIds = useSavedColumns('influencers', AT_FIRST);
  const keep = useSaveColumns('influencers', onFailure);
  useLayoutEffect(() => identities(hiddenColumnIds), [hiddenColumnIds]);
  return (
    <>
      <p>{`Hidden: ${[...hiddenColumnIds].join(', ') || 'none'}`}</p>
      <button type="button" onClick={() => keep(new Set([...hiddenColumnIds, 'price']))}>
        Hide the price
      </button>
      <button type="button" onClick={() => keep(new Set())}>
        Show all
      </button>
    </>
  );
}

const hidden = (columns: string) => page.getByText(`Hidden: ${columns}`, { exact: true });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

async function open() {
  await render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={createApiClient(server)}>
        <Columns />
      </ApiProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  server = createEnvelopeFetch();
  server.on(SAVE, () => answerSuccess(null));
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  onFailure.mockReset();
  identities.mockReset();
});

afterEach(() => queryClient.clear());

test('the columns of the list stand until the choice of its user is known, and when there is none', async () => {
  let arrive: (answer: Response) => void = () => {};
  server.on(READ, () => new Promise((resolve) => (arrive = resolve)));
  await open();
  await expect.element(hidden('city, agency')).toBeVisible();
  await expect.poll(() => server.received(READ)).toHaveLength(1);
  arrive(answerSuccess({ hiddenColumns: null, savedSearches: [] }));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(hidden('city, agency')).toBeVisible();
  // The table is redrawn whenever the set is another one.
  expect(identities).toHaveBeenCalledTimes(1);
});

test('a choice counts, also that nothing is hidden; it is read once', async () => {
  server.on(READ, () => answerSuccess({ hiddenColumns: [], savedSearches: [] }));
  await open();
  await expect.element(hidden('none')).toBeVisible();
  expect(server.received(READ)).toHaveLength(1);
});

test('what is hidden is so at once, and saved', async () => {
  server.on(READ, () => answerSuccess({ hiddenColumns: ['city'], savedSearches: [] }));
  server.on(SAVE, answerNever);
  await open();
  await expect.element(hidden('city')).toBeVisible();
  await press('Hide the price');
  await expect.element(hidden('city, price')).toBeVisible();
  await expect
    .poll(() => server.received(SAVE).map(({ body }) => body))
    .toEqual([{ listId: 'influencers', hiddenColumns: ['city', 'price'] }]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('columns that are rejected are shown as before, and said', async () => {
  server.on(READ, () => answerSuccess({ hiddenColumns: ['city'], savedSearches: [] }));
  server.on(SAVE, answerFailure);
  await open();
  await expect.element(hidden('city')).toBeVisible();
  await press('Show all');
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  await expect.element(hidden('city')).toBeVisible();
});

test('a choice that cannot be read leaves the columns of the list, and one made then is saved', async () => {
  server.on(READ, answerFailure);
  await open();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(hidden('city, agency')).toBeVisible();
  await press('Hide the price');
  await expect.element(hidden('city, agency, price')).toBeVisible();
  await expect.poll(() => server.received(SAVE)).toHaveLength(1);
});
