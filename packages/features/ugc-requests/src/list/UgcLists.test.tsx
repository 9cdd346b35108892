import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerFailure, answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createUgcServer } from '../fixtures/ugcServer.fixture.ts';
import { brandUser, stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const BRAND = '/campaign-self-service/ugc-video';
const STAFF = '/campaign/ugc-video-request';
const FIRST_PAGE = { pageNumber: 0, pageSize: 10, sortBy: 'updatedAt', sort: 'DESC', filters: {} };

let server: EnvelopeFetch;

const openAt = stageOpener(UgcStage, stageRoutes);
const open = (path: string, user = brandUser, language: Language = 'de') => openAt({ server, path, language, user });

const lastQuery = () => server.received(CALLS.list).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createUgcServer();
});

test('a brand sees its requests with price, creators and videos; a draft leads to its form [R-ROUTE-085] [R-PROD-019]', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  const router = await open(BRAND);
  await expect.element(page.getByText('1–10 von 24')).toBeVisible();
  await expect.poll(lastQuery).toEqual(FIRST_PAGE);
  const row = page.getByRole('row').filter({ hasText: 'UGC-2026-0007' });
  for (const text of ['30 Sekunden', '435\u00a0€', '18.12.2026', '2 von 3', '1 von 3', 'Genehmigt'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Herbstleuchten Nachtserum 30 ml 4', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`${BRAND}/11/edit`);
});

test('who signed up by token gets no button to order and no way into drafts [R-GUARD-009]', async () => {
  await open(BRAND, { ...brandUser, signupWithToken: true });
  await expect.element(page.getByText('1–10 von 24')).toBeVisible();
  expect(page.getByRole('link', { name: 'UGC-Video anfragen' }).elements()).toHaveLength(0);
  expect(page.getByRole('link', { name: 'Herbstleuchten Nachtserum 30 ml 4', exact: true }).elements()).toHaveLength(0);
});

test('the agency sees brand, languages and who looks after a request, and filters by all of them', async () => {
  await open(`${STAFF}?status=2&length=60&language=de&assignee=2&delivery=2026-12-01~`, buildUser());
  await expect.poll(lastQuery).toMatchObject({ filters: { status: [2], length: [60], language: ['de'], assignee: 2 } });
  for (const name of [
    'Genehmigt entfernen',
    '60 Sekunden entfernen',
    'Deutsch entfernen',
    'Jonas Albrecht entfernen',
  ]) {
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  }
  await expect.element(page.getByText('UGC-2026-0007 · Lindenblatt GmbH')).toBeVisible();
});

test('the agency exports what it has filtered, in its order, with the keyboard; an error is shown', async () => {
  server.on(CALLS.exportList, () =>
    answerError(422, 'VALIDATION_FAILED', 'exportTooManyRows', { data: { most: 20_000 } }),
  );
  await open(`${STAFF}?status=2&sort=number`, buildUser());
  const button = page.getByRole('button', { name: 'Exportieren' });
  await expect.element(button).toBeVisible();
  await focusOn(button);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Als Excel-Datei' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Als CSV-Datei' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.received(CALLS.exportList).at(-1)?.body)
    .toEqual({ format: 'csv', language: 'de', sortBy: 'number', sort: 'ASC', filters: { status: [2] } });
  await expect
    .element(
      page.getByText(
        'Eine Datei fasst höchstens 20.000 Zeilen. Grenzen Sie die Liste mit Filtern ein, oder exportieren Sie sie in Teilen.',
      ),
    )
    .toBeVisible();
});

test('an empty list says how to begin; one that fails is reloaded, one that is forbidden says why', async () => {
  server = createUgcServer({ requests: [] });
  await open(BRAND);
  await expect.element(page.getByText('Sie haben noch keine UGC-Videos angefragt.')).toBeVisible();
  server = createUgcServer().on(CALLS.list, answerFailure);
  await open(STAFF, buildUser());
  const reload = page.getByRole('button', { name: 'Erneut laden' });
  await expect.element(reload).toBeVisible();
  server.on(CALLS.list, answerDenied);
  await reload.click();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});

test('on a phone each request is a card', async () => {
  await page.viewport(390, 800);
  await open(BRAND);
  await expect.element(page.getByRole('link', { name: 'Herbstleuchten Nachtserum 30 ml', exact: true })).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('the dashboard counts videos and leads to those that wait [R-ROUTE-084]', async () => {
  const router = await open('/campaign-self-service/ugc-dashboard');
  await expect.element(page.getByText('1.305\u00a0€')).toBeVisible();
  await page.getByRole('link', { name: 'Herbstleuchten Nachtserum 30 ml, Video 1, Version 2' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`${BRAND}/7/view`);
});

test('a dashboard without videos leads to the first request', async () => {
  server = createUgcServer({ statistics: { videosOrdered: 0, requestsOpen: 0 } });
  await open('/campaign-self-service/ugc-dashboard', brandUser, 'en');
  await expect.element(page.getByText('Request your first UGC video.')).toBeVisible();
});
