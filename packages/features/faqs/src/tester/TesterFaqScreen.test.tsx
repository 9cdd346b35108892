import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testerPaths } from '@resonanz/domain/paths';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CALLS, createFaqServer } from '../fixtures/faqServer.fixture.ts';
import { TesterFaqStage, testerStageRoutes } from '../fixtures/FaqStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(TesterFaqStage, testerStageRoutes);
const open = (path = testerPaths.faqs()) => openAt({ server, path });
const FIRST = 'Wie melde ich mich an?';
const question = (name: string) => page.getByRole('button', { name });
const questions = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  await page.viewport(1280, 900);
  server = createFaqServer();
});

test('the active questions stand in their groups, and each opens its answer', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Punkte' })).toBeVisible();
  expect(questions()).toEqual([FIRST, 'Ab welchem Alter darf ich testen?', 'Wofür bekomme ich Punkte?']);
  await expect.element(page.getByText('E-Mail-Adresse')).not.toBeVisible();
  await question(FIRST).click();
  await expect.element(page.getByText('E-Mail-Adresse')).toBeVisible();
  await question('Wofür bekomme ich Punkte?').click();
  await expect.element(page.getByRole('link', { name: 'abschließen' })).toBeVisible();
  await expect.element(page.getByText('E-Mail-Adresse')).toBeVisible();
});

test('a search narrows the questions, whatever the case and the umlauts, and stays in the address', async () => {
  const router = await open();
  await page.getByRole('searchbox').fill('FUER');
  await expect.poll(questions).toEqual(['Wofür bekomme ich Punkte?']);
  await expect.element(page.getByRole('status').filter({ hasText: '1 Frage gefunden' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=FUER');
  await page.getByRole('searchbox').fill('zebra');
  await expect.element(page.getByText('Keine passende Frage gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Suche leeren' }).last().click();
  await expect.poll(questions).toHaveLength(3);
});

test('the address of one question opens its answer and leads there', async () => {
  await open(`${testerPaths.faqs()}#faq-3`);
  await expect.element(page.getByRole('link', { name: 'abschließen' })).toBeVisible();
  await expect.element(question('Wofür bekomme ich Punkte?')).toHaveFocus();
});

test('the address of a question that is gone says so', async () => {
  await open(`${testerPaths.faqs()}#faq-4`);
  await expect.element(page.getByText(/Diese Frage gibt es nicht mehr/)).toBeVisible();
  expect(questions()).toHaveLength(3);
});

test('the address of a question is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open(`${testerPaths.faqs()}#faq-1`);
  await page.getByRole('button', { name: `Link zu „${FIRST}“ kopieren` }).click();
  expect(write).toHaveBeenCalledWith(`${location.origin}/testerworld/faqs#faq-1`);
  write.mockRestore();
});

test('a tester says whether an answer was helpful, is thanked, and may change it', async () => {
  await open(`${testerPaths.faqs()}#faq-1`);
  await page.getByRole('button', { name: 'Ja' }).click();
  await expect.element(page.getByText('Danke für Ihre Rückmeldung!')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Nein' }).click();
  await expect.element(page.getByRole('button', { name: 'Nein' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'false');
  expect(server.received(CALLS.vote).map(({ body }) => body)).toEqual([
    { faqId: 1, isHelpful: true },
    { faqId: 1, isHelpful: false },
  ]);
});

test('what a tester said before is shown', async () => {
  server = createFaqServer({ votes: [{ faqId: 1, isHelpful: false }] });
  await open(`${testerPaths.faqs()}#faq-1`);
  await expect.element(page.getByRole('button', { name: 'Nein' })).toHaveAttribute('aria-pressed', 'true');
});

test('a vote that fails says so and stays open', async () => {
  server.on(CALLS.vote, answerFailure);
  await open(`${testerPaths.faqs()}#faq-1`);
  await page.getByRole('button', { name: 'Ja' }).click();
  await expect.element(page.getByText('Bitte versuchen Sie es erneut.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'false');
});

test('visitors read without a log-in and are not asked for a vote', async () => {
  await openAt({ server, path: `${testerPaths.faqs()}#faq-1`, user: null });
  await expect.element(page.getByText('E-Mail-Adresse')).toBeVisible();
  expect(page.getByRole('button', { name: 'Ja' }).elements()).toHaveLength(0);
  expect(server.received(CALLS.ownVotes)).toHaveLength(0);
});

test('the head that staff wrote for this page stands above the questions', async () => {
  server.on(CALLS.head, () =>
    answerSuccess({
      key: 'faqTopHeader',
      value: {
        value_de: { title: 'Wir helfen gern', text: '<p>Fragen Sie uns.</p>' },
        value_en: { title: 'We are glad to help', text: '<p>Ask us.</p>' },
      },
      media: null,
    }),
  );
  await open();
  await expect.element(page.getByText('Wir helfen gern')).toBeVisible();
});

test('without questions the page says so', async () => {
  server = createFaqServer({ faqs: [] });
  await open();
  await expect.element(page.getByRole('heading', { name: 'Noch keine Fragen' })).toBeVisible();
});

test('questions that could not be loaded are loaded on request', async () => {
  server.on(CALLS.active, answerFailure);
  await open();
  await expect.element(page.getByRole('alert').getByText('Die Fragen konnten nicht geladen werden.')).toBeVisible();
  server.on(CALLS.active, () => answerSuccess([]));
  await page.getByRole('alert').getByText('Erneut laden').click();
  await expect.element(page.getByRole('heading', { name: 'Noch keine Fragen' })).toBeVisible();
});
