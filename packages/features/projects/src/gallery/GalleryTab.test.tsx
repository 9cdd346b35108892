import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildQuestionnaires } from '../fixtures/answers.fixture.ts';
import { ANSWER_CALLS } from '../fixtures/answerServer.fixture.ts';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const open = () => openAt({ server, path: '/project/1?tab=gallery' });
const lastBody = (call: string) => server.received(call).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createProjectServer({ questionnaires: buildQuestionnaires() });
});

test('each picture says who made it and whether it may be used', async () => {
  await open();
  await expect.element(page.getByText('Ronja Steffens')).toBeVisible();
  await expect.element(page.getByText('Erlaubt seit 20.11.2026').first()).toBeVisible();
  await expect
    .element(page.getByText('3 Dateien, davon 2 zur Nutzung erlaubt. Die übrigen dürfen Sie nur ansehen.'))
    .toBeVisible();
});

test('pictures open in a window', async () => {
  await open();
  await page.getByRole('button', { name: 'schuh_2.png von Deniz Arslan öffnen' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('the gallery is narrowed by consent, questionnaire and kind', async () => {
  await open();
  await page.getByRole('combobox', { name: /^Nutzung durch die Brand/ }).click();
  await page.getByRole('option', { name: 'Nur zur Auswertung' }).click();
  await expect.poll(() => lastBody(ANSWER_CALLS.media)).toMatchObject({ projectId: 1, hasConsent: false });
  await expect.element(page.getByText('Ronja Steffens')).not.toBeInTheDocument();
});

test('only what may be used is chosen and downloaded as a zip', async () => {
  await open();
  const boxes = page.getByRole('checkbox', { name: 'Auswählen' });
  await expect.poll(() => boxes.elements().length).toBe(2);
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('button', { name: 'Als ZIP herunterladen' }).click();
  await expect.poll(() => lastBody(ANSWER_CALLS.downloadMedia)).toEqual({ projectId: 1, fileIds: [61, 63] });
});

test('a consent that was taken back meanwhile is said', async () => {
  server.on(ANSWER_CALLS.downloadMedia, () => answerError(409, 'CONFLICT', 'mediaConsentMissing'));
  await open();
  await page.getByRole('checkbox', { name: 'Auswählen' }).nth(0).click();
  await page.getByRole('button', { name: 'Als ZIP herunterladen' }).click();
  await expect.element(page.getByText(/keine Erlaubnis mehr/)).toBeVisible();
});
