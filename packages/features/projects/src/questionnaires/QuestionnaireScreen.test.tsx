import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';
import { buildDefinition, buildQuestionnaire } from '../fixtures/questionnaires.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const path = '/project/1/questionnaires/2';
const bodies = (call: string) => server.received(call).map(({ body }) => body);
const question = () => page.getByRole('region', { name: 'Frage 1' }).getByRole('textbox', { name: 'Frage' });
const save = () => page.getByRole('button', { name: 'Speichern' });
const release = () => page.getByRole('button', { name: 'Freigeben' });

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createProjectServer();
});

test('a change is saved over the version that was read, and the next one over that', async () => {
  await openAt({ server, path });
  await expect.element(save()).toBeDisabled();
  await question().fill('Wie sitzt der Schuh?');
  await expect.element(page.getByText('Nicht gespeichert')).toBeVisible();
  expect(hasUnsavedChanges()).toBe(true);
  await save().click();
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(hasUnsavedChanges()).toBe(false);
  await question().fill('Sitzt der Schuh?');
  await save().click();
  await expect
    .poll(() => bodies(CALLS.saveQuestionnaire))
    .toMatchObject([
      { questionnaireId: 2, updatedAt: '2026-10-12T08:00:00.000Z', draft: buildDefinition('Wie sitzt der Schuh?') },
      { questionnaireId: 2, updatedAt: '2026-10-13T08:00:01.000Z', draft: buildDefinition('Sitzt der Schuh?') },
    ]);
});

test('a draft that somebody changed meanwhile is saved over that only on request', async () => {
  server.on(CALLS.saveQuestionnaire, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await openAt({ server, path });
  await question().fill('Wie sitzt der Schuh?');
  await save().click();
  await expect.element(page.getByText(/Emre Aksoy/)).toBeVisible();
  await expect.element(question()).toHaveValue('Wie sitzt der Schuh?');
  await page.getByRole('button', { name: /behalten/ }).click();
  await save().click();
  await expect
    .poll(() => bodies(CALLS.saveQuestionnaire).at(-1))
    .toMatchObject({ updatedAt: '2026-11-22T09:00:00.000Z' });
});

test('a colleague’s version is loaded on request', async () => {
  server.on(CALLS.saveQuestionnaire, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await openAt({ server, path });
  await question().fill('Wie sitzt der Schuh?');
  await save().click();
  await page.getByRole('button', { name: /laden/ }).click();
  await expect.element(question()).toHaveValue('Wie passt der Schuh?');
});

test('a release is confirmed, saves the draft before and makes the next version', async () => {
  await openAt({ server, path });
  await expect.element(release()).toBeDisabled();
  await question().fill('Wie sitzt der Schuh?');
  await release().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/als Version 2 freigegeben/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Freigeben' }).click();
  await expect
    .poll(() => bodies(CALLS.releaseQuestionnaire))
    .toEqual([{ projectId: 1, questionnaireId: 2, updatedAt: '2026-10-13T08:00:01.000Z' }]);
  await expect.element(page.getByText('Version 2 freigegeben')).toBeVisible();
  await question().fill('Sitzt der Schuh?');
  await save().click();
  await expect
    .poll(() => bodies(CALLS.saveQuestionnaire).at(-1))
    .toMatchObject({ updatedAt: '2026-10-13T08:00:02.000Z' });
});

test('what is missing before a release is listed with its place', async () => {
  server = createProjectServer({
    questionnaires: [buildQuestionnaire({ version: null, hasChanges: true, draft: buildDefinition('Passt er?', '') })],
  });
  await openAt({ server, path });
  await release().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Vor der Freigabe ist noch eine Stelle zu berichtigen.')).toBeVisible();
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Frage 1: Der englische Text fehlt.');
  await expect.element(dialog.getByRole('button', { name: 'Freigeben' })).toBeDisabled();
});

test('a release that the server rejects says why', async () => {
  server.on(CALLS.releaseQuestionnaire, () => answerError(409, 'CONFLICT', 'onlyWording'));
  server.on(CALLS.questionnaires, () => answerSuccess([buildQuestionnaire({ hasChanges: true })]));
  await openAt({ server, path });
  await release().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
  await expect.element(page.getByRole('dialog').getByText(/Nur der Wortlaut/)).toBeVisible();
});

test('title and days are changed in a dialog and saved with the questions', async () => {
  await openAt({ server, path });
  await page.getByRole('button', { name: 'Titel und Tage' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill('Nach einem Monat');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nach einem Monat' })).toBeVisible();
  await save().click();
  await expect
    .poll(() => bodies(CALLS.saveQuestionnaire).at(-1))
    .toMatchObject({ titleDe: 'Nach einem Monat', dueOn: '2026-11-30' });
});

test('once there are answers, only the wording can be changed', async () => {
  server = createProjectServer({ questionnaires: [buildQuestionnaire({ answers: 3 })] });
  await openAt({ server, path });
  await expect.element(page.getByText(/Sie können den Wortlaut berichtigen/)).toBeVisible();
  await expect.element(question()).toBeEnabled();
});

test('a version that was released is looked at, and becomes the draft again', async () => {
  const router = await openAt({ server, path: `${path}?version=1` });
  await expect.element(page.getByText(/von David Neumann. 3 Antworten/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Als Entwurf übernehmen' }).click();
  await expect
    .poll(() => bodies(CALLS.saveQuestionnaire).at(-1))
    .toMatchObject({ questionnaireId: 2, draft: buildDefinition('Wie war die Passform?') });
  await expect.poll(() => router.state.location.search).toBe('');
});

test('the versions are chosen in a menu', async () => {
  const router = await openAt({ server, path });
  await page.getByRole('button', { name: 'Versionen' }).click();
  await page.getByRole('menuitem', { name: 'Version 1 (aktuell)' }).click();
  await expect.poll(() => router.state.location.search).toBe('?version=1');
});

test('whoever only looks sees the questions and changes nothing', async () => {
  await openAt({ server, path, user: buildUser(), rights: { Project: { view: true } } });
  await expect.element(question()).toHaveAttribute('readonly');
  expect(page.getByRole('button', { name: /Speichern|Freigeben|Titel und Tage/ }).elements()).toHaveLength(0);
});

test('a questionnaire of a closed project is only looked at', async () => {
  server = createProjectServer({ project: { status: 3 } });
  await openAt({ server, path });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Fragebogen 1' })).toBeVisible();
  expect(page.getByRole('button', { name: /Speichern|Freigeben/ }).elements()).toHaveLength(0);
});

test('a questionnaire that does not exist says so', async () => {
  await openAt({ server, path: '/project/1/questionnaires/77' });
  await expect.element(page.getByText('Diesen Fragebogen gibt es nicht.')).toBeVisible();
});
