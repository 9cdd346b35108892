import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFocusKept, expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildContracts, CALLS, createContractServer } from '../fixtures/contractServer.fixture.ts';
import { ContractStage, stageRoutes } from '../fixtures/ContractStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ContractStage, stageRoutes);
const open = (path = '/contract') => openAt({ server, path });
const lastBody = () => server.received(CALLS.list).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createContractServer();
});

test('contracts come page by page, the newest first, each with its status; a partner who has been asked for long stands out [R-ROUTE-025]', async () => {
  const router = await open();
  await expect.element(page.getByText('1–6 von 6')).toBeVisible();
  await expect.poll(lastBody).toEqual({ pageNumber: 0, pageSize: 10, sortBy: 'createdAt', sort: 'DESC', filters: {} });
  await expect.element(page.getByText('Versendet, wartet seit 9 Tagen')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Sophie Grüber.*Beendet/ })).toBeVisible();
  await page.getByRole('link', { name: 'Lena Hoffmann' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/contract/30/view');
});

test('filters wait for “apply”, show as chips that take them away, and stand in the address', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await panel.getByRole('checkbox', { name: 'Versendet' }).click();
  await panel.getByRole('checkbox', { name: 'Länger als 5 Tage ohne Unterschrift' }).click();
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(lastBody).toMatchObject({ filters: { status: ['sent'], waitingLong: true } });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    status: 'sent',
    waiting: '1',
  });
  await page.getByRole('button', { name: 'Versendet entfernen', exact: true }).click();
  await expect.poll(lastBody).toMatchObject({ filters: { waitingLong: true } });
});

test('where one fee has cents, all fees show two decimals', async () => {
  server = createContractServer({
    contracts: buildContracts().map((contract, index) => (index === 0 ? { ...contract, budget: 1_850.5 } : contract)),
  });
  await open();
  for (const fee of ['1.850,50\u00a0€', '2.550,00\u00a0€'])
    await expect.element(page.getByText(fee, { exact: true })).toBeVisible();
});

test('documents of several contracts are fetched as one zip; a draft has none', async () => {
  await open();
  await expect.element(page.getByRole('checkbox', { name: 'Vertrag 30, Lena Hoffmann auswählen' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Vertrag 31, Jonas Weidenfeller auswählen' }).click();
  await page
    .getByRole('checkbox', { name: 'Vertrag 33, Maximilian-Alexander von Hohenstein-Wittelsbach auswählen' })
    .click();
  await page.getByRole('button', { name: 'Als Zip herunterladen' }).click();
  await expect.poll(() => server.received(CALLS.zip).at(-1)?.body).toEqual({ contractId: [31, 33] });
});

test('filters go by keyboard, and the focus stays with the list', async () => {
  await open('/contract?status=sent&waiting=1');
  await expectFocusKept(['Versendet', 'Länger als 5 Tage ohne Unterschrift']);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});

test('the rows stay where they are when the first one is selected', async () => {
  await open();
  const row = page.getByRole('row', { name: /Sophie Grüber/ });
  await expect.element(row).toBeVisible();
  const before = row.element().getBoundingClientRect().top;
  await page.getByRole('row').first().getByRole('checkbox').click();
  await expect.element(page.getByRole('group', { name: 'Auswahl' })).toBeVisible();
  expect(row.element().getBoundingClientRect().top).toBe(before);
});
