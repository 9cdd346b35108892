import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffPaths } from '@resonanz/domain/paths';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { buildFaq } from '../fixtures/faqs.fixture.ts';
import { CALLS, createFaqServer } from '../fixtures/faqServer.fixture.ts';
import { FaqStage, stageRoutes } from '../fixtures/FaqStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(FaqStage, stageRoutes);
const open = () => openAt({ server, path: staffPaths.testerworldFaqs() });
const FIRST = 'Wie melde ich mich an?';
const act = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu „${name}“` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const dialog = page.getByRole('dialog');
const field = (name: string) => dialog.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createFaqServer();
});

test('each row shows question, group, order, languages, status, votes and date', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  await open();
  await expect
    .element(page.getByRole('row', { name: /Wie melde ich mich an\? Anmeldung 1 Vollständig Aktiv 24 3 06\.10\.2026/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Ab welchem Alter.*2 Englisch fehlt Aktiv 1\.204 0/ }))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /Wann verfallen Punkte.*Verborgen/ })).toBeVisible();
});

test('search, filters and sort are asked of the server and kept in the address', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  const choose = async (filter: RegExp, option: string) => {
    await panel.getByRole('combobox', { name: filter }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose(/^Gruppe/, 'Punkte');
  await choose(/^Status/, 'Verborgen');
  await choose(/^Fehlende Übersetzung/, 'Englisch fehlt');
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect
    .poll(() => lastBody(CALLS.list))
    .toMatchObject({ filters: { faqGroupId: 2, isActive: false, missingLanguage: 'EN' }, language: 'de' });
  await expect.element(page.getByRole('rowheader', { name: FIRST })).not.toBeInTheDocument();
  await page.getByRole('columnheader', { name: 'Frage' }).getByRole('button').click();
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ sortBy: 'question', sort: 'ASC' });
  await page.getByRole('searchbox').fill('wann');
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ search: 'wann' });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    group: '2',
    state: 'hidden',
    missing: 'EN',
    q: 'wann',
  });
});

test('an FAQ is added by keyboard, in one language', async () => {
  await open();
  const add = page.getByRole('button', { name: 'FAQ anlegen' });
  await expect.element(add).toBeVisible();
  await focusOn(add);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('combobox', { name: /^Gruppe/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('option', { name: 'Punkte' }).click();
  await field('Frage auf Deutsch').fill('Wie viele Punkte gibt es?');
  await field('Antwort auf Deutsch').click();
  await userEvent.keyboard('Fünf.');
  await press('Speichern');
  await expect.element(page.getByRole('rowheader', { name: 'Wie viele Punkte gibt es?' })).toBeVisible();
  expect(lastBody(CALLS.save)).toEqual({
    faqGroupId: 2,
    questionDe: 'Wie viele Punkte gibt es?',
    questionEn: '',
    answerDe: '<p>Fünf.</p>',
    answerEn: '',
    isActive: true,
  });
});

test('a question without its answer is not sent', async () => {
  await open();
  await act(FIRST, 'Bearbeiten');
  await field('Frage auf Englisch').fill('');
  await press('Speichern');
  await expect.element(field('Frage auf Englisch')).toBeInvalid();
  await expect.element(dialog.getByText(/Frage und Antwort einer Sprache gehören zusammen/)).toBeVisible();
  expect(server.received(CALLS.save)).toHaveLength(0);
});

test('an FAQ is changed over the version that was read', async () => {
  await open();
  await act(FIRST, 'Bearbeiten');
  await field('Frage auf Deutsch').fill('Wo melde ich mich an?');
  await press('Speichern');
  await expect.element(page.getByRole('rowheader', { name: 'Wo melde ich mich an?' })).toBeVisible();
  const { faqId, updatedAt } = buildFaq();
  expect(lastBody(CALLS.save)).toMatchObject({ faqId, updatedAt, questionDe: 'Wo melde ich mich an?' });
});

test('a change that comes too late says so and keeps what was entered', async () => {
  server.on(CALLS.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await open();
  await act(FIRST, 'Bearbeiten');
  await field('Frage auf Deutsch').fill('Neu?');
  await press('Speichern');
  await expect.element(page.getByRole('alert').getByText(/jemand anderes diesen Eintrag geändert/)).toBeVisible();
  await expect.element(field('Frage auf Deutsch')).toHaveValue('Neu?');
});

test.each([
  ['faqGroupId', 'groupFull', /schon 100 FAQs/],
  ['questionDe', 'tooLong', /zu lang/],
  ['answerDe', 'required', /gehören zusammen/],
  ['answerEn', 'invalidValue', /prüfen Sie diese Angabe/],
])('an error of the server is shown at its field, in its own words: %s %s', async (name, key, words) => {
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', { fieldErrors: [{ field: name, key }] }),
  );
  await open();
  await act(FIRST, 'Bearbeiten');
  await press('Speichern');
  await expect.element(dialog.getByText(words).first()).toBeVisible();
});

test('an FAQ is hidden and shown', async () => {
  await open();
  await act(FIRST, 'Verbergen');
  await expect.element(page.getByRole('row', { name: /Wie melde ich mich an.*Verborgen/ })).toBeVisible();
  expect(lastBody(CALLS.changeStatus)).toEqual({ faqId: 1, isActive: false });
  await act(FIRST, 'Anzeigen');
  await expect.element(page.getByRole('row', { name: /Wie melde ich mich an.*Aktiv/ })).toBeVisible();
});

test('an FAQ is deleted after a question that names it', async () => {
  await open();
  await act(FIRST, 'Löschen');
  await expect
    .element(page.getByRole('alertdialog').getByText(/^„Wie melde ich mich an\?“ wird gelöscht/))
    .toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByRole('rowheader', { name: FIRST })).not.toBeInTheDocument();
  expect(lastBody(CALLS.remove)).toEqual({ faqId: 1 });
});

test('the order of a group is changed by dragging', async () => {
  await open();
  await press('Reihenfolge ändern');
  const row = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  await expect.element(row('Ab welchem Alter')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reihenfolge speichern' })).toBeDisabled();
  await userEvent.dragAndDrop(row('Ab welchem Alter'), row('Wie melde'));
  await press('Reihenfolge speichern');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(lastBody(CALLS.sort)).toEqual({ faqGroupId: 1, readIds: [1, 2], faqIds: [2, 1] });
});

test('the order of another group is changed by keyboard', async () => {
  await open();
  await press('Reihenfolge ändern');
  await dialog.getByRole('combobox', { name: /^Gruppe/ }).click();
  await page.getByRole('option', { name: 'Punkte' }).click();
  await focusOn(page.getByRole('button', { name: '„Wofür bekomme ich Punkte?“ nach unten' }));
  await userEvent.keyboard('{Enter}');
  await press('Reihenfolge speichern');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(lastBody(CALLS.sort)).toEqual({ faqGroupId: 2, readIds: [3, 4], faqIds: [4, 3] });
});

test('an order that somebody else has changed meanwhile is shown as it is now', async () => {
  server.on(CALLS.sort, () => answerError(409, 'CONFLICT', 'orderChanged'));
  await open();
  await press('Reihenfolge ändern');
  await page.getByRole('button', { name: `„${FIRST}“ nach unten` }).click();
  await press('Reihenfolge speichern');
  await expect.element(dialog.getByRole('alert').getByText(/jemand anderes die Reihenfolge geändert/)).toBeVisible();
  await expect.element(dialog.getByRole('listitem').first().getByText(FIRST)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reihenfolge speichern' })).toBeDisabled();
});

test('groups are added, renamed, sorted and deleted', async () => {
  await open();
  await press('Gruppen');
  await press('Gruppe anlegen');
  await field('Name auf Deutsch').fill('Versand');
  await field('Name auf Englisch').fill('Shipping');
  await press('Speichern');
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'Versand' }).getByText('Noch keine FAQ'))
    .toBeVisible();
  expect(lastBody(CALLS.saveGroup)).toEqual({ nameDe: 'Versand', nameEn: 'Shipping' });
  await press('„Punkte“ umbenennen');
  await field('Name auf Deutsch').fill('Punkte und Level');
  await press('Speichern');
  await press('„Datenschutz“ löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Datenschutz' })).not.toBeInTheDocument();
  await press('„Anmeldung“ nach unten');
  await press('Reihenfolge speichern');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(lastBody(CALLS.sortGroups)).toEqual({ readIds: [1, 2, 4], faqGroupIds: [2, 1, 4] });
});

test('a group with FAQs is not deleted, and the reason is said', async () => {
  await open();
  await press('Gruppen');
  await press('„Punkte“ löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByRole('alert').getByText(/In dieser Gruppe gibt es noch FAQs/)).toBeVisible();
});

test('the filtered list is exported as a file', async () => {
  server.on(
    CALLS.export,
    () =>
      new Response('Gruppe', {
        headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="faqs.csv"' },
      }),
  );
  await openAt({ server, path: `${staffPaths.testerworldFaqs()}?state=active` });
  await press('Exportieren');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await expect
    .poll(() => lastBody(CALLS.export))
    .toMatchObject({ format: 'csv', language: 'de', filters: { isActive: true } });
});

test('a user who may only look finds nothing to change', async () => {
  await openAt({ server, path: staffPaths.testerworldFaqs(), user: buildUser(), rights: { Faqs: { view: true } } });
  await expect.element(page.getByRole('rowheader', { name: FIRST })).toBeVisible();
  for (const name of [/Aktionen zu/, 'FAQ anlegen', 'Gruppen', 'Reihenfolge ändern', 'Exportieren'])
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0);
});

test('a user who may edit but not add finds no button for it', async () => {
  await openAt({
    server,
    path: staffPaths.testerworldFaqs(),
    user: buildUser(),
    rights: { Faqs: { view: true, edit: true } },
  });
  await expect.element(page.getByRole('button', { name: `Aktionen zu „${FIRST}“` })).toBeVisible();
  expect(page.getByRole('button', { name: 'FAQ anlegen' }).elements()).toHaveLength(0);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});
