import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildLongPeople, buildPeople, CALLS, createNetworkServer } from '../fixtures/networkServer.fixture.ts';
import { NetworkStage, stageRoutes } from '../fixtures/NetworkStage.fixture.tsx';

const FIRST_PAGE = { kind: 'creator', pageNumber: 0, pageSize: 12, sortBy: 'newest', sort: 'DESC' };

let server: EnvelopeFetch;

const openAt = stageOpener(NetworkStage, stageRoutes);
const open = (path = '/brand/creator', language: Language = 'de') => openAt({ server, path, language });

const lastQuery = () => server.received(CALLS.list).at(-1)?.body;
const card = (name: string) => page.getByRole('article', { name });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createNetworkServer();
});

test.for([
  ['/brand/model', 'model', 'Models'],
  ['/brand/creator', 'creator', 'Creator'],
  ['/brand/direct-network', 'channel', 'Direktes Netzwerk'],
])('%s shows its part of the network', async ([path = '', kind, title = '']) => {
  await open(path);
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect.poll(lastQuery).toEqual({ ...FIRST_PAGE, kind });
  await expect.element(page.getByText('1–12 von 30')).toBeVisible();
});

test('a card says name with initial, age, place, platforms, followers in short and categories', async () => {
  server = createNetworkServer({ people: buildPeople(1) });
  await open();
  for (const text of ['25–34 Jahre · Hamburg', '130K Follower', '54K Follower'])
    await expect.element(card('Lena H.').getByText(text, { exact: true })).toBeVisible();
  await expect.element(card('Lena H.').getByText(/Beauty/)).toBeVisible();
});

test('filters, order and pages go into question and address, and chips take them back', async () => {
  const router = await open();
  await expect.element(page.getByText('1–12 von 30')).toBeVisible();
  await page.getByRole('group', { name: 'Geschlecht' }).getByText('Männlich').click();
  await page.getByRole('textbox', { name: 'Follower ab' }).fill('50000');
  await page.getByRole('combobox', { name: /^Kinder/ }).click();
  await page.getByRole('option', { name: 'Nein' }).click();
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect
    .poll(lastQuery)
    .toEqual({ ...FIRST_PAGE, filters: { genders: ['male'], followersFrom: 50_000, hasChildren: false } });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    gender: 'male',
    followers: '50000..',
    children: 'no',
  });
  await page.getByRole('button', { name: 'Ohne Kinder entfernen' }).click();
  await expect.poll(lastQuery).toEqual({ ...FIRST_PAGE, filters: { genders: ['male'], followersFrom: 50_000 } });
  await page.getByRole('combobox', { name: /^Reihenfolge/ }).click();
  await page.getByRole('option', { name: 'Nach Vornamen' }).click();
  await expect.poll(lastQuery).toMatchObject({ sortBy: 'name', sort: 'ASC', filters: { genders: ['male'] } });
});

test('a shared address asks for what it says', async () => {
  await open(
    '/brand/model?category=3&platform=tiktok&country=AU&age=age18To24&language=de&children=yes&pets=dog&page=2',
  );
  await expect.poll(lastQuery).toEqual({
    ...FIRST_PAGE,
    kind: 'model',
    pageNumber: 1,
    filters: {
      categories: [3],
      platforms: ['TikTok'],
      countries: ['AU'],
      ageBands: ['age18To24'],
      languages: ['de'],
      hasChildren: true,
      pets: ['dog'],
    },
  });
});

test('which languages are spoken on a channel is not known and not asked for', async () => {
  await open('/brand/direct-network');
  await expect.element(page.getByRole('combobox', { name: /^Kategorie/ })).toBeVisible();
  expect(page.getByRole('combobox', { name: /^Sprache/ }).elements()).toHaveLength(0);
});

test('no one, and no one who fits', async () => {
  server = createNetworkServer({ people: [] });
  await open();
  await expect.element(page.getByText(/Sobald jemand zugestimmt hat/)).toBeVisible();
  server = createNetworkServer();
  const router = await open('/brand/creator?gender=divers');
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).first().click();
  await expect.element(page.getByText('1–12 von 30')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});

test('a card opens by keyboard, the address names the person, Escape and Back close', async () => {
  const router = await open();
  await expect.element(card('Lena H.').first()).toBeVisible();
  const link = page.getByRole('link', { name: 'Lena H.' }).first();
  await focusOn(link);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Lena H.' })).toBeVisible();
  expect(router.state.location.search).toMatch(/^\?person=[0-9a-f-]{36}$/);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  expect(router.state.location.search).toBe('');
  await link.click();
  await expect.element(page.getByRole('dialog', { name: 'Lena H.' })).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.for([320, 390, 1440])('long words break instead of running out of the page at %d px', async (width) => {
  await page.viewport(width, 800);
  server = createNetworkServer({ people: buildLongPeople() });
  await open();
  await expect.element(card('Maximilian-Alexander-Emanuel A.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('on a phone the pages stand below the last card', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.element(page.getByText('1–12 von 30')).toBeInTheDocument();
  const end = page.getByRole('article').last().element().getBoundingClientRect().bottom;
  expect(page.getByText('1–12 von 30').element().getBoundingClientRect().top).toBeGreaterThan(end);
});
