import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { MEDIA_CALLS as CALLS } from '../fixtures/media.fixture.ts';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const lastBody = (call: string) => server.received(call).at(-1)?.body;

async function open() {
  await openAt({ server, path: '/project/1' });
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Tester einladen' }).click();
  return page.getByRole('dialog', { name: 'Tester einladen' });
}

beforeEach(async () => {
  await page.viewport(1600, 1000);
  server = createProjectServer({ project: { applicationUntil: berlinDayIn(new Date(), 5) } });
});

test('testers are chosen among those who fit, and invited', async () => {
  const dialog = await open();
  await dialog.getByRole('checkbox', { name: 'Ronja Steffens auswählen' }).click();
  await dialog.getByRole('button', { name: '1 Person einladen' }).click();
  await expect.poll(() => lastBody(CALLS.invite)).toEqual({ projectId: 1, userIds: [101] });
  expect(lastBody(CALLS.candidates)).toMatchObject({ projectId: 1, pageNumber: 0, fitsOnly: true });
});

test('testers are searched, those too who do not fit', async () => {
  const dialog = await open();
  await dialog.getByRole('checkbox', { name: 'Nur wer alle Bedingungen erfüllt' }).click();
  await dialog.getByRole('searchbox', { name: 'Name oder Ort' }).fill('bern');
  await expect.poll(() => lastBody(CALLS.candidates)).toMatchObject({ fitsOnly: false, search: 'bern' });
});

test('whoever was invited or has applied cannot be invited again', async () => {
  const dialog = await open();
  await expect.element(dialog.getByRole('row', { name: /Patrick Eggimann.*eingeladen am 12\.10\.2026/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Marlene Thurner.*hat sich beworben/ })).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'Patrick Eggimann auswählen' })).toBeDisabled();
});

test('a test that takes no applications any more is said', async () => {
  server.on(CALLS.invite, () => answerError(409, 'CONFLICT', 'applicationsClosed'));
  const dialog = await open();
  await dialog.getByRole('checkbox', { name: 'Ronja Steffens auswählen' }).click();
  await dialog.getByRole('button', { name: '1 Person einladen' }).click();
  await expect.element(dialog.getByText('Dieses Projekt nimmt keine Bewerbungen mehr an.')).toBeVisible();
});
