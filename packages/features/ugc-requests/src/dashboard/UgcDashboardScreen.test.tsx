import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startOfPeriod } from '@resonanz/domain/periods';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createUgcServer } from '../fixtures/ugcServer.fixture.ts';
import { brandUser, stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const PATH = '/campaign-self-service/ugc-dashboard';

let server: EnvelopeFetch;

const openAt = stageOpener(UgcStage, stageRoutes);
const open = ({ path = PATH, user = brandUser } = {}) => openAt({ server, path, user });

const asked = (call: string) => server.received(call).map(({ query }) => query);

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createUgcServer();
});

test('figures, the requests behind them, and what waits for a decision [R-ROUTE-084]', async () => {
  await open();
  const table = page.getByRole('table', { name: 'Anfragen', exact: true });
  await expect
    .element(table.getByRole('link', { name: 'Bambus-Zahnbürste' }))
    .toHaveAttribute('href', '/campaign-self-service/ugc-video/8/view');
  await expect.element(table.getByText('1 von 3', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Videos zur Entscheidung' })).toBeVisible();
});

test('by keyboard: period and request narrow the figures and stay in the address', async () => {
  const router = await open();
  const period = page.getByRole('combobox', { name: /^Zeitraum/ });
  await expect.element(period).toBeVisible();
  await focusOn(period);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('option', { name: 'Letzte 3 Monate' }).click();
  await expect.poll(() => asked(CALLS.statistics).at(-1)?.get('from')).toBe(startOfPeriod('quarter', new Date()));
  await page.getByRole('combobox', { name: /^Anfrage/ }).click();
  await page.getByRole('option', { name: 'UGC-2026-0008, Bambus-Zahnbürste' }).click();
  await expect.poll(() => asked(CALLS.statistics).at(-1)?.get('ugcCampaignRequestId')).toBe('8');
  expect(router.state.location.search).toBe('?period=quarter&request=8');
});

test('the report is asked for in the chosen kind and selection; a failure is shown', async () => {
  server.on(CALLS.report, () => answerError(503, 'UNAVAILABLE', 'pdfFailed'));
  await open({ path: `${PATH}?request=8` });
  await page.getByRole('button', { name: 'Bericht herunterladen' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect
    .poll(() => Object.fromEntries(asked(CALLS.report).at(-1) ?? []))
    .toEqual({ ugcCampaignRequestId: '8', format: 'pdf', language: 'de' });
  await expect.element(page.getByText('Fehler', { exact: true })).toBeVisible();
});

test('without videos the page leads to the next step', async () => {
  server = createUgcServer({ statistics: { videosOrdered: 0, requestsOpen: 0, requests: [], choices: [] } });
  await open();
  await expect.element(page.getByText('Fragen Sie Ihr erstes UGC-Video an.')).toBeVisible();
  expect(page.getByRole('link', { name: 'UGC-Video anfragen' }).elements().length).toBeGreaterThan(0);
  expect(page.getByRole('button', { name: 'Bericht herunterladen' }).elements()).toHaveLength(0);
});

test('who signed up by token is not asked to order', async () => {
  server = createUgcServer({ statistics: { videosOrdered: 0, requestsOpen: 0, requests: [], choices: [] } });
  await open({ user: { ...brandUser, signupWithToken: true } });
  await expect
    .element(page.getByText('Sobald Ihr Unternehmen UGC-Videos anfragt, sehen Sie hier den Stand.'))
    .toBeVisible();
  expect(page.getByRole('link', { name: 'UGC-Video anfragen' }).elements()).toHaveLength(0);
});

test('a selection without videos says so, and can be changed', async () => {
  server = createUgcServer({ statistics: { videosOrdered: 0, requestsOpen: 0, requests: [] } });
  await open({ path: `${PATH}?period=quarter` });
  await expect.element(page.getByText('Keine Videos in dieser Auswahl')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: /^Zeitraum/ })).toBeVisible();
});

test('on a phone nothing stands beside the page', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Videos zur Entscheidung' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
