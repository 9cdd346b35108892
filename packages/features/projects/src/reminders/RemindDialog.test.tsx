import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { MEDIA_CALLS as CALLS } from '../fixtures/media.fixture.ts';
import { buildProjectDetails } from '../fixtures/projects.fixture.ts';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const lastBody = (call: string) => server.received(call).at(-1)?.body;

async function open() {
  await openAt({ server, path: '/project/1' });
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Tester erinnern' }).click();
  return page.getByRole('dialog', { name: 'Tester erinnern' });
}

beforeEach(async () => {
  await page.viewport(1600, 1000);
  const { counts } = buildProjectDetails();
  server = createProjectServer({ project: { counts: { ...counts, shipped: 3 } } });
});

test('all who were not reminded today are reminded together', async () => {
  const dialog = await open();
  await expect
    .element(
      dialog.getByRole('row', { name: /Ronja Steffens.*Nach vier Wochen.*20\.11\.2026.*überschritten.*21\.11\.2026/ }),
    )
    .toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'Marlene Thurner auswählen' })).toBeDisabled();
  await dialog.getByRole('button', { name: '2 Personen erinnern' }).click();
  await expect.poll(() => lastBody(CALLS.remind)).toEqual({ projectId: 1 });
});

test('one of them is reminded', async () => {
  const dialog = await open();
  await dialog.getByRole('checkbox', { name: 'Patrick Eggimann auswählen' }).click();
  await dialog.getByRole('button', { name: '1 Person erinnern' }).click();
  await expect.poll(() => lastBody(CALLS.remind)).toEqual({ projectId: 1, applicationIds: [1] });
});

test('a reminder that a colleague has sent meanwhile is said', async () => {
  server.on(CALLS.remind, () => answerError(409, 'CONFLICT', 'nobodyToRemind'));
  const dialog = await open();
  await dialog.getByRole('button', { name: '2 Personen erinnern' }).click();
  await expect.element(dialog.getByText(/Niemand ist zu erinnern/)).toBeVisible();
});

test('nobody is reminded where no answers are missing', async () => {
  server.on(CALLS.missing, () => answerSuccess([]));
  const dialog = await open();
  await expect.element(dialog.getByText('Keine fehlenden Antworten')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Erinnern' })).toBeDisabled();
});
