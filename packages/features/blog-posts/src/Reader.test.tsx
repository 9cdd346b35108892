import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerFailure, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CALLS, createReaderServer } from './fixtures/blogServer.fixture.ts';
import { readerRoutes, ReaderStage, tester } from './fixtures/BlogStage.fixture.tsx';
import { buildLongPost } from './fixtures/posts.fixture.ts';

let server: EnvelopeFetch;
const openAt = stageOpener(ReaderStage, readerRoutes);
const open = (options: Partial<OpenOptions> = {}) =>
  openAt({ server, path: '/testerworld/blog', user: null, ...options });
const card = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createReaderServer();
});

test('a card shows picture, title, date and category', async () => {
  await open();
  const first = card('Hafermilch im Test');
  await expect.element(first.getByText(/· 12\.11\.2026$/)).toBeVisible();
  await expect.element(first.getByText('Drei Sorten, ein Urteil.')).toBeVisible();
  expect(first.element().querySelector('img')).not.toBeNull();
});

test('an external post opens its link apart and says that one leaves testerworld', async () => {
  await open();
  const external = card('Die besten Laufstrecken');
  await expect.element(external.getByText('Sie verlassen testerworld: magazin.example')).toBeVisible();
  const link = external.getByRole('link').element();
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://magazin.example/laufen',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('text and category narrow the cards and stand in the address', async () => {
  const router = await open();
  await page.getByRole('searchbox').fill('lauf');
  await expect.element(card('Hafermilch im Test')).not.toBeInTheDocument();
  await expect.element(card('Die besten Laufstrecken')).toBeVisible();
  await page.getByRole('combobox', { name: /^Kategorie/ }).click();
  await page.getByRole('option').nth(1).click();
  await expect.poll(() => router.state.location.search).toContain('category=1');
});

test('a visitor reads an article without being counted', async () => {
  await open({ path: '/testerworld/blog/1' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hafermilch im Test' })).toBeVisible();
  await expect.element(page.getByText('Vierzig Haushalte, drei Sorten, zwei Wochen.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Hafermilch für Kaffee' })).toBeVisible();
  expect(server.received(CALLS.markRead)).toEqual([]);
});

test('a tester who reads an article is counted', async () => {
  await open({ path: '/testerworld/blog/1', user: tester });
  await expect.poll(() => server.received(CALLS.markRead).map(({ body }) => body)).toEqual([{ blogPostId: 1 }]);
});

test('an article that is not published says so', async () => {
  server.on(CALLS.publishedOne, () => answerError(404, 'NOT_FOUND', 'notFound'));
  await open({ path: '/testerworld/blog/1' });
  await expect.element(page.getByText('Diesen Beitrag gibt es nicht oder nicht mehr.')).toBeVisible();
});

test('a load that failed is tried again', async () => {
  server.on(CALLS.published, answerFailure);
  await open();
  await expect.element(page.getByRole('button', { name: 'Erneut laden' })).toBeVisible();
});

test.for([320, 390, 1440])('long words break instead of running out of the page at %d px', async (width) => {
  await page.viewport(width, 800);
  server = createReaderServer([buildLongPost()]);
  await open();
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
