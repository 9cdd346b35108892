import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFocusKept, expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildCustomer } from '../fixtures/customers.fixture.ts';
import { CALLS, createCustomerServer } from '../fixtures/customerServer.fixture.ts';
import { CustomerStage, stageRoutes } from '../fixtures/CustomerStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(CustomerStage, stageRoutes);
const open = (path = '/customer/management') => openAt({ server, path });

const lastBody = () => server.received(CALLS.list).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCustomerServer();
});

test('customers come page by page, by name; the menu’s address leads there, a name to the page of the customer [R-ROUTE-023] [R-ROUTE-067]', async () => {
  const router = await open('/customer');
  await expect.poll(() => router.state.location.pathname).toBe('/customer/management');
  await expect.element(page.getByText('1–10 von 24')).toBeVisible();
  await expect.poll(lastBody).toEqual({ pageNumber: 0, pageSize: 10, sortBy: 'name', sort: 'ASC', filters: {} });
  await page.getByRole('link', { name: 'Lindenblatt Naturkosmetik GmbH' }).first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/customer/1/view');
});

test('filters wait for “apply”, show as chips that take them away, and stand in the address', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await panel.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Kunde' }).click();
  await panel.getByRole('textbox', { name: 'Jahresbudget ab' }).fill('5k');
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(lastBody).toMatchObject({ filters: { status: 2, budgetFrom: 5000 } });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    status: '2',
    budget: '5000..',
  });
  await page.getByRole('button', { name: 'Kunde entfernen' }).click();
  await expect.poll(lastBody).toMatchObject({ filters: { budgetFrom: 5000 } });
  await page.getByRole('columnheader', { name: 'Verplantes Budget' }).getByRole('button').click();
  await expect.poll(lastBody).toMatchObject({ sortBy: 'usedBudget', sort: 'ASC' });
});

test('budgets show their cents, and then all of their column do', async () => {
  server = createCustomerServer({
    customers: [
      buildCustomer({ budget: 48_000, usedBudget: 1_850.5 }),
      buildCustomer({ budget: 61_250.5, usedBudget: 9_500 }, 1),
    ],
  });
  await open();
  for (const amount of ['48.000,00\u00a0€', '61.250,50\u00a0€', '1.850,50\u00a0€', '9.500,00\u00a0€'])
    await expect.element(page.getByText(amount, { exact: true })).toBeVisible();
});

test('filters go by keyboard, and the focus stays with the list', async () => {
  await open('/customer/management?status=2&dormant=1');
  await expectFocusKept(['Kunde', '12 Monate ohne Kampagne']);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});
