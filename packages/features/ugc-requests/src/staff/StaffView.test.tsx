import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUgcMoney } from '@resonanz/testing/ugcRequests';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createUgcServer, pendingRequest, unseenRequest } from '../fixtures/ugcServer.fixture.ts';
import { stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const PATH = '/campaign/ugc-video-request/7/view';

let server: EnvelopeFetch;

const openAt = stageOpener(UgcStage, stageRoutes);
const open = () => openAt({ server, path: PATH, user: buildUser() });

const video = (position: number) => page.getByRole('region', { name: `Video ${position}`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const received = (call: string) => server.received(call).map(({ body }) => body);

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('a request is approved at its price [R-ROUTE-069]', async () => {
  const request = pendingRequest();
  server = createUgcServer({ request });
  await open();
  await button('Genehmigen').click();
  const dialog = page.getByRole('alertdialog');
  await expect
    .element(dialog.getByText(/^Lindenblatt GmbH erhält die Zusage zum Preis von 435\u00a0€ netto\./))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Genehmigen' }).click();
  await expect
    .poll(() => received(CALLS.status))
    .toEqual([{ ugcCampaignRequestId: 7, status: 2, updatedAt: request.updatedAt }]);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Videos' })).toBeVisible();
});

test('another length needs a price first, which is named in lines', async () => {
  server = createUgcServer({
    request: pendingRequest({
      order: { length: 'others', lengthText: '5 Minuten' },
      money: buildUgcMoney({ onRequest: true, perVideo: null, total: null, vat: null, gross: null }),
    }),
  });
  await open();
  await expect.element(button('Genehmigen')).toBeDisabled();
  await button('Preis nennen').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Betrag 1/ }).fill('900');
  await dialog.getByRole('button', { name: 'Posten hinzufügen' }).click();
  await dialog.getByRole('textbox', { name: 'Posten 2' }).fill('Startvarianten');
  await dialog.getByRole('textbox', { name: /^Betrag 2/ }).fill('80,50');
  await dialog.getByRole('button', { name: 'Preis speichern' }).click();
  await expect
    .poll(() => received(CALLS.offer))
    .toMatchObject([
      {
        lines: [
          { text: '3 Videos zu 5 Minuten', amount: 900 },
          { text: 'Startvarianten', amount: 80.5 },
        ],
      },
    ]);
  await expect.element(button('Genehmigen')).toBeEnabled();
});

test('a decline needs a reason; an error stays in the dialog', async () => {
  server = createUgcServer({ request: pendingRequest() });
  server.on(CALLS.status, () => answerError(409, 'CONFLICT', 'transitionNotAllowed'));
  await open();
  await button('Ablehnen').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Der Termin ist zu früh.');
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect
    .element(
      dialog.getByRole('alert').getByText('Darüber wurde inzwischen entschieden. Sie sehen jetzt den aktuellen Stand.'),
    )
    .toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Der Termin ist zu früh.');
});

test('a request is deactivated with a reason, and activated again', async () => {
  server = createUgcServer();
  await open();
  await button('Deaktivieren').click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Deaktivieren' });
  await expect.element(send).toBeDisabled();
  await dialog.getByRole('textbox', { name: /^Begründung/ }).fill('Doppelt angefragt.');
  await send.click();
  await expect
    .poll(() => received(CALLS.place))
    .toEqual([{ ugcCampaignRequestId: 7, active: false, reason: 'Doppelt angefragt.' }]);
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Aktivieren').click();
  await expect.poll(() => received(CALLS.place).at(-1)).toEqual({ ugcCampaignRequestId: 7, active: true });
});

test('a version is shown to the brand, or sent back with a comment', async () => {
  server = createUgcServer({ request: unseenRequest() });
  await open();
  await expect.element(video(1).getByText('Diese Version sieht die Brand noch nicht.')).toBeVisible();
  await video(1).getByRole('button', { name: 'Der Brand zeigen' }).click();
  await expect.poll(() => received(CALLS.submit)).toEqual([{ ugcVideoId: 70 }]);
  await expect.element(page.getByText('Die Brand sieht jetzt Video 1.')).toBeVisible();
});

test('creator, shipping and included corrections of a video are changed', async () => {
  server = createUgcServer();
  await open();
  await video(2).getByRole('button', { name: 'Creator und Versand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Sendungsnummer' }).fill('JD 01');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => received(CALLS.video))
    .toMatchObject([{ ugcVideoId: 71, trackingNumber: 'JD 01', entryId: null, correctionsIncluded: 2 }]);
});

test('on a phone nothing stands beside the page', async () => {
  server = createUgcServer();
  await page.viewport(390, 800);
  await open();
  await expect.element(video(1)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
