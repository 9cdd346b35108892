import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { answerNever, answerSuccess, createEnvelopeFetch, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { createApiClient } from './createApiClient.ts';
import { customerMutations } from './customerMutations.ts';
import { customerQueries, type CustomerInput } from './customers.ts';
import { ApiProvider } from './react.tsx';
import { runMutation } from './runMutation.ts';
import { type CustomerOption, useCustomerOptions } from './useCustomerOptions.ts';

const NAMES = 'GET /customer/getNames';
const customer: CustomerInput = {
  name: 'Küstenkind AG',
  contacts: [],
  billing: { paymentDays: 14, needsOrderNumber: false, currencyCode: 'EUR' },
};
const named = Array.from({ length: 150 }, (_, index) => ({ customerId: index + 1, name: `Kunde ${index + 1}` }));

const identities = vi.fn<(items: readonly CustomerOption[]) => void>();
let server: EnvelopeFetch;
let queryClient: QueryClient;

function Customers() {
  const [isNeeded, setNeeded] = useState(false);
  const [, draw] = useState(0);
  const { items, isLoading } = useCustomerOptions(isNeeded);
  useLayoutEffect(() => identities(items), [items]);
  return (
    <>
      <p>{isLoading ? 'On their way' : `${items.length}, the last: ${items.at(-1)?.label ?? 'none'}`}</p>
      <button type="button" onClick={() => setNeeded(true)}>
        Choose
      </button>
      <button type="button" onClick={() => draw((before) => before + 1)}>
        Draw again
      </button>
    </>
  );
}

const asked = () => server.received(NAMES).length;
const press = (name: string) => page.getByRole('button', { name }).click();

async function open() {
  await render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={createApiClient(server)}>
        <Customers />
      </ApiProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  server = createEnvelopeFetch().on(NAMES, () => answerSuccess(named));
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  identities.mockReset();
});
afterEach(() => queryClient.clear());

test('no one is asked until the customers are needed; then each of them can be chosen', async () => {
  await open();
  await expect.element(page.getByText('0, the last: none')).toBeVisible();
  expect(asked()).toBe(0);
  await press('Choose');
  await expect.element(page.getByText('150, the last: Kunde 150')).toBeVisible();
  expect(asked()).toBe(1);
  await press('Draw again');
  expect(identities.mock.calls.map(([items]) => items.length)).toEqual([0, 150]);
});

test('it says that they are on their way', async () => {
  server.on(NAMES, answerNever);
  await open();
  await press('Choose');
  await expect.element(page.getByText('On their way')).toBeVisible();
});

test.each([
  [
    'saved',
    'POST /customer/save',
    (calls: ReturnType<typeof customerMutations>) => runMutation(queryClient, calls.save(), customer),
  ],
  [
    'put into the archive',
    'POST /customer/changeStatus',
    (calls: ReturnType<typeof customerMutations>) =>
      runMutation(queryClient, calls.changeStatus(), { customerId: 150, archived: true }),
  ],
  [
    'deleted',
    'POST /customer/delete',
    (calls: ReturnType<typeof customerMutations>) => runMutation(queryClient, calls.remove(), 150),
  ],
])('once a customer is %s they are requested again', async (_what, call, change) => {
  await open();
  await press('Choose');
  await expect.element(page.getByText('150, the last: Kunde 150')).toBeVisible();
  server.on(call, () => answerSuccess(null)).on(NAMES, () => answerSuccess(named.slice(0, -1)));
  await change(customerMutations(createApiClient(server), queryClient));
  await expect.element(page.getByText('149, the last: Kunde 149')).toBeVisible();
  expect(asked()).toBe(2);
});

test('a customer that is deleted is not asked for once more', async () => {
  const { queryKey } = customerQueries(createApiClient(server)).details(150);
  queryClient.setQueryData(queryKey, { customerId: 150, name: 'Kunde 150' } as never);
  server.on('POST /customer/delete', () => answerSuccess(null));
  await runMutation(queryClient, customerMutations(createApiClient(server), queryClient).remove(), 150);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
});
