import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignRequestForm } from '@resonanz/testing/campaignRequests';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { brandUser, RequestStage, stageRoutes } from '../fixtures/RequestStage.fixture.tsx';

const BASE = '/campaign-self-service/campaign-request';
let server: EnvelopeFetch;

const openAt = stageOpener(RequestStage, stageRoutes);
const open = (path: string, user = brandUser) => openAt({ server, path, user });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const step = (name: string) => page.getByRole('heading', { level: 2, name });
const saves = () =>
  server
    .received(CALLS.save)
    .map(
      ({ body }) =>
        body as { send?: boolean; step?: number; campaignRequestId?: number; form: Record<string, unknown> },
    );

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createRequestServer({ request: { isDraft: true, status: 1, mayEdit: true, step: 1 } });
});

describe('a new request', () => {
  test('is saved at the first step and goes on at its own address, by keyboard [R-ROUTE-081] [R-ROUTE-082]', async () => {
    const router = await open(`${BASE}/add`);
    await expect.element(step('Produkt')).toBeVisible();
    await focusOn(box('Titel der Kampagne'));
    await userEvent.keyboard('Herbst{Enter}');
    await expect.element(step('Ziel')).toBeVisible();
    expect(router.state.location.pathname).toBe(`${BASE}/5/edit`);
    expect(saves()).toMatchObject([{ step: 2, form: { title: 'Herbst', budget: null } }]);
    expect(saves()[0]).not.toHaveProperty('campaignRequestId');
    await button('Zurück').click();
    await expect.element(box('Titel der Kampagne')).toHaveValue('Herbst');
    await expect.element(page.getByRole('heading', { level: 3, name: 'Produktmedien und Beschreibung' })).toBeVisible();
  });

  test('keeps itself as a draft with its first files, once, and goes on there', async () => {
    const router = await open(`${BASE}/add`);
    await box('Titel der Kampagne').fill('Herbst');
    const files = page.getByRole('heading', { level: 3, name: 'Produktmedien und Beschreibung' });
    // The files stand above the buttons of the step.
    expect(
      files.element().compareDocumentPosition(button('Weiter').element()) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).not.toBe(0);
    await page
      .elementLocator(document.querySelector('input[type=file]') as HTMLElement)
      .upload([
        new File(['png1'], 'serum.png', { type: 'image/png' }),
        new File(['png2'], 'duft.png', { type: 'image/png' }),
      ]);
    await expect.poll(saves).toMatchObject([{ step: 1, form: { title: 'Herbst' } }]);
    await button('Weiter').click();
    await expect.element(step('Ziel')).toBeVisible();
    expect(router.state.location.pathname).toBe(`${BASE}/5/edit`);
    expect(saves().at(-1)).toMatchObject({ campaignRequestId: 5, step: 2 });
  });

  test('ticks no step that lacks something, and the summary leads to the field', async () => {
    await open(`${BASE}/add`);
    for (const next of ['Ziel', 'Zielgruppe', 'Kanäle', 'Budget & Zeit', 'Briefing', 'Zusammenfassung']) {
      await button('Weiter').click();
      await expect.element(step(next)).toBeVisible();
    }
    const steps = page.getByRole('list', { name: 'Schritte der Anfrage' });
    await expect.element(steps.getByText('Produkt 4 Angaben fehlen')).toBeVisible();
    await expect.element(steps.getByText('Ziel 1 Angabe fehlt')).toBeVisible();
    await expect.element(steps.getByText('Briefing (erledigt)')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Fehlt: Budget ergänzen' }).click();
    await expect.element(step('Budget & Zeit')).toBeVisible();
    await expect.element(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible();
    // What was marked goes while it is answered, not with the click after it.
    await box('Budget').fill('9000');
    await expect.element(page.getByText('Bitte füllen Sie dieses Feld aus.')).not.toBeInTheDocument();
    await button('Weiter').click();
    await button('Weiter').click();
    await page.getByRole('button', { name: 'Fehlt: Titel der Kampagne ergänzen' }).click();
    await expect.element(box('Titel der Kampagne')).toHaveFocus();
  });

  test('says what is wrong before it is saved', async () => {
    await open(`${BASE}/add`);
    await box('Link zum Produkt').fill('firma');
    await button('Weiter').click();
    await expect.element(page.getByText(/^Bitte geben Sie eine gültige Webadresse ein/).first()).toBeVisible();
    expect(saves()).toEqual([]);
  });

  test('is forbidden to users who were invited by token [R-GUARD-007]', async () => {
    await open(`${BASE}/add`, { ...brandUser, signupWithToken: true });
    expect(page.getByRole('form').elements()).toHaveLength(0);
  });
});

describe('a draft', () => {
  // Begins later than the day of the test.
  const draft = (step: number, form = buildCampaignRequestForm({ startDate: '2099-03-01' })) =>
    createRequestServer({ request: { isDraft: true, status: 1, mayEdit: true, step, form } });

  test('goes on where it was left, shows everything at the end and is sent', async () => {
    server = draft(6);
    const router = await open(`${BASE}/5/edit`);
    await expect.element(step('Briefing')).toBeVisible();
    await button('Weiter').click();
    await expect.element(step('Zusammenfassung')).toBeVisible();
    await expect.element(page.getByText('Instagram: Reel, TikTok: Video')).toBeVisible();
    await button('Anfrage senden').click();
    await expect.poll(() => router.state.location.pathname).toBe(`${BASE}/5/view`);
    expect(saves().at(-1)).toMatchObject({
      campaignRequestId: 5,
      send: true,
      form: {
        title: 'Frühjahrskollektion 2026',
        services: [
          { platform: 'Instagram', service: 'Reel' },
          { platform: 'TikTok', service: 'Video' },
        ],
      },
    });
  });

  test('that lacks an answer leads to the step that asks for it', async () => {
    server = draft(6, buildCampaignRequestForm({ budget: null, startDate: '2099-03-01' }));
    await open(`${BASE}/5/edit`);
    await button('Weiter').click();
    await button('Anfrage senden').click();
    await expect.element(step('Budget & Zeit')).toBeVisible();
    await expect.element(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible();
    expect(saves().some(({ send }) => send === true)).toBe(false);
  });

  test('is saved where it is, which is said with the time', async () => {
    server = draft(1);
    const router = await open(`${BASE}/5/edit`);
    await box('Name des Produkts').fill('Serum');
    await button('Entwurf speichern').click();
    await expect.poll(() => saves().at(-1)?.form['productName']).toBe('Serum');
    await expect.element(page.getByText(/^Entwurf gespeichert: \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/)).toBeVisible();
    expect(router.state.location.pathname).toBe(`${BASE}/5/edit`);
    await expect.element(step('Produkt')).toBeVisible();
  });

  test('may hold a start in the past, which is shown at its field and rejected when it is sent', async () => {
    server = draft(5, buildCampaignRequestForm({ startDate: '2020-02-01' }));
    await open(`${BASE}/5/edit`);
    await button('Entwurf speichern').click();
    await expect.poll(saves).toHaveLength(1);
    await button('Weiter').click();
    await expect.element(page.getByText('Bitte wählen Sie heute oder einen späteren Tag.').first()).toBeVisible();
    await expect.element(step('Budget & Zeit')).toBeVisible();
  });

  test('that the agency has started with says so and keeps what was entered', async () => {
    server = draft(1);
    server.on(CALLS.save, () => answerError(409, 'CONFLICT', 'requestNotEditable'));
    await open(`${BASE}/5/edit`);
    await box('Name des Produkts').fill('Serum');
    await button('Weiter').click();
    await expect
      .element(page.getByRole('alert').getByText(/^Die Agentur arbeitet bereits an dieser Anfrage/))
      .toBeVisible();
    await expect.element(box('Name des Produkts')).toHaveValue('Serum');
  });

  test('that a colleague has changed meanwhile keeps the input and the choice when a reload fails', async () => {
    server = draft(1);
    server.on(CALLS.save, () =>
      answerError(409, 'CONFLICT', 'changedMeanwhile', {
        data: { name: 'Mara Lindt', at: '2026-05-04T14:30:00.000Z' },
      }),
    );
    await open(`${BASE}/5/edit`);
    await box('Name des Produkts').fill('Serum');
    await button('Entwurf speichern').click();
    const conflict = page.getByText('Wurde inzwischen von Mara Lindt geändert');
    await expect.element(conflict).toBeVisible();
    server.on(CALLS.detail, () => answerError(500, 'ERROR', 'error'));
    const reads = server.received(CALLS.detail).length;
    await button('Neu laden').click();
    await expect.poll(() => server.received(CALLS.detail).length).toBeGreaterThan(reads);
    await expect.element(button('Neu laden')).toBeEnabled();
    await expect.element(conflict).toBeVisible();
    await expect.element(box('Name des Produkts')).toHaveValue('Serum');
  });
});

test('a request that can no longer be changed leads to its page', async () => {
  server = createRequestServer({ request: { mayEdit: false } });
  await open(`${BASE}/5/edit`);
  await expect.element(page.getByText(/^Die Agentur arbeitet bereits an dieser Anfrage/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Anfrage' })).toHaveAttribute('href', `${BASE}/5/view`);
});

test('on a phone nothing runs out of the page', async () => {
  await page.viewport(390, 844);
  server = createRequestServer({ request: { isDraft: true, status: 1, mayEdit: true, step: 4 } });
  await open(`${BASE}/5/edit`);
  await expect.element(step('Kanäle')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
