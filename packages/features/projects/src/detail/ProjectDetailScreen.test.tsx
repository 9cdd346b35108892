import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildProjectDetails, shoe } from '../fixtures/projects.fixture.ts';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const open = (tab?: string) => openAt({ server, path: tab === undefined ? '/project/1' : `/project/1?tab=${tab}` });
const lastBody = (call: string) => server.received(call).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createProjectServer();
});

test('the page shows picture, places, applications, waiting list and the next deadlines', async () => {
  await open();
  await expect.element(page.getByText('davon 41 ausstehend')).toBeVisible();
  await expect.element(page.getByText('2 sind seit gestern neu')).toBeVisible();
  await expect.element(page.getByText('Versand ab 02.11.2026')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Trailschuh Grat 2' })).toBeVisible();
  expect(document.querySelector<HTMLImageElement>('main img')?.src).toBe(shoe);
});

test('the history names whom was decided on', async () => {
  await open();
  await expect.element(page.getByText('David Neumann hat Henrik Olsen angenommen')).toBeVisible();
});

test('a test is published once everything is there', async () => {
  server = createProjectServer({ project: { status: 1, applications: 0 } });
  await open();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect.poll(() => lastBody(CALLS.changeStatus)).toEqual({ projectId: 1, status: 2 });
});

test('what is missing before a test is published is listed', async () => {
  server = createProjectServer({ project: { status: 1, titleEn: '', applications: 0 } });
  await open();
  await expect.element(page.getByRole('link', { name: 'Texte in beiden Sprachen und Kategorie' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Veröffentlichen' }).elements()).toHaveLength(0);
});

test('a test is closed after a question', async () => {
  await open();
  await page.getByRole('button', { name: 'Abschließen' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/obwohl noch 41 Bewerbungen ausstehen/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect.poll(() => lastBody(CALLS.changeStatus)).toEqual({ projectId: 1, status: 3 });
});

test('a closed test is reopened with a reason', async () => {
  server = createProjectServer({ project: { status: 3 } });
  await open();
  await page.getByRole('button', { name: 'Wieder öffnen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Begründung/ }).fill('Nachzügler');
  await dialog.getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect.poll(() => lastBody(CALLS.changeStatus)).toEqual({ projectId: 1, status: 2, reason: 'Nachzügler' });
});

test('a change carries the version that was read', async () => {
  await open('settings');
  await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill('Trailschuh Grat 3');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => lastBody(CALLS.save))
    .toMatchObject({ projectId: 1, updatedAt: '2026-10-12T08:00:00.000Z', titleDe: 'Trailschuh Grat 3', places: 40 });
});

test('a change that comes too late says so', async () => {
  server.on(CALLS.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await open('settings');
  await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill('Trailschuh Grat 3');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText(/Emre Aksoy/)).toBeVisible();
});

test('input stays when a colleague saves meanwhile, and goes over the version that was read', async () => {
  await open('settings');
  const title = page.getByRole('textbox', { name: 'Titel (Deutsch)' });
  await title.fill('Trailschuh Grat 3');
  server.on(CALLS.details, () =>
    answerSuccess(buildProjectDetails({ titleDe: 'Von Emre', updatedAt: '2026-11-22T09:00:00.000Z' })),
  );
  const before = server.received(CALLS.details).length;
  // As coming back to the window does.
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => server.received(CALLS.details).length).toBeGreaterThanOrEqual(before);
  await expect.element(title).toHaveValue('Trailschuh Grat 3');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => lastBody(CALLS.save)).toMatchObject({ updatedAt: '2026-10-12T08:00:00.000Z' });
});

test('testers who meet the conditions are counted while they are chosen', async () => {
  await open('settings');
  await expect.element(page.getByText('1.284 von 9.120 aktiven Testern erfüllen diese Bedingungen.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Alter ab' }).fill('40');
  await page.getByRole('textbox', { name: 'Alter bis' }).click();
  await expect.poll(() => lastBody(CALLS.count)).toMatchObject({ ageFrom: 40, ageTo: 60, category: 82 });
});

test('the test is shown as testers see it, to those who only look too', async () => {
  await openAt({ server, path: '/project/1', user: buildUser(), rights: { Project: { view: true } } });
  await page.getByRole('button', { name: 'Ansicht der Tester' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Ansicht der Tester' }).getByText('Projekt 1')).toBeVisible();
});

test('a day before an earlier step is said at its field before anything is sent', async () => {
  server = createProjectServer({ project: { selectionOn: '2026-10-01' } });
  await open('settings');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Dieser Tag liegt vor einem früheren Schritt.').first()).toBeVisible();
  expect(server.received(CALLS.save)).toHaveLength(0);
});

test('a campaign manager, who only looks, finds no settings and no way to change the status', async () => {
  await openAt({ server, path: '/project/1', user: buildUser(), rights: { Project: { view: true } } });
  await expect.element(page.getByRole('tab', { name: 'Übersicht' })).toBeVisible();
  expect(page.getByRole('tab', { name: 'Einstellungen' }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Abschließen' }).elements()).toHaveLength(0);
});
