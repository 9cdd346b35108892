import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignRequestListItem } from '@resonanz/testing/campaignRequests';
import { answerNever, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { RequestStage, stageRoutes } from '../fixtures/RequestStage.fixture.tsx';

const PATH = '/campaign-self-service/campaign-request';
const FIRST_PAGE = { pageNumber: 0, pageSize: 10, sortBy: 'updatedAt', sort: 'DESC' };

let server: EnvelopeFetch;

const openAt = stageOpener(RequestStage, stageRoutes);
const open = (search = '', language: Language = 'de') => openAt({ server, path: `${PATH}${search}`, language });

const lastQuery = () => server.received(CALLS.list).at(-1)?.body;
const head = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
const status = () => page.getByRole('combobox', { name: /^Status/ });
const apply = () => page.getByRole('button', { name: 'Anwenden' });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createRequestServer();
});

test('requests come page by page, those changed last first; a title leads to its page [R-ROUTE-080] [R-CONST-001]', async () => {
  const router = await open();
  await expect.element(page.getByText('1–10 von 24')).toBeVisible();
  await expect.poll(lastQuery).toEqual(FIRST_PAGE);
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await expect.element(page.getByText('11–20 von 24')).toBeVisible();
  await expect.poll(lastQuery).toEqual({ ...FIRST_PAGE, pageNumber: 1 });
  await page.getByRole('button', { name: 'Seite 1' }).click();
  await page.getByRole('link', { name: 'Frühjahrskollektion 2026', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`${PATH}/5/view`);
});

test.each<[language: Language, texts: readonly string[]]>([
  ['de', ['CR-2026-0005 · Tagescreme Aloe', '45.000\u00a0€', '01.03.2026', 'Genehmigt', '2 von 6', '3', '04.05.2026']],
  ['en', ['CR-2026-0005 · Tagescreme Aloe', '€45,000', '2026-03-01', 'Approved', '2 of 6', '3', '2026-05-04']],
])('a row says what a request is about and how far it is (%s)', async (language, texts) => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  server = createRequestServer({ requests: [buildCampaignRequestListItem()] });
  await open('', language);
  const row = page.getByRole('row').nth(1);
  for (const text of texts) await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  for (const platform of ['Instagram', 'TikTok'])
    await expect.element(row.getByRole('img', { name: platform })).toBeVisible();
});

test('without a start, an NDA, an open decision and a new comment a dash stands there', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  server = createRequestServer({ requests: [buildCampaignRequestListItem({ startDate: null, decisionsOpen: 0 })] });
  await open();
  await expect.element(page.getByText('–', { exact: true }).first()).toBeVisible();
  expect(page.getByText('–', { exact: true }).elements()).toHaveLength(4);
});

test('heads sort, search and status narrow, and the address keeps all of it', async () => {
  const router = await open();
  await head('Budget').click();
  await expect.poll(lastQuery).toEqual({ ...FIRST_PAGE, sortBy: 'budget', sort: 'ASC' });
  await page.getByRole('searchbox').fill(' Wandern ');
  await expect.poll(lastQuery).toMatchObject({ search: 'Wandern', sortBy: 'budget' });
  await status().click();
  await page.getByRole('option', { name: 'Genehmigt' }).click();
  await apply().click();
  await expect
    .poll(lastQuery)
    .toEqual({ ...FIRST_PAGE, sortBy: 'budget', sort: 'ASC', search: 'Wandern', filters: { status: [2] } });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    sort: 'budget',
    q: 'Wandern',
    status: '2',
  });
  await page.getByRole('button', { name: 'Genehmigt entfernen' }).click();
  await expect.poll(lastQuery).not.toHaveProperty('filters');
  expect(lastQuery()).toMatchObject({ search: 'Wandern', sortBy: 'budget' });
});

test('the status is chosen by keyboard', async () => {
  await open();
  await expect.element(page.getByText('1–10 von 24')).toBeVisible();
  await focusOn(status());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'Ausstehend' })).toBeVisible();
  await userEvent.keyboard('{End}{ArrowUp}{Enter}');
  await focusOn(apply());
  await userEvent.keyboard('{Enter}');
  await expect.poll(lastQuery).toEqual({ ...FIRST_PAGE, filters: { status: [3] } });
  await expect.element(page.getByText('1–8 von 8')).toBeVisible();
});

test('a shared address asks for what it says; what it does not know falls back', async () => {
  await open('?status=1&sort=-title&page=2');
  await expect
    .poll(lastQuery)
    .toEqual({ pageNumber: 1, pageSize: 10, sortBy: 'title', sort: 'DESC', filters: { status: [1] } });
  await open('?status=7&sort=secret');
  await expect.poll(lastQuery).toEqual(FIRST_PAGE);
});

test('an empty list says so, in German and in English [R-ERR-011]', async () => {
  server = createRequestServer({ requests: [] });
  await open();
  await expect.element(page.getByText('Keine Daten vorhanden')).toBeVisible();
  await expect.element(page.getByText('Sie haben noch keine Kampagnenanfrage.')).toBeVisible();
  await open('', 'en');
  await expect.element(page.getByText('No data available')).toBeVisible();
});

test('a search that finds nothing is taken back', async () => {
  const router = await open('?q=niemand');
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).first().click();
  await expect.element(page.getByText('1–10 von 24')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('while the list is on its way it is busy', async () => {
  server.on(CALLS.list, answerNever);
  await open();
  await expect
    .element(page.getByRole('table', { name: 'Ihre Kampagnenanfragen' }))
    .toHaveAttribute('aria-busy', 'true');
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});

test('on a phone each request is a card', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.element(page.getByRole('link', { name: 'Frühjahrskollektion 2026', exact: true })).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('a draft says so and leads to its form; drafts and the archive can be asked for [R-ROUTE-082]', async () => {
  const draft = buildCampaignRequestListItem({ title: '', isDraft: true, mayEdit: true, status: 1 });
  server = createRequestServer({
    requests: [draft, buildCampaignRequestListItem({ title: 'Im Archiv', archived: true }, 1)],
  });
  const router = await open();
  const row = page.getByRole('row').nth(1);
  await expect.element(row.getByText('Entwurf', { exact: true })).toBeVisible();
  await expect.element(row.getByRole('link', { name: 'Ohne Titel' })).toHaveAttribute('href', `${PATH}/5/edit`);
  await status().click();
  await page.getByRole('option', { name: 'Archiviert' }).click();
  await apply().click();
  await expect.poll(lastQuery).toEqual({ ...FIRST_PAGE, filters: { archived: true } });
  await expect.element(page.getByRole('link', { name: 'Im Archiv' })).toBeVisible();
  await page.getByRole('combobox', { name: /^Plattform/ }).click();
  await page.getByRole('option', { name: 'TikTok' }).click();
  await apply().click();
  await expect.poll(lastQuery).toMatchObject({ filters: { archived: true, platforms: ['TikTok'] } });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    status: 'archived',
    platform: 'TikTok',
  });
});

test('a new request begins in the head of the list; who was invited by token cannot begin one [R-GUARD-007]', async () => {
  const router = await open();
  await page.getByRole('link', { name: 'Kampagne anfragen' }).first().click();
  await expect.poll(() => router.state.location.pathname).toBe(`${PATH}/add`);
});
