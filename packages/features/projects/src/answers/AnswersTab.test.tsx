import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildQuestionnaires, buildSummary } from '../fixtures/answers.fixture.ts';
import { ANSWER_CALLS } from '../fixtures/answerServer.fixture.ts';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const open = () => openAt({ server, path: '/project/1?tab=answers' });
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const choose = async (label: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option }).click();
};

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createProjectServer({ questionnaires: buildQuestionnaires() });
});

test('each question is drawn as a chart with its figures', async () => {
  await open();
  await expect
    .element(page.getByText('24 Personen haben geantwortet, davon 3 verspätet · 2 haben begonnen'))
    .toBeVisible();
  await expect.element(page.getByRole('figure', { name: '1. Wo hielt der Schuh am besten?' })).toBeVisible();
  await expect
    .element(page.getByText('24 Antworten · Mittelwert 4,1, Median 4, von 2 bis 5', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/Weiterempfehlung \(NPS\)/).last()).toBeInTheDocument();
  await expect.element(page.getByText('Sohle: mittlerer Platz 1,3')).toBeInTheDocument();
});

test('every chart is there as a table, too', async () => {
  await open();
  await page.getByRole('button', { name: 'Als Tabelle' }).first().click();
  await expect.element(page.getByRole('row', { name: /trockener Fels \(14\).*58,3/ })).toBeVisible();
});

test('filters are asked of the server, and taken back', async () => {
  await open();
  await choose('Alter', '25–34');
  await choose('Pünktlichkeit', 'verspätet');
  await expect
    .poll(() => lastBody(ANSWER_CALLS.answers))
    .toEqual({ projectId: 1, questionnaireId: 8, filters: { ageBand: 'age25To34', isLate: true } });
  await choose('Antwort bei der Bewerbung', /trockener Fels/);
  await expect
    .poll(() => lastBody(ANSWER_CALLS.answers))
    .toMatchObject({ filters: { screeningQuestionId: 'ground', screeningAnswer: 'dry' } });
  await choose('Alter', 'Alle');
  await expect.poll(() => lastBody(ANSWER_CALLS.answers)).not.toHaveProperty('filters.ageBand');
});

test('a version is evaluated alone', async () => {
  await open();
  await choose('Version', 'Version 1 (4)');
  await expect.poll(() => lastBody(ANSWER_CALLS.answers)).toEqual({ projectId: 1, questionnaireId: 8, version: 1 });
});

test('a group of fewer than five people is not shown, and the filters are reset', async () => {
  server.on(ANSWER_CALLS.answers, ({ body }) =>
    answerSuccess(
      'filters' in (body as object)
        ? buildSummary({ isMasked: true, sent: 0, late: 0, questions: [] })
        : buildSummary(),
    ),
  );
  await open();
  await choose('Alter', '25–34');
  await expect.element(page.getByText('Zu wenige Personen')).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect.element(page.getByRole('figure', { name: '1. Wo hielt der Schuh am besten?' })).toBeVisible();
});

test('texts are searched, and chosen as quotes for the report', async () => {
  await open();
  await page.getByRole('searchbox', { name: /Was sollte besser werden/ }).fill('Fersen');
  await expect.poll(() => lastBody(ANSWER_CALLS.texts)).toMatchObject({ questionId: 'words', search: 'Fersen' });
  const quote = page.getByRole('button', { name: 'Antwort von Tester 4 im Bericht zitieren' });
  await quote.click();
  await expect
    .poll(() => lastBody(ANSWER_CALLS.quote))
    .toEqual({ projectId: 1, answerId: 31, questionId: 'words', isQuoted: true });
  await expect.element(quote).toHaveAttribute('aria-pressed', 'true');
});

test('too many quotes are said', async () => {
  server.on(ANSWER_CALLS.quote, () => answerError(409, 'CONFLICT', 'tooManyQuotes', { data: { most: 30 } }));
  await open();
  await page.getByRole('button', { name: 'Antwort von Tester 4 im Bericht zitieren' }).click();
  await expect.element(page.getByText(/höchstens 30 Zitate/)).toBeVisible();
});

test('one question is counted by another or by a trait, small groups are masked', async () => {
  await open();
  await page.getByText('Kreuztabelle', { exact: true }).click();
  await choose('Nach', 'Geschlecht der Tester');
  await expect
    .poll(() => lastBody(ANSWER_CALLS.crossTab))
    .toEqual({ projectId: 1, questionnaireId: 8, questionId: 'ground', byTrait: 'gender' });
  await expect.element(page.getByRole('row', { name: /trockener Fels.*50.*\(6\).*80.*\(8\).*verdeckt/ })).toBeVisible();
  await choose('Nach', 'Wie gut ist der Halt?');
  await expect
    .poll(() => lastBody(ANSWER_CALLS.crossTab))
    .toEqual({ projectId: 1, questionnaireId: 8, questionId: 'ground', byQuestionId: 'grip' });
});

test('answers are exported without names unless they are asked for', async () => {
  await open();
  await page.getByRole('button', { name: 'Antworten exportieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Herunterladen' }).click();
  await expect
    .poll(() => lastBody(ANSWER_CALLS.exportAnswers))
    .toEqual({ projectId: 1, questionnaireId: 8, format: 'xlsx', language: 'de', withNames: false });
});

test('without answers the page says what counts', async () => {
  server.on(ANSWER_CALLS.answers, () => answerSuccess(buildSummary({ sent: 0, late: 0, drafts: 0, versions: [] })));
  await open();
  await expect.element(page.getByText('Noch keine Antworten')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Antworten exportieren' })).toBeDisabled();
});

test('answers that cannot be loaded are loaded again', async () => {
  server.on(ANSWER_CALLS.answers, answerFailure);
  await open();
  await expect.element(page.getByText('Die Antworten konnten nicht geladen werden.')).toBeVisible();
  server.on(ANSWER_CALLS.answers, () => answerSuccess(buildSummary()));
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(page.getByRole('figure', { name: '1. Wo hielt der Schuh am besten?' })).toBeVisible();
});

test('whoever only looks reads the answers and takes nothing along', async () => {
  await openAt({
    server,
    path: '/project/1?tab=answers',
    user: buildUser(),
    rights: { Project: { view: true } },
  });
  await expect.element(page.getByRole('figure', { name: '1. Wo hielt der Schuh am besten?' })).toBeVisible();
  for (const name of ['Antworten exportieren', 'Bericht'])
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0);
});

test('a report is downloaded as PDF or workbook in either language', async () => {
  await open();
  await page.getByRole('button', { name: 'Bericht', exact: true }).click();
  await choose('Dateiformat', 'Excel (XLSX)');
  await choose('Sprache', 'Englisch');
  await page.getByRole('dialog').getByRole('button', { name: 'Herunterladen' }).click();
  await expect.poll(() => lastBody(ANSWER_CALLS.report)).toEqual({ projectId: 1, format: 'xlsx', language: 'en' });
});

test('a report that could not be drawn is said in its dialog', async () => {
  server.on(ANSWER_CALLS.report, () => answerError(503, 'UNAVAILABLE', 'pdfTooMany'));
  await open();
  await page.getByRole('button', { name: 'Bericht', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Herunterladen' }).click();
  await expect.element(page.getByText(/Gerade werden viele Berichte erstellt/)).toBeVisible();
});

test('a test is closed with its report', async () => {
  await open();
  await page.getByRole('button', { name: 'Abschließen' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox', { name: /Bericht als PDF/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  // The page reads the closed test anew before the report is asked for.
  await expect
    .poll(() => lastBody(ANSWER_CALLS.report), { timeout: 10_000 })
    .toEqual({ projectId: 1, format: 'pdf', language: 'de' });
});
