import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import {
  buildPeople,
  buildWholePerson,
  CALLS,
  createNetworkServer,
  personCalls,
} from '../fixtures/networkServer.fixture.ts';
import { NetworkStage, stageRoutes } from '../fixtures/NetworkStage.fixture.tsx';

const [{ publicId } = { publicId: '' }] = buildPeople(1);
const calls = personCalls(publicId);

let server: EnvelopeFetch;

const openAt = stageOpener(NetworkStage, stageRoutes);
const open = (path = `/brand/creator?person=${publicId}`) => openAt({ server, path });

const dialog = (name: string) => page.getByRole('dialog', { name });
const person = () => dialog('Lena H.');

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createNetworkServer({ people: buildPeople(3) });
});

test('a person is shown with pictures, facts and audience, without prices and ways to reach them', async () => {
  await open();
  await expect.element(person().getByText('Kamera, Licht, Mikrofon')).toBeVisible();
  for (const text of ['25–34 Jahre', 'Hamburg, Deutschland', '7 Tage', 'Hund'])
    await expect.element(person().getByText(text, { exact: true })).toBeVisible();
  await expect.element(person().getByRole('meter', { name: 'Deutschland' })).toHaveAttribute('aria-valuenow', '72.4');
  expect(person().element().textContent).not.toMatch(/€|@/);
  expect(
    person()
      .getByRole('button', { name: /vergrößern$/ })
      .elements(),
  ).toHaveLength(4);
});

test('pictures and showreel open large, and Escape leads back', async () => {
  await open();
  await person().getByRole('button', { name: 'Bild 2 von 4 vergrößern' }).click();
  await expect.element(page.getByText('2 von 5', { exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('3 von 5', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('3 von 5', { exact: true })).not.toBeInTheDocument();
  await expect.element(person()).toBeVisible();
  await person().getByRole('button', { name: 'Showreel ansehen' }).click();
  await expect.element(page.getByLabelText('Showreel von Lena H.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
});

test('a person is wished for in an own request, with a note', async () => {
  await open();
  await person().getByRole('button', { name: 'Zu einer Anfrage hinzufügen' }).click();
  const form = dialog('Lena H. zu einer Anfrage hinzufügen');
  await expect.element(form.getByRole('button', { name: 'Hinzufügen' })).toBeDisabled();
  await form.getByRole('combobox', { name: /^Anfrage/ }).fill('Abend');
  await page.getByRole('option', { name: 'Abendroutine · UR-2026-0007 · UGC-Video' }).click();
  await expect.element(form.getByText(/steht in dieser Anfrage schon als Wunsch/)).toBeVisible();
  await form.getByRole('combobox', { name: /^Anfrage/ }).fill('Früh');
  await page.getByRole('option', { name: 'Frühjahrskollektion 2026 · CR-2026-0005 · Kampagne' }).click();
  await form.getByRole('textbox', { name: /^Notiz/ }).fill(' Passt zu Aloe. ');
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect.element(page.getByText('Lena H. steht jetzt als Wunsch in „Frühjahrskollektion 2026“.')).toBeVisible();
  expect(server.received(CALLS.add).at(-1)?.body).toEqual({
    publicId,
    kind: 'campaign',
    requestId: 5,
    note: 'Passt zu Aloe.',
  });
  await expect.element(person()).toBeVisible();
});

test('a request that was closed meanwhile says so and keeps the form', async () => {
  server.on(CALLS.add, () => answerError(409, 'CONFLICT', 'requestClosed'));
  await open('/brand/creator');
  await page.getByRole('button', { name: 'Lena H. zu einer Anfrage hinzufügen' }).click();
  const form = dialog('Lena H. zu einer Anfrage hinzufügen');
  await form.getByRole('combobox', { name: /^Anfrage/ }).fill('Ohne');
  await page.getByRole('option', { name: 'Ohne Titel · Kampagne · Entwurf' }).click();
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect
    .element(
      form.getByRole('alert').getByText('Diese Anfrage ist inzwischen geschlossen. Bitte wählen Sie eine andere.'),
    )
    .toBeVisible();
});

test('without a request the way leads to a new one', async () => {
  server = createNetworkServer({ people: buildPeople(1), requests: [] });
  await open();
  await person().getByRole('button', { name: 'Zu einer Anfrage hinzufügen' }).click();
  const none = dialog('Lena H. zu einer Anfrage hinzufügen');
  await expect
    .element(none.getByRole('link', { name: 'Kampagne anfragen' }))
    .toHaveAttribute('href', '/campaign-self-service/campaign-request/add');
  await expect
    .element(none.getByRole('link', { name: 'UGC-Video anfragen' }))
    .toHaveAttribute('href', '/campaign-self-service/ugc-video/add');
});

test('the agency is asked; an error keeps what was written', async () => {
  server.on(CALLS.ask, answerFailure);
  await open('/brand/creator');
  await page.getByRole('button', { name: 'Die Agentur zu Lena H. fragen' }).click();
  const form = dialog('Die Agentur zu Lena H. fragen');
  const send = form.getByRole('button', { name: 'Frage senden' });
  await expect.element(send).toBeDisabled();
  await form.getByRole('textbox', { name: /^Ihre Frage/ }).fill('Ist Lena im Mai frei?');
  await send.click();
  await expect.element(form.getByRole('alert')).toBeVisible();
  server.on(CALLS.ask, () => answerSuccess(null));
  await send.click();
  await expect.element(page.getByText('Die Agentur meldet sich wegen Lena H. bei Ihnen.')).toBeVisible();
  expect(server.received(CALLS.ask).at(-1)?.body).toEqual({ publicId, text: 'Ist Lena im Mai frei?' });
  await expect.element(form).not.toBeInTheDocument();
});

test('who is not shown any more is not there, and one that fails is reloaded', async () => {
  server.on(calls.person, () => answerError(404, 'NOT_FOUND', 'notFound'));
  const router = await open();
  await expect.element(page.getByText('Nicht mehr im Netzwerk')).toBeVisible();
  expect(page.getByRole('button', { name: 'Zu einer Anfrage hinzufügen' }).elements()).toHaveLength(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  server = createNetworkServer({ people: buildPeople(3) }).on(calls.person, answerFailure);
  await open();
  await expect.element(page.getByRole('button', { name: 'Erneut laden' })).toBeVisible();
  server.on(calls.person, () => answerSuccess(buildWholePerson()));
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(person().getByText('Kamera, Licht, Mikrofon')).toBeVisible();
});

test('on a phone nothing runs out of the dialog', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.element(person().getByText('Kamera, Licht, Mikrofon')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
