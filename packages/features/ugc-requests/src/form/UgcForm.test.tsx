import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createUgcServer, pendingRequest } from '../fixtures/ugcServer.fixture.ts';
import { stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const BASE = '/campaign-self-service/ugc-video';

let server: EnvelopeFetch;

const openAt = stageOpener(UgcStage, stageRoutes);
const open = (path = `${BASE}/add`) => openAt({ server, path });

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const saved = () => server.received(CALLS.save).map(({ body }) => body as Record<string, unknown>);

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createUgcServer();
});

test('a draft is saved with its own address, the price follows every choice; then it is sent [R-ROUTE-086] [R-ROUTE-087]', async () => {
  const router = await open();
  const price = page.getByRole('complementary');
  await expect.element(price.getByText('120\u00a0€').last()).toBeVisible();
  await field(/^Produktname/).fill('Nachtserum');
  await button('Entwurf speichern').click();
  await expect.poll(() => router.state.location.pathname).toBe(`${BASE}/7/edit`);
  expect(saved()[0]).toMatchObject({ send: false, productName: 'Nachtserum', videoCount: 1, length: 30 });
  await expect.element(page.getByText(/^Entwurf gespeichert, /)).toBeVisible();
  await page.getByRole('radio', { name: '60 Sekunden' }).click();
  await page.getByRole('switch', { name: 'Untertitel' }).click();
  await expect.element(price.getByText('160\u00a0€')).toBeVisible();
  await page.getByRole('radio', { name: 'Andere Länge' }).click();
  await expect.element(price.getByText('Preis auf Anfrage')).toBeVisible();
  await field(/^Gewünschte Länge/).fill('5 Minuten');
  await field(/^Was soll das Video zeigen/).fill('Das Auftragen am Abend.');
  await button('Anfrage senden').click();
  await expect.poll(() => router.state.location.pathname).toBe(`${BASE}/7/view`);
  expect(saved().at(-1)).toMatchObject({
    ugcCampaignRequestId: 7,
    send: true,
    length: 'others',
    lengthText: '5 Minuten',
    briefing: 'Das Auftragen am Abend.',
  });
});

test('what is missing is said at its field before anything is sent; a draft may be incomplete', async () => {
  await open();
  await button('Anfrage senden').click();
  await expect.element(field(/^Produktname/)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(/^Was soll das Video zeigen/)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(/^Produktname/)).toHaveFocus();
  expect(saved()).toEqual([]);
  await button('Entwurf speichern').click();
  await expect.poll(() => saved().length).toBe(1);
  await expect.element(page.getByText('Der Entwurf ist gespeichert.')).toBeVisible();
});

test('the first picture makes the draft that it belongs to, and what was typed is saved in it', async () => {
  await open();
  await field(/^Produktname/).fill('Nachtserum');
  await page
    .getByRole('group', { name: /^Dateien hinzufügen/ })
    .getByLabelText(/^Dateien hinzufügen/)
    .upload(new File(['x'], 'serum.png', { type: 'image/png' }));
  await expect.poll(() => saved()).toMatchObject([{ send: false, productName: 'Nachtserum' }]);
  await expect.element(field(/^Produktname/)).toHaveValue('Nachtserum');
  await expect.element(page.getByText(/^Entwurf gespeichert, /)).toBeVisible();
  // Sent from the same page, the draft becomes the request: no second one is made.
  await field(/^Was soll das Video zeigen/).fill('Das Auftragen am Abend.');
  await button('Anfrage senden').click();
  await expect.poll(() => saved().at(-1)).toMatchObject({ send: true, ugcCampaignRequestId: 7 });
});

test('number of videos and start variants are chosen by keyboard, and the price follows', async () => {
  await open();
  const price = page.getByRole('complementary');
  const count = page.getByRole('radiogroup', { name: 'Anzahl der Videos' });
  await expect.element(count.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  await focusOn(count.getByRole('radio', { name: '1', exact: true }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(price.getByText('360\u00a0€').first()).toBeVisible();
  await button('Eine Startvariante mehr').click();
  await page.getByRole('switch', { name: 'Musik' }).click();
  await button('Entwurf speichern').click();
  await expect.poll(() => saved()).toMatchObject([{ videoCount: 3, startVariants: 1, music: true, subtitles: false }]);
});

test('what the server rejects stands at its field', async () => {
  server = createUgcServer({ request: pendingRequest({ isDraft: true }) });
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', {
      fieldErrors: [{ field: 'briefing', key: 'required' }],
    }),
  );
  await open(`${BASE}/7/edit`);
  await button('Anfrage senden').click();
  await expect.element(field(/^Was soll das Video zeigen/)).toHaveAttribute('aria-invalid', 'true');
});

test('another user was faster: it says so and keeps what was typed', async () => {
  server = createUgcServer({ request: pendingRequest() });
  server.on(CALLS.save, () => answerError(409, 'CONFLICT', 'requestNotEditable'));
  await open(`${BASE}/7/edit`);
  await button('Speichern').click();
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText('Die Agentur arbeitet schon an dieser Anfrage; sie lässt sich nicht mehr ändern.'),
    )
    .toBeVisible();
});

test('a request the agency works on cannot be opened for changes', async () => {
  server = createUgcServer({ request: pendingRequest({ mayChange: false }) });
  await open(`${BASE}/7/edit`);
  await expect
    .element(page.getByText('Die Agentur arbeitet schon an dieser Anfrage; sie lässt sich nicht mehr ändern.'))
    .toBeVisible();
  expect(button('Speichern').elements()).toHaveLength(0);
});

test('lengths are chosen and the request is sent with the keyboard alone', async () => {
  server = createUgcServer({ request: pendingRequest({ isDraft: true, order: { length: 30 } }) });
  const router = await open(`${BASE}/7/edit`);
  const chosen = page.getByRole('radio', { name: '30 Sekunden' });
  await expect.element(chosen).toBeChecked();
  await focusOn(chosen);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: '60 Sekunden' })).toBeChecked();
  await focusOn(button('Anfrage senden'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(`${BASE}/7/view`);
  expect(saved().at(-1)).toMatchObject({ send: true, length: 60 });
});

test('on a phone the price stands below the form', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.element(page.getByRole('complementary')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
