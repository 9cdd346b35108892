import '@resonanz/tokens/styles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createStageRouter } from '@resonanz/stage/FeatureStage';
import { answerRefusal, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUgcMoney } from '@resonanz/testing/ugcRequests';
import { buildUser } from '@resonanz/testing/users';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';
import { CALLS, createUgcServer, pendingRequest, unseenRequest } from '../fixtures/ugcServer.fixture.ts';

const PATH = '/campaign/ugc-video-request/7/view';

let server: EnvelopeFetch;

async function open() {
  const router = createStageRouter(stageRoutes, PATH);
  await render(
    <LanguageProvider language="de">
      <UgcStage server={server} router={router} user={buildUser()} />
    </LanguageProvider>,
  );
  return router;
}

const video = (position: number) => page.getByRole('region', { name: `Video ${position}`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const received = (call: string) => server.received(call).map(({ body }) => body);

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('a request is approved at its price [R-ROUTE-069]', async () => {
  server = createUgcServer({ request: pendingRequest() });
  await open();
  await button('Genehmigen').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/^Lindenblatt GmbH erhält die Zusage zum Preis von 435,00\u00a0€ netto\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Genehmigen' }).click();
  await expect.poll(() => received(CALLS.status)).toEqual([{ ugcCampaignRequestId: 7, status: 2 }]);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Videos' })).toBeVisible();
});

test('another length needs a price first, which is named in lines', async () => {
  server = createUgcServer({ request: pendingRequest({ order: { length: 'others', lengthText: '5 Minuten' }, money: buildUgcMoney({ onRequest: true, perVideo: null, total: null, vat: null, gross: null }) }) });
  await open();
  await expect.element(button('Genehmigen')).toBeDisabled();
  await button('Preis nennen').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Betrag 1/ }).fill('900');
  await dialog.getByRole('button', { name: 'Posten hinzufügen' }).click();
  await dialog.getByRole('textbox', { name: 'Posten 2' }).fill('Startvarianten');
  await dialog.getByRole('textbox', { name: /^Betrag 2/ }).fill('80,50');
  await dialog.getByRole('button', { name: 'Preis speichern' }).click();
  await expect.poll(() => received(CALLS.offer)).toMatchObject([{ lines: [{ text: '3 Videos zu 5 Minuten', amount: 900 }, { text: 'Startvarianten', amount: 80.5 }] }]);
  await expect.element(button('Genehmigen')).toBeEnabled();
});

test('a decline needs a reason; a refusal stays in the dialog', async () => {
  server = createUgcServer({ request: pendingRequest() });
  server.on(CALLS.status, () => answerRefusal(409, 'CONFLICT', 'transitionNotAllowed'));
  await open();
  await button('Ablehnen').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Der Termin ist zu früh.');
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect.element(dialog.getByRole('alert').getByText('Darüber wurde inzwischen entschieden. Sie sehen jetzt den aktuellen Stand.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Der Termin ist zu früh.');
});

test('a version is shown to the brand, or sent back with a comment', async () => {
  server = createUgcServer({ request: unseenRequest() });
  await open();
  await expect.element(video(1).getByText('Diese Version sieht die Marke noch nicht.')).toBeVisible();
  await video(1).getByRole('button', { name: 'Der Marke zeigen' }).click();
  await expect.poll(() => received(CALLS.submit)).toEqual([{ ugcVideoId: 70 }]);
  await expect.element(page.getByText('Die Marke sieht jetzt Video 1.')).toBeVisible();
});

test('creator, shipping and included corrections of a video are changed', async () => {
  server = createUgcServer();
  await open();
  await video(2).getByRole('button', { name: 'Creator und Versand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Sendungsnummer' }).fill('JD 01');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => received(CALLS.video)).toMatchObject([{ ugcVideoId: 71, trackingNumber: 'JD 01', compaignInfluencerId: null, correctionsIncluded: 2 }]);
});

test('the agency keeps a comment to itself unless it shares it', async () => {
  server = createUgcServer({ request: pendingRequest() });
  await open();
  await page.getByRole('textbox').fill('Preis noch offen.');
  await button('Senden').click();
  await expect.poll(() => received(CALLS.comment)).toMatchObject([{ text: 'Preis noch offen.', audience: 'internal' }]);
});

test('on a phone nothing stands beside the page', async () => {
  server = createUgcServer();
  await page.viewport(390, 800);
  await open();
  await expect.element(video(1)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
