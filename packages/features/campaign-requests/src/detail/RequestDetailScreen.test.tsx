import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignRequest, buildCampaignRequestForm } from '@resonanz/testing/campaignRequests';
import {
  answerDenied,
  answerFailure,
  answerNever,
  answerError,
  answerSuccess,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { CALLS, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { RequestStage, stageRoutes } from '../fixtures/RequestStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(RequestStage, stageRoutes);
const open = (language: Language = 'de') =>
  openAt({ server, path: '/campaign-self-service/campaign-request/5/view', language });

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const alert = (text: string) => page.getByRole('alert').getByText(text);
const fact = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createRequestServer();
});

test('a request is shown with its number, state and facts, in German and in English [R-ROUTE-083]', async () => {
  await open();
  await expect.element(title('Frühjahrskollektion 2026')).toBeVisible();
  for (const text of [
    'CR-2026-0005',
    'Genehmigt',
    'Tagescreme Aloe',
    '01.03.2026 – 31.08.2026',
    '6 Monate',
    '45.000\u00a0€',
    'Deutschland',
    'Bekanntheit',
  ]) {
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ihre Anfrage' })).toBeVisible();
  await expect
    .element(
      page
        .getByRole('region', { name: 'Ihre Anfrage' })
        .getByText('Eine leichte Creme für jeden Tag, ohne Duftstoffe.')
        .first(),
    )
    .toBeVisible();
  expect(fact('NDA').elements()).toHaveLength(0);
  await open('en');
  for (const text of ['Approved', '6 months', '€45,000', 'Germany', 'Awareness', '3 open decisions']) {
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
});

test('without a campaign the wished start stands there; what is unknown is left out; a wished NDA has its state', async () => {
  server = createRequestServer({
    request: {
      campaignStart: null,
      campaignEnd: null,
      form: buildCampaignRequestForm({
        durationMonths: null,
        countries: [],
        productDescription: '',
        ndaRequired: true,
      }),
      ndaStatus: 2,
    },
  });
  await open();
  await expect.element(fact('Gewünschter Beginn')).toBeVisible();
  await expect.element(page.getByText('Akzeptiert').first()).toBeVisible();
  for (const name of ['Zeitraum der Kampagne', 'Dauer', 'Länder']) expect(fact(name).elements()).toHaveLength(0);
  expect(page.getByText('Eine leichte Creme für jeden Tag, ohne Duftstoffe.').elements()).toHaveLength(0);
});

test('the way back leads to the list', async () => {
  const router = await open();
  await page
    .getByRole('navigation', { name: 'Sie sind hier' })
    .getByRole('link', { name: 'Kampagnenanfragen' })
    .click();
  await expect.poll(() => router.state.location.pathname).toBe('/campaign-self-service/campaign-request');
});

test('a request that is being checked says what comes next', async () => {
  server = createRequestServer({ request: { status: 1 }, channels: [] });
  await open();
  await expect.element(page.getByText(/^Die Agentur prüft Ihre Anfrage\./)).toBeVisible();
  expect(page.getByText('Noch keine Vorschläge').elements()).toHaveLength(0);
});

test('a declined request gives the reason, or a dash without one', async () => {
  server = createRequestServer({ request: { status: 3, declineReason: 'Der Zeitraum ist zu kurz.' }, channels: [] });
  await open();
  await expect
    .element(page.getByText('Die Agentur hat diese Anfrage abgelehnt: Der Zeitraum ist zu kurz.'))
    .toBeVisible();
  server = createRequestServer({ request: { status: 3, declineReason: null }, channels: [] });
  await open();
  await expect.element(page.getByText('Die Agentur hat diese Anfrage abgelehnt: –')).toBeVisible();
});

test('an approved request without proposals says so', async () => {
  server = createRequestServer({ channels: [] });
  await open();
  await expect.element(page.getByText('Noch keine Vorschläge')).toBeVisible();
  expect(page.getByText('Alles entschieden').elements()).toHaveLength(0);
});

test('while the request is on its way the page has a title', async () => {
  server.on(CALLS.detail, answerNever);
  await open();
  await expect.element(title('Anfrage wird geladen')).toBeVisible();
});

test('a request that fails is reloaded', async () => {
  server.on(CALLS.detail, answerFailure);
  await open('en');
  await expect.element(alert('The request could not be loaded.')).toBeVisible();
  server.on(CALLS.detail, () => answerSuccess(buildCampaignRequest()));
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect.element(title('Frühjahrskollektion 2026')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test.each([
  [404, 'notFound'],
  [422, 'invalid'],
])('a request that is not there (%s) cannot be reloaded', async (status, key) => {
  server.on(CALLS.detail, () => answerError(status, 'REFUSED', key));
  await open();
  await expect
    .element(alert('Diese Anfrage gibt es nicht, oder sie gehört zu einem anderen Unternehmen.'))
    .toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('without the right nothing of the request is shown', async () => {
  server.on(CALLS.detail, answerDenied);
  await open();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
  await expect.element(title('Kampagnenanfragen')).toBeVisible();
});
