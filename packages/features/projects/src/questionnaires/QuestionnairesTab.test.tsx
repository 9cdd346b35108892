import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';
import { buildQuestionnaire } from '../fixtures/questionnaires.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const path = '/project/1?tab=questionnaires';
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const menuOf = (title: string) => page.getByRole('button', { name: `Aktionen zu „${title}“` });

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createProjectServer();
});

test('each questionnaire shows its kind, version, questions, days and answers', async () => {
  await openAt({ server, path });
  const screening = page.getByRole('row', { name: /Fragen zur Bewerbung/ });
  await expect.element(screening.getByText('Zur Bewerbung', { exact: true })).toBeVisible();
  await expect.element(screening.getByText('96')).toBeVisible();
  const first = page.getByRole('row', { name: /Fragebogen 1/ });
  await expect.element(first.getByText('Version 1 freigegeben')).toBeVisible();
  await expect.element(first.getByText('09.11.2026')).toBeVisible();
  await expect.element(first.getByText('30.11.2026')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Fragebogen 2/ }).getByText('Entwurf')).toBeVisible();
});

test('a questionnaire is added and opened', async () => {
  const router = await openAt({ server, path });
  await page.getByRole('button', { name: 'Fragebogen anlegen' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Titel (Deutsch)' })).toHaveValue('Fragebogen 3');
  // There is one for the application already.
  expect(dialog.getByRole('combobox', { name: /^Art/ }).elements()).toHaveLength(0);
  await dialog.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill('Nach vier Wochen');
  await dialog.getByRole('button', { name: 'Anlegen und öffnen' }).click();
  await expect
    .poll(() => lastBody(CALLS.saveQuestionnaire))
    .toMatchObject({ projectId: 1, kind: 'test', titleDe: 'Nach vier Wochen', opensOn: null });
  await expect.poll(() => router.state.location.pathname).toBe('/project/1/questionnaires/4');
});

test('a second questionnaire for applications is rejected in words', async () => {
  server = createProjectServer({ questionnaires: [] });
  server.on(CALLS.saveQuestionnaire, () => answerError(409, 'CONFLICT', 'screeningExists'));
  await openAt({ server, path });
  await page.getByRole('button', { name: 'Fragebogen anlegen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anlegen und öffnen' }).click();
  await expect.element(page.getByText('Dieses Projekt hat schon einen Fragebogen zur Bewerbung.')).toBeVisible();
});

test('a questionnaire is copied without its days', async () => {
  const router = await openAt({ server, path });
  await menuOf('Fragebogen 1').click();
  await page.getByRole('menuitem', { name: 'Kopieren' }).click();
  await expect
    .poll(() => lastBody(CALLS.saveQuestionnaire))
    .toMatchObject({
      titleDe: 'Kopie von Fragebogen 1',
      opensOn: null,
      dueOn: null,
      draft: { pages: [{ id: 'page-1' }] },
    });
  expect(lastBody(CALLS.saveQuestionnaire)).not.toHaveProperty('questionnaireId');
  await expect.poll(() => router.state.location.pathname).toBe('/project/1/questionnaires/4');
});

test('a questionnaire nobody has answered is deleted after a question', async () => {
  await openAt({ server, path });
  await menuOf('Fragebogen 2').click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect
    .poll(() => lastBody(CALLS.removeQuestionnaire))
    .toEqual({ projectId: 1, questionnaireId: 3, updatedAt: '2026-10-12T08:00:00.000Z' });
  await expect.element(page.getByRole('row', { name: /Fragebogen 2/ })).not.toBeInTheDocument();
});

test('a questionnaire with answers is not offered to be deleted', async () => {
  await openAt({ server, path });
  await menuOf('Fragen zur Bewerbung').click();
  await expect.element(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Löschen' }).elements()).toHaveLength(0);
});

test('whoever only looks finds questionnaires to open and nothing to change', async () => {
  await openAt({ server, path, user: buildUser(), rights: { Project: { view: true } } });
  await menuOf('Fragebogen 1').click();
  await expect.element(page.getByRole('menuitem', { name: 'Öffnen' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: 'Fragebogen anlegen' }).elements()).toHaveLength(0);
});

test('a project without a questionnaire says what that means', async () => {
  server = createProjectServer({ questionnaires: [] });
  await openAt({ server, path });
  await expect.element(page.getByText(/Ohne einen freigegebenen Fragebogen/)).toBeVisible();
});

test('a list that failed can be loaded again', async () => {
  server.on(CALLS.questionnaires, answerFailure);
  await openAt({ server, path });
  await expect.element(page.getByText('Der Fragebogen konnte nicht geladen werden.')).toBeVisible();
  server.on(CALLS.questionnaires, () => answerSuccess([buildQuestionnaire()]));
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(page.getByRole('row', { name: /Fragebogen 1/ })).toBeVisible();
});
