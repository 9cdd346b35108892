import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildProjectDetails } from '../fixtures/projects.fixture.ts';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const openStep = (step: string) => openAt({ server, path: `/project/add?project=1&step=${step}` });
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
// A table of the same name scrolls in a region of its own.
const part = (name: string) => page.getByRole('region', { name, exact: true }).first();

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createProjectServer({ project: { status: 1, applications: 0 } });
});

test('a project is added from its title, brand and places, and goes on with its media', async () => {
  const router = await openAt({ server, path: '/project/add' });
  await field('Titel (Deutsch)').fill('Trailschuh');
  await page.getByRole('combobox', { name: /^Brand/ }).fill('Alpen');
  await page.getByRole('option', { name: 'Alpenglühen Outdoor' }).click();
  await press('Weiter');
  await expect.poll(() => lastBody(CALLS.save)).toMatchObject({ titleDe: 'Trailschuh', brandId: 4, places: 20 });
  await expect.element(part('Medien')).toHaveFocus();
  expect(router.state.location.search).toBe('?project=1&step=media');
});

test('a step that lacks something is not left', async () => {
  await openAt({ server, path: '/project/add' });
  await press('Weiter');
  await expect.element(page.getByText('2 Angaben stimmen noch nicht').last()).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: '2 Angaben stimmen nicht' })).toBeInTheDocument();
  expect(server.received(CALLS.save)).toHaveLength(0);
});

test('what the server rejects is said at the field of its step', async () => {
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', {
      fieldErrors: [{ field: 'conditions.minChildren', key: 'required' }],
    }),
  );
  await openStep('conditions');
  await field('Alter eines Kindes ab').fill('4');
  await press('Weiter');
  await expect.element(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible();
  await expect.element(part('Bedingungen')).toBeVisible();
});

test('a step that was saved leads on, and the last one to the page of the project', async () => {
  const router = await openStep('conditions');
  await field('Alter bis').fill('70');
  await press('Weiter');
  await expect.element(part('Fragebogen')).toHaveFocus();
  expect(lastBody(CALLS.save)).toMatchObject({ projectId: 1, conditions: { ageTo: 70 } });
  await press('Weiter');
  await expect.element(part('Termine und Versand')).toHaveFocus();
  expect(server.received(CALLS.save)).toHaveLength(1);
  await press('Fertigstellen');
  await expect.poll(() => router.state.location.pathname).toBe('/project/1');
  await expect.element(page.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
});

test('by keyboard: back and on again, and what was entered stays', async () => {
  await openStep('conditions');
  await field('Alter ab').fill('30');
  page.getByRole('button', { name: 'Zurück', exact: true }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(part('Medien')).toHaveFocus();
  page.getByRole('button', { name: 'Weiter', exact: true }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(part('Bedingungen')).toHaveFocus();
  await expect.element(field('Alter ab')).toHaveValue('30');
  expect(lastBody(CALLS.save)).toMatchObject({ projectId: 1, conditions: { ageFrom: 30 } });
});

test('what was entered and not saved is asked about before it is left', async () => {
  await openStep('basics');
  expect(hasUnsavedChanges()).toBe(false);
  await field('Titel (Deutsch)').fill('Trailschuh Grat 3');
  await expect.poll(hasUnsavedChanges).toBe(true);
  await press('Weiter');
  await expect.element(part('Medien')).toHaveFocus();
  await expect.poll(hasUnsavedChanges).toBe(false);
});

test('a federal state of a country that was taken out keeps its name, and can be taken out too', async () => {
  server = createProjectServer({
    project: { status: 1, applications: 0, countries: ['AU'], federalStates: ['DE-NW'] },
  });
  await openStep('conditions');
  await page.getByRole('button', { name: 'Nordrhein-Westfalen entfernen' }).click();
  await press('Weiter');
  await expect.poll(() => lastBody(CALLS.save)).toMatchObject({ conditions: { federalStates: [] } });
});

test('what is entered while a step is being saved is kept, and saved with the next press', async () => {
  const release: (() => void)[] = [];
  server.on(CALLS.save, async () => {
    await new Promise<void>((resolve) => release.push(resolve));
    return answerSuccess(buildProjectDetails({ status: 1, applications: 0 }));
  });
  await openStep('basics');
  await field('Titel (Deutsch)').fill('Trailschuh Grat 3');
  await press('Weiter');
  await expect.poll(() => release.length).toBe(1);
  await field('Titel (Englisch)').fill('Trail shoe Grat 3');
  release[0]?.();
  await expect.element(page.getByRole('button', { name: 'Weiter', exact: true })).toBeEnabled();
  expect(hasUnsavedChanges()).toBe(true);
  await press('Weiter');
  await expect.poll(() => release.length).toBe(2);
  expect(lastBody(CALLS.save)).toMatchObject({ titleDe: 'Trailschuh Grat 3', titleEn: 'Trail shoe Grat 3' });
  release[1]?.();
  await expect.element(part('Medien')).toHaveFocus();
});

test('a questionnaire is written on its own page, which leads back to its step', async () => {
  const router = await openStep('questionnaire');
  await page.getByRole('link', { name: 'Fragebogen 2' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/project/1/questionnaires/3');
  await page.getByRole('link', { name: 'Projekt anlegen' }).click();
  await expect.element(part('Fragebogen')).toBeVisible();
  expect(router.state.location.search).toBe('?project=1&step=questionnaire');
});

test('another user changed the draft meanwhile: it is said, and the own input can be kept', async () => {
  server.on(CALLS.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await openStep('basics');
  await field('Titel (Deutsch)').fill('Trailschuh Grat 3');
  await press('Weiter');
  await press('Meine Eingaben behalten');
  await expect.element(field('Titel (Deutsch)')).toHaveValue('Trailschuh Grat 3');
});

test('a draft that cannot be saved says so', async () => {
  server.on(CALLS.save, answerFailure);
  await openStep('basics');
  await field('Titel (Deutsch)').fill('Trailschuh Grat 3');
  await press('Weiter');
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('the draft is gone on with from its page', async () => {
  await openAt({ server, path: '/project/1' });
  await page.getByRole('link', { name: 'Anlegen fortsetzen' }).click();
  await expect.element(field('Titel (Deutsch)')).toHaveValue('Trailschuh Grat 2');
});

test('a published project is changed on its own page', async () => {
  server = createProjectServer();
  const router = await openStep('basics');
  await expect.poll(() => router.state.location.pathname).toBe('/project/1');
});

test('whoever only looks adds nothing', async () => {
  await openAt({ server, path: '/project/add', user: buildUser(), rights: { Project: { view: true } } });
  await expect.element(page.getByRole('heading', { name: 'Projekt anlegen' })).toBeVisible();
  expect(field('Titel (Deutsch)').elements()).toHaveLength(0);
});
