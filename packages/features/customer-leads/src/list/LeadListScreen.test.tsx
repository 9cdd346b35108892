import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildLeads, CALLS, createLeadServer } from '../fixtures/leadServer.fixture.ts';
import { LeadStage, stageRoutes } from '../fixtures/LeadStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(LeadStage, stageRoutes);
const open = (path = '/customer-lead') => openAt({ server, path });

const lastBody = () => server.received(CALLS.list).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createLeadServer();
});

test('leads come page by page, the newest first; a follow-up that is due says so, a company leads to its page', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  const router = await open();
  await expect.element(page.getByText('1–10 von 24')).toBeVisible();
  await expect.poll(lastBody).toEqual({ pageNumber: 0, pageSize: 10, sortBy: 'createdAt', sort: 'DESC', filters: {} });
  const due = page.getByRole('row', {
    name: /Feldkost Naturwaren KG.*Qualifiziert.*DMEXCO.*25\.500.*40.*Vorschlag.*20\.10\.2026.*Fällig.*18 Tage/,
  });
  await expect.element(due.first()).toBeVisible();
  await page.getByRole('link', { name: 'Nordlicht Outdoor GmbH' }).first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/customer-lead/50/view');
});

test('budgets show their cents, and then all of their column do', async () => {
  server = createLeadServer({
    leads: buildLeads(2).map((lead, at) => ({ ...lead, expectedBudget: at === 0 ? 25_500.5 : 48_000 })),
  });
  await open();
  for (const budget of ['25.500,50\u00a0€', '48.000,00\u00a0€'])
    await expect.element(page.getByText(budget, { exact: true })).toBeVisible();
});

test('filters wait for “apply”, show as chips that take them away, and stand in the address', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await panel.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Termin' }).click();
  await panel.getByRole('checkbox', { name: 'Wiedervorlage fällig' }).click();
  await panel.getByRole('textbox', { name: 'Erwartetes Budget ab' }).fill('5000');
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(lastBody).toMatchObject({ filters: { status: 8, followUpDue: true, budgetFrom: 5000 } });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    status: '8',
    due: '1',
    budget: '5000..',
  });
  await page.getByRole('button', { name: 'Termin entfernen' }).click();
  await expect.poll(lastBody).toMatchObject({ filters: { followUpDue: true, budgetFrom: 5000 } });
  await page.getByRole('columnheader', { name: 'Firma' }).getByRole('button').click();
  await expect.poll(lastBody).toMatchObject({ sortBy: 'company', sort: 'ASC' });
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});
