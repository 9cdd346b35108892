import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildImaActivity, buildSelfServiceFigures } from '@resonanz/testing/campaignRequests';
import { answerDenied, answerFailure, answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { brandUser, RequestStage, stageRoutes } from '../fixtures/RequestStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(RequestStage, stageRoutes);
const open = (path: string, user = brandUser) => openAt({ server, path: `/campaign-self-service/${path}`, user });

const lastQuery = (call: string) => server.received(call).at(-1)?.query.toString();
const button = (name: string) => page.getByRole('button', { name, exact: true });

const DOCUMENT = {
  fileId: 5,
  subject: 'campaign',
  subjectId: 20,
  kind: 'attachment',
  name: 'Briefing Frühjahr.pdf',
  contentType: 'application/pdf',
  size: 84_000,
  uploadedBy: 9,
  uploadedByName: 'Katharina Bergmann',
  createdAt: '2026-05-03T09:30:00.000Z',
  url: '/api/files/signed/5',
} as const;

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createRequestServer();
});

describe('running activities', () => {
  test('show what waits for an invited brand, which decides there by keyboard [R-ROUTE-092] [R-HDR-033]', async () => {
    await open('ima-active', { ...brandUser, signupWithToken: true });
    await expect.element(page.getByRole('heading', { level: 2, name: 'Frühjahrskollektion 2026' })).toBeVisible();
    await expect.element(page.getByText('12.05.2026', { exact: true }).first()).toBeVisible();
    await focusOn(button('Lena Hoffmann zusagen'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect
      .poll(() => server.received(CALLS.decide).map(({ body }) => body))
      .toEqual([{ entryId: 500, seenBrandStatus: 1, brandStatus: 3 }]);
  });

  test('are narrowed to what waits, and the address keeps it', async () => {
    const router = await open('ima-active');
    await page.getByRole('combobox', { name: /^Wartet auf Sie/ }).click();
    await page.getByRole('option', { name: 'Inhalte zur Freigabe' }).click();
    await expect.poll(() => lastQuery(CALLS.activities)).toBe('waitsFor=content');
    expect(router.state.location.search).toBe('?waits=content');
  });

  test('are talked about there: what is shown counts as read, and an answer leads back', async () => {
    await open('ima-active');
    await page.getByRole('button', { name: /^(Lena Hoffmann kommentieren|.*Kommentare? zu Lena Hoffmann)$/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Kommentare zu Lena Hoffmann' });
    await expect
      .poll(() => server.received(CALLS.readChannel).map(({ body }) => body))
      .toEqual([{ entryId: 500, commentId: 90 }]);
    await drawer.getByRole('textbox', { name: 'Ihr Kommentar' }).fill('Passt gut.');
    await drawer.getByRole('button', { name: 'Senden' }).click();
    await expect
      .poll(() => server.received(CALLS.commentInActive).map(({ body }) => body))
      .toEqual([{ entryId: 500, text: 'Passt gut.' }]);
    expect(server.received(CALLS.commentOnChannel)).toEqual([]);
  });

  test('have a report among their documents, downloaded by keyboard; a failure offers another try', async () => {
    server.on(CALLS.report, () => answerError(503, 'UNAVAILABLE', 'pdfTooMany'));
    await open('ima-active');
    const report = button('Bericht herunterladen: Frühjahrskollektion 2026');
    await expect.element(report).toBeVisible();
    await focusOn(report);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText('Der Bericht konnte nicht erstellt werden. Bitte versuchen Sie es erneut.'))
      .toBeVisible();
    server.on(CALLS.report, () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
    await button('Erneut versuchen').click();
    await expect
      .poll(() => server.received(CALLS.report).map(({ query }) => query.toString()))
      .toEqual(['language=de', 'language=de']);
  });

  test('say when there are none, and why they cannot be shown', async () => {
    server = createRequestServer({ activities: [] });
    await open('ima-active');
    await expect.element(page.getByText('Zurzeit läuft keine Kampagne')).toBeVisible();
    server = createRequestServer().on(CALLS.activities, answerFailure);
    await open('ima-active');
    await expect
      .element(page.getByRole('alert').getByText('Die Aktivitäten konnten nicht geladen werden.'))
      .toBeVisible();
  });

  test('have their documents as tiles, each with its size', async () => {
    server = createRequestServer({ activities: [buildImaActivity({ documents: [DOCUMENT] })] });
    await open('ima-active');
    const documents = page.getByRole('list', { name: 'Dateien: Unterlagen' });
    await expect
      .element(documents.getByRole('link', { name: /Briefing Frühjahr\.pdf.*KB/ }))
      .toHaveAttribute('download', 'Briefing Frühjahr.pdf');
  });

  test('fit a phone', async () => {
    await page.viewport(390, 844);
    server = createRequestServer({ activities: [buildImaActivity()] });
    await open('ima-active');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Frühjahrskollektion 2026' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});

/** Width of the menu beside the page. */
const MENU = 232;

describe('the dashboard of campaigns', () => {
  test('has a row for each campaign, target and actual TKP, and charts [R-ROUTE-079]', async () => {
    server = createRequestServer({
      figures: [
        buildSelfServiceFigures(),
        buildSelfServiceFigures({ campaignRequestId: 8, title: 'Winterpflege', targetTkp: null }),
      ],
    });
    await open('scs-dashboard');
    const table = page.getByRole('table', { name: 'Kennzahlen Ihrer Kampagnen' });
    await expect
      .element(table.getByRole('link', { name: 'Winterpflege' }))
      .toHaveAttribute('href', '/campaign-self-service/campaign-request/8/view');
    await expect.element(table.getByText('28,00\u00a0€ / 26,42\u00a0€')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Kanäle nach Entscheidung' })).toBeVisible();
  });

  test('keeps one height of rows and all columns in sight beside the menu of a window of 1440 px', async () => {
    await page.viewport(1440 - MENU, 900);
    const long = {
      title: 'Donaudampfschifffahrtsgesellschaft – Adventskalender und Winterlichter 2026',
      spent: 124_420,
      reach: 12_345_678,
      clicks: 1_234_567,
      cpc: 12.34,
      tkp: 126.42,
      targetTkp: 128,
    };
    server = createRequestServer({
      figures: [buildSelfServiceFigures(), buildSelfServiceFigures({ campaignRequestId: 8, ...long })],
    });
    await open('scs-dashboard');
    const table = page.getByRole('table', { name: 'Kennzahlen Ihrer Kampagnen' });
    await expect.element(table.getByText('128,00\u00a0€ / 126,42\u00a0€')).toBeVisible();
    const rows = [...table.element().querySelectorAll('tbody tr')];
    expect(new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))).size).toBe(1);
    const box = table.element().parentElement;
    expect(box?.scrollWidth).toBe(box?.clientWidth);
    const cut = [...table.element().querySelectorAll('tbody td')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  });

  test('has a report for each campaign, and can be narrowed to one', async () => {
    server = createRequestServer({
      figures: [
        buildSelfServiceFigures(),
        buildSelfServiceFigures({ campaignRequestId: 8, title: 'Winterpflege', spent: 1_000 }),
      ],
    });
    const router = await open('scs-dashboard');
    await button('Bericht herunterladen: Frühjahrskollektion 2026').click();
    await expect.poll(() => lastQuery(CALLS.report)).toBe('language=de');
    await page.getByRole('combobox', { name: /^Kampagne/ }).click();
    await page.getByRole('option', { name: 'Winterpflege' }).click();
    await expect.element(page.getByRole('link', { name: 'Frühjahrskollektion 2026' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('definition').filter({ hasText: '1.000' }).first()).toBeVisible();
    expect(router.state.location.search).toBe('?campaign=8');
  });

  test('writes what is spent and its budget alike', async () => {
    server = createRequestServer({ figures: [buildSelfServiceFigures({ spent: 1_234.5, budget: 48_000 })] });
    await open('scs-dashboard');
    await expect.element(page.getByRole('definition').filter({ hasText: '1.234,50\u00a0€' })).toBeVisible();
    await expect.element(page.getByText('von 48.000,00\u00a0€')).toBeVisible();
  });

  test('asks for a period and a platform', async () => {
    await open('scs-dashboard');
    await page.getByRole('combobox', { name: /^Plattform/ }).click();
    await page.getByRole('option', { name: 'YouTube' }).click();
    await expect.poll(() => lastQuery(CALLS.figures)).toBe('platform=YouTube');
  });

  test('leads to the next step while there is no campaign, and says why it cannot be shown', async () => {
    server = createRequestServer({ figures: [] });
    await open('scs-dashboard');
    await expect.element(page.getByText('Noch keine Kampagne')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Kampagne anfragen' }).first()).toBeVisible();
    server = createRequestServer().on(CALLS.figures, answerDenied);
    await open('scs-dashboard');
    await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
  });
});
