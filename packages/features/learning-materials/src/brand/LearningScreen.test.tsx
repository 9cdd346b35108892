import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import {
  buildLongMaterial,
  buildMaterials,
  CALLS,
  createLearningServer,
  createLearningServerThat,
} from '../fixtures/learningServer.fixture.ts';
import { LearningStage, stageRoutes } from '../fixtures/LearningStage.fixture.tsx';

const openAt = stageOpener(LearningStage, stageRoutes);
const open = (server: EnvelopeFetch = createLearningServer(), options: Partial<OpenOptions> = {}) =>
  openAt({ server, path: '/campaign-self-service/learning-materials', ...options });

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const card = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const choose = async (filter: string, option: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${filter}`) }).click();
  await page.getByRole('option', { name: option }).click();
};

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('the brand sees what is made for it, with topic, kind, length and whether it is new [R-ROUTE-089]', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lernmaterialien' })).toBeVisible();
  await expect
    .poll(titles)
    .toEqual([
      'Ihre erste Kampagne in fünf Schritten',
      'So schreiben Sie ein Briefing',
      'Werbung richtig kennzeichnen',
      'Briefing für UGC-Videos',
    ]);
  await expect
    .element(card('Ihre erste Kampagne in fünf Schritten').getByText('Gesehen', { exact: true }))
    .toBeVisible();
  await expect.element(card('So schreiben Sie ein Briefing').getByText('Neu', { exact: true })).toBeVisible();
  await expect
    .element(card('Werbung richtig kennzeichnen').getByText('Recht · PDF · 1 Minute · Englisch'))
    .toBeVisible();
});

test('in English titles and words are English', async () => {
  await open(createLearningServer(), { language: 'en' });
  await expect
    .poll(titles)
    .toEqual([
      'Your first campaign in five steps',
      'How to write a briefing',
      'Labelling adverts correctly',
      'Briefing UGC videos',
    ]);
  await expect.element(card('Labelling adverts correctly').getByText('Law · PDF · 1 minute · English')).toBeVisible();
});

test('filters and the search narrow the cards and stand in the address', async () => {
  await open();
  await expect.poll(titles).toHaveLength(4);
  await choose('Thema', 'Recht');
  await expect.poll(titles).toEqual(['Werbung richtig kennzeichnen']);
  await choose('Thema', 'Alle Themen');
  await choose('Art', 'Video');
  await expect.poll(titles).toHaveLength(3);
  await userEvent.fill(page.getByRole('searchbox'), 'anfangen');
  await expect.poll(titles).toEqual(['So schreiben Sie ein Briefing']);
  await userEvent.fill(page.getByRole('searchbox'), 'gibt es nicht');
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect.poll(titles).toHaveLength(4);
});

test('a video opens by keyboard with its subtitles, is marked as seen, and the focus returns', async () => {
  const server = createLearningServer();
  await open(server);
  const watch = page.getByRole('button', { name: '„So schreiben Sie ein Briefing“ ansehen' });
  await expect.element(watch).toBeVisible();
  await focusOn(watch);
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'So schreiben Sie ein Briefing' });
  await expect.element(dialog).toBeVisible();
  const track = dialog.element().querySelector('track');
  expect(track?.srclang).toBe('de');
  expect(await (await fetch(track?.src ?? '')).text()).toContain('Ein gutes Briefing passt auf eine Seite.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(watch).toHaveFocus();
  await expect.element(card('So schreiben Sie ein Briefing').getByText('Gesehen', { exact: true })).toBeVisible();
  expect(server.calls.filter((call) => call === CALLS.seen)).toHaveLength(1);
});

test('what is related leads on, and is marked as seen, too', async () => {
  const server = createLearningServer();
  await open(server);
  await page.getByRole('button', { name: '„So schreiben Sie ein Briefing“ ansehen' }).click();
  await page.getByRole('dialog').getByText('Briefing für UGC-Videos').click();
  await expect.element(page.getByRole('dialog', { name: 'Briefing für UGC-Videos' })).toBeVisible();
  await expect.poll(() => server.calls.filter((call) => call === CALLS.seen)).toHaveLength(2);
});

test('what is known already is marked as seen; an error is shown', async () => {
  const server = createLearningServer();
  await open(server);
  const mark = page.getByRole('button', { name: '„Werbung richtig kennzeichnen“ als gesehen markieren' });
  await mark.click();
  await expect.element(page.getByText('Als gesehen markiert.')).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
  server.on(CALLS.seen, answerFailure);
  await page.getByRole('button', { name: '„So schreiben Sie ein Briefing“ als gesehen markieren' }).click();
  await expect.element(page.getByText('Fehler', { exact: true })).toBeVisible();
  await expect.element(card('So schreiben Sie ein Briefing').getByText('Neu', { exact: true })).toBeVisible();
});

test('a load that failed is tried again', async () => {
  const server = createLearningServerThat(answerFailure);
  await open(server);
  await expect.element(page.getByText('Das Lernmaterial konnte nicht geladen werden.')).toBeVisible();
  server.on(CALLS.shown, () => answerSuccess(buildMaterials()));
  await page.getByText('Erneut laden').click();
  await expect.poll(titles).toHaveLength(4);
});

test.for([320, 390, 1440])('long words break instead of running out of the page at %d px', async (width) => {
  await page.viewport(width, 800);
  await open(createLearningServer([buildLongMaterial(), ...buildMaterials()]));
  await expect.poll(titles).toHaveLength(5);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
