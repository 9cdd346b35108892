import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerPage, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildProject, buildProjects, shoe } from '../fixtures/projects.fixture.ts';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const open = () => openAt({ server, path: '/project' });
const lastBody = (call: string) => server.received(call).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createProjectServer();
});

test('each row shows title, status, brand, places, applications, dates, questionnaire, type, region and owner', async () => {
  await page.viewport(2600, 900);
  await open();
  const row = page.getByRole('row', { name: /Trailschuh Grat 2/ });
  for (const cell of [
    'Bewerbung',
    'Alpenglühen Outdoor',
    '41',
    '25.10.2026',
    '09.11.2026 bis 31.03.2027',
    '2 von 2 freigegeben',
    'Langzeitprojekt',
    'DE, AT, CH',
    'David N.',
  ])
    await expect.element(row.getByRole('cell', { name: cell })).toBeVisible();
  await expect.element(row.getByText('28 von 40')).toBeVisible();
  expect(row.element().querySelector('img')?.src).toBe(shoe);
});

test('the category of a project is a column that can be chosen', async () => {
  await page.viewport(2600, 900);
  await open();
  await expect.element(page.getByRole('columnheader', { name: 'Region' })).toBeVisible();
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('checkbox', { name: 'Kategorie' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Kategorie' })).toBeVisible();
  const row = page.getByRole('row', { name: /Trailschuh Grat 2/ });
  await expect.element(row.getByRole('cell', { name: 'Outdoor', exact: true })).toBeVisible();
});

test.each([
  ['de', 'Berlin, Brandenburg', 'Bern, Wien'],
  ['en', 'Berlin, Brandenburg', 'Bern, Vienna'],
] as const)('federal states are said by their names in %s', async (language, german, abroad) => {
  await page.viewport(2600, 900);
  server.on(CALLS.list, () =>
    answerPage([...buildProjects().slice(0, 2), buildProject({ federalStates: ['CH-BE', 'AU-9'] }, 8)]),
  );
  await openAt({ server, path: '/project', language });
  await expect.element(page.getByRole('cell', { name: german, exact: true })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: abroad, exact: true })).toBeVisible();
});

test('search, filter and sort are asked of the server and kept in the address', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await panel.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Abgeschlossen' }).click();
  await panel.getByRole('combobox', { name: /^Region/ }).click();
  await page.getByRole('option', { name: 'Überall' }).click();
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ filters: { status: 3, regional: false } });
  await page.getByRole('columnheader', { name: 'Titel' }).getByRole('button').click();
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ sortBy: 'title', sort: 'ASC' });
  await page.getByRole('searchbox').fill('cold');
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ search: 'cold' });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    status: '3',
    regional: 'everywhere',
    q: 'cold',
  });
});

test('a project is deleted after a question while it was never published', async () => {
  await open();
  await page.getByRole('button', { name: 'Aktionen zu „Serum für die Nacht“' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'Serum für die Nacht' })).not.toBeInTheDocument();
  expect(lastBody(CALLS.remove)).toEqual({ projectId: 3 });
});

test('a published project has no entry to delete it', async () => {
  await open();
  await page.getByRole('button', { name: 'Aktionen zu „Trailschuh Grat 2“' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Kopieren' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Löschen' }).elements()).toHaveLength(0);
});

test('a project that cannot be deleted any more says why', async () => {
  server.on(CALLS.remove, () => answerError(409, 'CONFLICT', 'projectHasApplications'));
  await open();
  await page.getByRole('button', { name: 'Aktionen zu „Serum für die Nacht“' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByText('Ein Projekt mit Bewerbungen kann nicht gelöscht werden.')).toBeVisible();
});

test('a copy opens its own page', async () => {
  const router = await open();
  await page.getByRole('button', { name: 'Aktionen zu „Trailschuh Grat 2“' }).click();
  await page.getByRole('menuitem', { name: 'Kopieren' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/project/1');
  expect(lastBody(CALLS.copy)).toEqual({ projectId: 1 });
});

test('a campaign manager, who only looks, finds nothing to add or to copy', async () => {
  await openAt({ server, path: '/project', user: buildUser(), rights: { Project: { view: true } } });
  await page.getByRole('button', { name: 'Aktionen zu „Trailschuh Grat 2“' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Öffnen' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Kopieren' }).elements()).toHaveLength(0);
  expect(page.getByRole('link', { name: 'Projekt anlegen' }).elements()).toHaveLength(0);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});
