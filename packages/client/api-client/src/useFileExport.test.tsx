import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { answerFailure, createEnvelopeFetch, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { createApiClient } from './createApiClient.ts';
import { customerMutations } from './customerMutations.ts';
import { ApiProvider } from './react.tsx';
import { useFileExport } from './useFileExport.ts';

const EXPORT = 'POST /customer/export';
const wanted = { format: 'csv', language: 'de', filters: {} } as const;

const load = vi.fn<() => Promise<typeof customerMutations>>().mockResolvedValue(customerMutations);
const notify = vi.fn<(what: string) => void>();
const saved: string[] = [];
let server: EnvelopeFetch;

function Customers() {
  const save = useFileExport(load);
  return (
    <button
      type="button"
      onClick={() =>
        void save(wanted).then(
          () => notify('saved'),
          () => notify('failed'),
        )
      }
    >
      Export
    </button>
  );
}

async function open() {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider client={createApiClient(server)}>
        <Customers />
      </ApiProvider>
    </QueryClientProvider>,
  );
}

const fileNamed = (name: string) => () =>
  new Response('Name\r\n', {
    headers: { 'Content-Type': 'text/csv', 'Content-Disposition': `attachment; filename="${name}"` },
  });

beforeEach(() => {
  server = createEnvelopeFetch();
  vi.clearAllMocks();
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['its own name', 'kunden.csv', 'kunden.csv'],
  ['a plain name where the server gives none', '', 'export.csv'],
])('the file is saved under %s; the calls are fetched with the first export', async (_which, name, as) => {
  server.on(EXPORT, fileNamed(name));
  await open();
  expect(load).not.toHaveBeenCalled();
  await page.getByRole('button').click();
  await expect.poll(() => notify.mock.calls).toEqual([['saved']]);
  expect(saved).toEqual([as]);
  expect(server.received(EXPORT).map(({ body }) => body)).toEqual([wanted]);
});

test('an error is passed to the caller', async () => {
  server.on(EXPORT, answerFailure);
  await open();
  await page.getByRole('button').click();
  await expect.poll(() => notify.mock.calls).toEqual([['failed']]);
  expect(saved).toEqual([]);
});
