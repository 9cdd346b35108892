import '@resonanz/tokens/styles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createStageRouter } from '@resonanz/stage/FeatureStage';
import { answerRefusal, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';
import { CALLS, createUgcServer, pendingRequest } from '../fixtures/ugcServer.fixture.ts';

const BASE = '/campaign-self-service/ugc-video';

let server: EnvelopeFetch;

async function open(path = `${BASE}/add`) {
  const router = createStageRouter(stageRoutes, path);
  await render(
    <LanguageProvider language="de">
      <UgcStage server={server} router={router} />
    </LanguageProvider>,
  );
  return router;
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const saved = () => server.received(CALLS.save).map(({ body }) => body as Record<string, unknown>);
const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createUgcServer();
});

test('step by step with a draft at each, and the price at every choice; then it is sent [R-ROUTE-086] [R-ROUTE-087]', async () => {
  const router = await open();
  await expect.element(page.getByText('120,00\u00a0€').last()).toBeVisible();
  await field(/^Produktname/).fill('Nachtserum');
  await button('Weiter').click();
  await expect.poll(() => router.state.location.pathname).toBe(`${BASE}/7/edit`);
  expect(saved()[0]).toMatchObject({ send: false, productName: 'Nachtserum', videoCount: 1, length: 30 });
  await expect.element(step('Video')).toBeVisible();
  await page.getByRole('radio', { name: '60 Sekunden' }).click();
  await page.getByRole('checkbox', { name: 'Untertitel' }).click();
  await expect.element(page.getByText('160,00\u00a0€')).toBeVisible();
  await page.getByRole('radio', { name: 'Andere Länge' }).click();
  await expect.element(page.getByRole('complementary').getByText('Preis auf Anfrage')).toBeVisible();
  await field(/^Gewünschte Länge/).fill('5 Minuten');
  await button('Weiter').click();
  await expect.element(step('Briefing')).toBeVisible();
  expect(saved()[1]).toMatchObject({ ugcCampaignRequestId: 7, length: 'others', lengthText: '5 Minuten' });
  await field(/^Was soll das Video zeigen/).fill('Das Auftragen am Abend.');
  await button('Weiter').click();
  await expect.element(step('Lieferung')).toBeVisible();
  await button('Anfrage senden').click();
  await expect.poll(() => router.state.location.pathname).toBe(`${BASE}/7/view`);
  expect(saved().at(-1)).toMatchObject({ send: true, briefing: 'Das Auftragen am Abend.' });
});

test('a step that is wrong says so at its field and stays; a draft may be incomplete', async () => {
  await open();
  await button('Weiter').click();
  await expect.element(field(/^Produktname/)).toHaveAttribute('aria-invalid', 'true');
  expect(saved()).toEqual([]);
  await button('Entwurf speichern').click();
  await expect.poll(() => saved().length).toBe(1);
  await expect.element(page.getByText('Der Entwurf ist gespeichert.')).toBeVisible();
});

test('what the server refuses stands in its step', async () => {
  server = createUgcServer({ request: pendingRequest({ isDraft: true }) });
  server.on(CALLS.save, () => answerRefusal(422, 'VALIDATION_FAILED', 'validationFailed', { fieldErrors: [{ field: 'briefing', key: 'required' }] }));
  const router = await open(`${BASE}/7/edit?step=delivery`);
  await button('Anfrage senden').click();
  await expect.poll(() => router.state.location.search).toBe('?step=briefing');
  await expect.element(field(/^Was soll das Video zeigen/)).toHaveAttribute('aria-invalid', 'true');
});

test('somebody else was faster: it says so and keeps what was typed', async () => {
  server = createUgcServer({ request: pendingRequest() });
  server.on(CALLS.save, () => answerRefusal(409, 'CONFLICT', 'requestNotEditable'));
  await open(`${BASE}/7/edit?step=delivery`);
  await button('Speichern').click();
  await expect.element(page.getByRole('alert').getByText('Die Agentur arbeitet schon an dieser Anfrage; sie lässt sich nicht mehr ändern.')).toBeVisible();
});

test('a request the agency works on cannot be opened for changes', async () => {
  server = createUgcServer({ request: pendingRequest({ mayChange: false }) });
  await open(`${BASE}/7/edit`);
  await expect.element(page.getByText('Die Agentur arbeitet schon an dieser Anfrage; sie lässt sich nicht mehr ändern.')).toBeVisible();
  expect(button('Weiter').elements()).toHaveLength(0);
});

test('the form is filled in with the keyboard alone', async () => {
  const router = await open();
  await expect.element(field(/^Produktname/)).toBeVisible();
  field(/^Produktname/).element().focus();
  await userEvent.keyboard('Nachtserum{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(`${BASE}/7/edit`);
  await expect.element(step('Video')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '30 Sekunden' })).toBeChecked();
  page.getByRole('radio', { name: '30 Sekunden' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: '60 Sekunden' })).toBeChecked();
});

test('on a phone the price stands below the form', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.element(page.getByRole('complementary')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
