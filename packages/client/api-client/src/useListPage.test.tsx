import { keepPreviousData, QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useListPage } from './useListPage.ts';

interface Row {
  name: string;
}
interface Page {
  content: readonly Row[];
  totalElements: number;
  totalPages: number;
}

const read = vi.fn<(number: number) => Promise<Page>>();
const pageOf = (number: number) =>
  queryOptions({
    queryKey: ['rows', number],
    queryFn: () => read(number),
    placeholderData: keepPreviousData,
    retry: false,
  });
/** How often had been asked when the list stood on the screen for the first time. */
const askedWhenDrawn = vi.fn<(count: number) => void>();

let queryClient: QueryClient;

function List({ number }: { number: number }) {
  const { data, error, isPending } = useListPage(pageOf(number));
  useLayoutEffect(() => askedWhenDrawn(read.mock.calls.length), []);
  if (isPending) return <p>Loading</p>;
  if (error) return <p>{error.message}</p>;
  return (
    <>
      <p>{`${data.total} in all`}</p>
      <ul>
        {data.rows.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

const list = (number: number) => (
  <QueryClientProvider client={queryClient}>
    <List number={number} />
  </QueryClientProvider>
);
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const answer = (...rows: string[]): Page => ({
  content: rows.map((name) => ({ name })),
  totalElements: 10_000,
  totalPages: 1000,
});

beforeEach(() => {
  queryClient = new QueryClient();
  read.mockReset();
  askedWhenDrawn.mockReset();
});

afterEach(() => queryClient.clear());

test('a page is its rows and how many there are on all pages', async () => {
  read.mockResolvedValue(answer('Lena', 'Jonas'));
  await render(list(0));
  await expect.element(page.getByText('10000 in all')).toBeVisible();
  expect(names()).toEqual(['Lena', 'Jonas']);
});

test('it is asked for while the list is being drawn, once', async () => {
  read.mockResolvedValue(answer('Lena'));
  await render(list(0));
  expect(askedWhenDrawn.mock.calls).toEqual([[1]]);
  await expect.element(page.getByText('Lena')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
});

test('the rows stand while the next page is on its way', async () => {
  read.mockResolvedValueOnce(answer('Lena'));
  const screen = await render(list(0));
  await expect.element(page.getByText('Lena')).toBeVisible();
  let arrive: (rows: Page) => void = () => {};
  read.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await screen.rerender(list(1));
  expect(names()).toEqual(['Lena']);
  arrive(answer('Jonas'));
  await expect.element(page.getByText('Jonas')).toBeVisible();
  expect(read.mock.calls).toEqual([[0], [1]]);
});

test('a page that is known already is not asked for before it is drawn', async () => {
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
  queryClient.setQueryData(['rows', 0], answer('Lena'));
  await render(list(0));
  expect(names()).toEqual(['Lena']);
  expect(read).not.toHaveBeenCalled();
});

test('a failure is that of the list, not of the drawing', async () => {
  read.mockRejectedValue(new Error('offline'));
  await render(list(0));
  await expect.element(page.getByText('offline')).toBeVisible();
});
