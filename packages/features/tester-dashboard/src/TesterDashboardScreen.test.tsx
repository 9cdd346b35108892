import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import {
  buildEmptyStatistics,
  buildStatistics,
  CALLS,
  createDashboardServer,
} from './fixtures/dashboardServer.fixture.ts';
import { DashboardStage, stageRoutes } from './fixtures/DashboardStage.fixture.tsx';

let server: EnvelopeFetch;

const PATH = '/testerworld-admin';
const openAt = stageOpener(DashboardStage, stageRoutes);
const open = () => openAt({ server, path: PATH });
const lastBody = () => server.received(CALLS.statistics).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createDashboardServer();
});

test.each([
  ['Tester', '18.204'],
  ['Aktive Tester', '11.380'],
  ['Für Tests gesperrt', '12'],
  ['Produkttests', '9'],
  ['Abgeschlossen', '4'],
  ['Bewerbungen offen', '147'],
  ['Teilnahme', '80,3'],
  ['Pünktlichkeit', '91,4'],
  ['Mit Bild oder Video', '57,8'],
  ['Newsletter geöffnet', '43,1'],
  ['Punkte vergeben', '84.650'],
])('the figure %s is shown', async (figure, value) => {
  await open();
  await expect.element(page.getByRole('term').filter({ hasText: figure }).first()).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
});

test.each([
  [/1\.264 neu/, /^\/testerworld-user\?created=/],
  [/Aktive ansehen/, /^\/testerworld-user\?state=active/],
  [/Gesperrte ansehen/, /^\/testerworld-user\?state=blocked/],
  [/3 in der Bewerbung, 6 im Test/, /^\/project\?status=2/],
  [/älteste seit/, /^\/project\?status=2/],
  [/12\.480 gemessene Mails/, /^\/news-letter\?period=/],
  [/Tester nach Punkten/, /^\/testerworld-user\?sort=/],
])('a figure opens the list it counts: %s', async (name, href) => {
  await open();
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(href));
});

test('the map leads from a federal state to its testers', async () => {
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Bayern: 3.407' }))
    .toHaveAttribute('href', '/testerworld-user?federalStates=DE-BY');
});

test('the map has a table of the same values', async () => {
  await open();
  await page
    .getByRole('figure', { name: 'Tester nach Bundesland' })
    .getByRole('button', { name: 'Als Tabelle' })
    .click();
  await expect.element(page.getByRole('row', { name: 'Nordrhein-Westfalen 3.912' })).toBeVisible();
});

test('the testers of each country are counted and lead to their list', async () => {
  await open();
  const countries = page.getByRole('navigation', { name: 'Tester nach Land' });
  await expect
    .element(countries.getByRole('link', { name: 'Schweiz: 196' }))
    .toHaveAttribute('href', '/testerworld-user?countries=CH');
});

test.each([
  ['147 Bewerbungen warten auf eine Entscheidung', 'Entscheiden', '/project?status=2'],
  ['28 Produkte sind nicht versendet', 'Versenden', '/project/13?tab=shipping'],
  ['41 Tester sind mit den Antworten im Verzug', 'Erinnern', '/project?status=2'],
  ['63 Bilder und Videos dürfen nicht gezeigt werden', 'Galerie ansehen', '/project/12?tab=gallery'],
  ['12 Tester sind für Tests gesperrt', 'Sperren ansehen', '/testerworld-user?state=blocked'],
])('what waits today leads to where it is done: %s', async (words, action, href) => {
  await open();
  const item = page.getByRole('listitem').filter({ hasText: words });
  await expect.element(item.getByRole('link', { name: action })).toHaveAttribute('href', href);
});

test('running projects show picture, title, brand, type, places, waiting applications, dates and status', async () => {
  await open();
  const row = page.getByRole('row', {
    name: /Cold Brew Testpaket.*Morgenstern.*Kurzzeitprojekt.*150 von 150.*64.*01\.10\.2026.*30\.10\.2026.*Läuft/,
  });
  await expect.element(row).toBeVisible();
  await expect.element(row.getByRole('meter', { name: 'Plätze vergeben' })).toBeVisible();
  expect(row.element().querySelector('img')?.src).toMatch(/^data:image/);
});

test('period, region and category narrow the figures by the address', async () => {
  await openAt({ server, path: `${PATH}?period=7&country=CH&category=21&project=12` });
  await expect.poll(lastBody).toMatchObject({ country: 'CH', category: 21, projectId: 12 });
});

test('the period is chosen above the figures', async () => {
  const router = await open();
  await page.getByText('12 Monate', { exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe('?period=365');
  await expect.element(page.getByRole('radio', { name: '12 Monate' })).toBeChecked();
});

test('without anything yet every part says so', async () => {
  server.on(CALLS.statistics, () => answerSuccess(buildEmptyStatistics()));
  await open();
  await expect.element(page.getByText('Zurzeit läuft kein Projekt').first()).toBeVisible();
  await expect.element(page.getByText('Heute wartet nichts auf Sie')).toBeVisible();
  await expect.element(page.getByText('Für diese Auswahl gibt es keine Tester.').first()).toBeVisible();
});

test('figures that fail are loaded again on request', async () => {
  server.on(CALLS.statistics, answerFailure);
  await open();
  const reload = page.getByRole('button', { name: 'Erneut laden' });
  await expect.element(reload).toBeVisible();
  server.on(CALLS.statistics, () => answerSuccess(buildStatistics()));
  await reload.click();
  await expect.element(page.getByRole('link', { name: 'Bayern: 3.407' })).toBeVisible();
});

test('whoever may not see the figures is told so', async () => {
  server.on(CALLS.statistics, answerDenied);
  await open();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});

test('a user without the right finds no export', async () => {
  await openAt({ server, path: PATH, user: buildUser(), rights: { 'Testerworld Dashboard': { view: true } } });
  await expect.element(page.getByRole('link', { name: 'Bayern: 3.407' })).toBeVisible();
  expect(page.getByRole('button', { name: /Exportieren/ }).elements()).toHaveLength(0);
});
