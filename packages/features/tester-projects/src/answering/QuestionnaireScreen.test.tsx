import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { ANSWERING, createAnsweringServer } from '../fixtures/answering.fixture.ts';
import { stageRoutes, TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const openAt = stageOpener(TesterStage, stageRoutes);
const open = (server: EnvelopeFetch, options: Partial<OpenOptions> = {}) =>
  openAt({ server, path: '/testerworld/my-projects/900/questionnaires/11', ...options });

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

test('answers are saved as they are written, over the draft that was read', async () => {
  const server = createAnsweringServer();
  await open(server);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Geschmack' })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  await expect.poll(() => server.received(ANSWERING.save).length, { timeout: 5000 }).toBe(1);
  expect(server.received(ANSWERING.save)[0]?.body).toMatchObject({
    applicationId: 900,
    questionnaireId: 11,
    version: 1,
    updatedAt: '2026-05-10T08:00:00.000Z',
    answers: [{ question: 'praise', answer: 'Sanft' }],
  });
});

test('answers that were saved in another window are offered instead', async () => {
  const server = createAnsweringServer();
  server.on(ANSWERING.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
  await open(server);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  await expect
    .element(page.getByText('Ihre Antworten wurden in einem anderen Fenster gespeichert.').first())
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Gespeicherten Stand laden' })).toBeVisible();
});

test('a questionnaire that is not open says so', async () => {
  await open(createAnsweringServer(() => answerError(409, 'CONFLICT', 'questionnaireNotOpen')));
  await expect.element(page.getByRole('heading', { name: 'Dieser Fragebogen ist noch nicht offen' })).toBeVisible();
});
