import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildApplication } from '../fixtures/projects.fixture.ts';
import { CALLS, createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const open = () => openAt({ server, path: '/project/1?tab=applications' });
const lastBody = (call: string) => server.received(call).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1600, 1000);
  server = createProjectServer();
});

test('each application shows the tester, fit, answer, points, punctuality and day', async () => {
  await open();
  await expect
    .element(
      page.getByRole('row', {
        name: /Ronja Steffens.*36, w, Münster.*6 von 6.*3-mal pro Woche.*1\.240.*96.%.*11\.10\.2026/,
      }),
    )
    .toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Läufe im Gelände' })).toBeVisible();
});

test('one press accepts an application', async () => {
  await open();
  await page.getByRole('button', { name: 'Ronja Steffens annehmen' }).click();
  await expect.poll(() => lastBody(CALLS.decide)).toEqual({ projectId: 1, applicationIds: [1], status: 1 });
  await expect.element(page.getByRole('rowheader', { name: /Ronja Steffens/ })).not.toBeInTheDocument();
});

test('several are put on the waiting list together', async () => {
  await open();
  await page.getByRole('checkbox', { name: 'Ronja Steffens auswählen' }).click();
  await page.getByRole('checkbox', { name: 'Deniz Arslan auswählen' }).click();
  const bar = page.getByRole('group', { name: 'Auswahl' });
  await expect.element(bar.getByText('danach noch 10 Plätze frei')).toBeVisible();
  await bar.getByRole('button', { name: 'Warteliste' }).click();
  await expect.poll(() => lastBody(CALLS.decide)).toEqual({ projectId: 1, applicationIds: [1, 4], status: 3 });
});

test('more than there are places cannot be accepted', async () => {
  server = createProjectServer({ project: { placesTaken: 39 } });
  await open();
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).click();
  await expect.element(page.getByText('8 zu viele für die freien Plätze')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '9 annehmen' })).toBeDisabled();
});

test('a place that somebody else gave away meanwhile is said', async () => {
  server.on(CALLS.decide, () => answerError(409, 'CONFLICT', 'noPlaceLeft'));
  await open();
  await page.getByRole('button', { name: 'Ronja Steffens annehmen' }).click();
  await expect.element(page.getByText('Es ist kein Platz mehr frei.')).toBeVisible();
});

test('a reason goes with a decline, and may be left out', async () => {
  await open();
  await page.getByRole('button', { name: 'Ronja Steffens ablehnen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
  await expect.poll(() => lastBody(CALLS.decide)).toEqual({ projectId: 1, applicationIds: [1], status: 2 });
});

test('an acceptance is taken back only with a reason', async () => {
  server = createProjectServer({ applications: [buildApplication({ status: 1 })] });
  await open();
  await page.getByText('Angenommen 28').click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Zurücknehmen' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: /Begründung/ }).fill('Adresse fehlt');
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect
    .poll(() => lastBody(CALLS.decide))
    .toEqual({ projectId: 1, applicationIds: [1], status: 2, reason: 'Adresse fehlt' });
});

test('the rule shows whom it names before it accepts them', async () => {
  await open();
  await page.getByRole('button', { name: 'Nach Regel annehmen' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Marlene Thurner')).toBeVisible();
  await dialog.getByRole('button', { name: '5 annehmen' }).click();
  await expect.poll(() => lastBody(CALLS.applyRule)).toEqual({ projectId: 1, applicationIds: [1, 2, 3, 4, 5] });
});

test('a lottery shows its result before anybody is told', async () => {
  await open();
  await page.getByRole('checkbox', { name: 'Nach Bundesländern ausgleichen' }).click();
  await page.getByRole('button', { name: 'Auslosung vorbereiten' }).click();
  await expect
    .poll(() => lastBody(CALLS.prepareLottery))
    .toEqual({ projectId: 1, places: 12, reserves: 6, minFit: 6, isBalanced: true });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Startwert zum Nachrechnen: 9f2c6d0e4b7a1c35')).toBeVisible();
  expect(server.received(CALLS.applyLottery)).toHaveLength(0);
  await dialog.getByRole('button', { name: '2 Zusagen senden' }).click();
  await expect.poll(() => lastBody(CALLS.applyLottery)).toEqual({ projectId: 1, lotteryId: 1 });
});

test('the moving up of the waiting list is switched off', async () => {
  await open();
  await page.getByRole('switch', { name: /Automatisch nachrücken/ }).click();
  await expect.poll(() => lastBody(CALLS.movesUp)).toEqual({ projectId: 1, movesUp: false });
});

test('the waiting list is opened in its own order', async () => {
  await open();
  await page.getByRole('button', { name: 'Alle 14' }).click();
  await expect
    .poll(() => lastBody(CALLS.applications))
    .toMatchObject({ status: 3, sortBy: 'waitingRank', sort: 'ASC' });
});
