import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { buildTester, CALLS, createTesterServer } from '../fixtures/testerServer.fixture.ts';
import { stageRoutes, TesterStage } from '../fixtures/TesterStage.fixture.tsx';

let server: EnvelopeFetch;

const PATH = '/testerworld-user';
const openAt = stageOpener(TesterStage, stageRoutes);
const open = () => openAt({ server, path: PATH });
const act = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const dialog = page.getByRole('dialog');

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createTesterServer();
});

test('each row shows person, place, interests, points, tests, punctuality, campaigns and state', async () => {
  // Wide enough for all columns.
  await page.viewport(3200, 900);
  await open();
  const cells = new RegExp(
    [
      /Lena Hartwig.*Aktiv.*lena\.hartwig@.*35.*Weiblich.*Kassel.*Hessen/,
      /Gesichtspflege.*Instagram, TikTok.*280.*3.*75.*Ja/,
    ]
      .map(({ source }) => source)
      .join('.*'),
  );
  await expect.element(page.getByRole('row', { name: cells })).toBeVisible();
});

test('the list asks for fifty rows a page', async () => {
  await open();
  await expect
    .poll(() => lastBody(CALLS.list))
    .toMatchObject({ pageNumber: 0, pageSize: 50, sortBy: 'createdAt', sort: 'DESC' });
});

test('the list can be sorted by points', async () => {
  await open();
  await page.getByRole('button', { name: /^Punkte/ }).click();
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ sortBy: 'totalPoints' });
});

test.each([
  'Kategorien',
  'Länder',
  'Familienstand',
  'Beruf',
  'Ausbildung',
  'Kinder',
  'Geschlecht',
  'Plattformen',
  'UGC-Kampagnen',
  'Regionale Tests',
  'Punkte',
  'Status',
  'Bundesland',
  'Registriert am',
])('the panel has the filter %s [R-ENT-025]', async (filter) => {
  await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await expect.element(panel.getByRole('region', { name: filter, exact: true })).toBeInTheDocument();
});

test('the panel counts who fits before filters are applied', async () => {
  await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await expect.element(panel.getByText('4 Tester passen')).toBeVisible();
  await panel.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Für Tests gesperrt' }).click();
  await expect.element(panel.getByText('1 Tester passt')).toBeVisible();
});

test('the panel filters by the state', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await panel.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Für Tests gesperrt' }).click();
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('state')).toBe('blocked');
});

test('categories of testers are named in German [R-LANG-016]', async () => {
  await openAt({ server, path: `${PATH}?categories=11` });
  await expect.element(page.getByRole('button', { name: 'Kategorien: Gesichtspflege entfernen' })).toBeVisible();
});

test('categories of testers are named in English [R-LANG-016]', async () => {
  await openAt({ server, path: `${PATH}?categories=11`, language: 'en' });
  await expect.element(page.getByRole('button', { name: /Categories: Face Care/ })).toBeVisible();
});

test('filters in force are shown in words', async () => {
  await openAt({ server, path: `${PATH}?points=250..750&ugcCampaign=yes&federalStates=DE-HE&maritalStatus=married` });
  for (const words of ['Punkte 250 bis 750', 'UGC-Kampagnen: Ja', 'Hessen', 'Verheiratet'])
    await expect.element(page.getByRole('button', { name: new RegExp(`${words}.* entfernen`, 'i') })).toBeVisible();
});

test('points are corrected with a reason over the total that was read', async () => {
  await open();
  await act('Lena Hartwig', 'Punkte korrigieren');
  await dialog.getByRole('textbox', { name: 'Änderung' }).fill('-30');
  await dialog.getByRole('textbox', { name: 'Grund der Korrektur' }).fill('Doppelt gebucht');
  await expect.element(dialog.getByText('Stand bisher: 280, danach: 250')).toBeVisible();
  await dialog.getByRole('button', { name: 'Korrektur buchen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(lastBody(CALLS.correct)).toEqual({ userId: 1, totalPoints: 280, points: -30, reason: 'Doppelt gebucht' });
});

test('a total below zero is not sent', async () => {
  await open();
  await act('Zoë Brandt', 'Punkte korrigieren');
  await dialog.getByRole('textbox', { name: 'Änderung' }).fill('-6');
  await dialog.getByRole('textbox', { name: 'Grund der Korrektur' }).fill('Doppelt gebucht');
  await dialog.getByRole('button', { name: 'Korrektur buchen' }).click();
  await expect.element(dialog.getByText('Der Stand darf nicht unter null fallen.').first()).toBeVisible();
  expect(server.received(CALLS.correct)).toHaveLength(0);
});

test('a correction that comes too late says so', async () => {
  server.on(CALLS.correct, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
  await open();
  await act('Lena Hartwig', 'Punkte korrigieren');
  await dialog.getByRole('textbox', { name: 'Änderung' }).fill('10');
  await dialog.getByRole('textbox', { name: 'Grund der Korrektur' }).fill('Kulanz');
  await dialog.getByRole('button', { name: 'Korrektur buchen' }).click();
  await expect.element(page.getByRole('alert').getByText(/jemand anderes diesen Eintrag geändert/)).toBeVisible();
});

test('a block is lifted with a reason', async () => {
  await open();
  await act('Zoë Brandt', 'Sperre aufheben');
  await expect.element(dialog.getByText(/3 versäumte Fristen werden nachgesehen/)).toBeVisible();
  await dialog.getByRole('textbox').fill('Krankheit');
  await dialog.getByRole('button', { name: 'Sperre aufheben' }).click();
  await expect
    .poll(() => lastBody(CALLS.block))
    .toMatchObject({ userId: 3, isBlocked: false, reason: 'Krankheit', updatedAt: '2026-11-02T08:00:00.000Z' });
});

test('a tester is blocked with a reason', async () => {
  await open();
  await act('Lena Hartwig', 'Für Tests sperren');
  await dialog.getByRole('textbox').fill('Absprache');
  await dialog.getByRole('button', { name: 'Für Tests sperren' }).click();
  await expect.poll(() => lastBody(CALLS.block)).toMatchObject({ userId: 1, isBlocked: true });
});

test('a tester is deactivated with a reason', async () => {
  await open();
  await act('Lena Hartwig', 'Deaktivieren …');
  await dialog.getByRole('textbox').fill('Auf Wunsch');
  await dialog.getByRole('button', { name: 'Deaktivieren' }).click();
  await expect.poll(() => lastBody(CALLS.status)).toEqual({ userId: 1, isActive: false, reason: 'Auf Wunsch' });
});

test('a deactivated tester is reactivated', async () => {
  await open();
  await act('Jonas Weiß', 'Reaktivieren');
  await expect.poll(() => lastBody(CALLS.status)).toEqual({ userId: 4, isActive: true });
});

test('a tester is archived after a question', async () => {
  await open();
  await act('Lena Hartwig', 'Archivieren …');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archivieren' }).click();
  await expect.poll(() => lastBody(CALLS.archive)).toEqual({ userId: 1, archived: true });
});

test('the mail to reset a password is on its way', async () => {
  await open();
  await act('Lena Hartwig', 'Passwort zurücksetzen');
  await expect.poll(() => lastBody(CALLS.reset)).toEqual({ userId: 1 });
});

test('a mail to a tester goes to the address of the record', async () => {
  await open();
  await act('Lena Hartwig', 'E-Mail schreiben');
  await expect.element(dialog.getByText('Lena Hartwig').first()).toBeVisible();
});

test('a tester is added by keyboard', async () => {
  await open();
  const add = page.getByRole('button', { name: 'Tester hinzufügen' });
  await expect.element(add).toBeVisible();
  await focusOn(add);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('textbox', { name: 'Vorname' })).toHaveFocus();
  await userEvent.keyboard('Ida{Tab}Berg{Tab}ida@example.com');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => lastBody(CALLS.add))
    .toMatchObject({ firstName: 'Ida', lastName: 'Berg', username: 'ida@example.com', defaultLanguage: 'DE' });
});

test('a change sends what differs, over the version that was read', async () => {
  await open();
  await act('Lena Hartwig', 'Bearbeiten');
  await dialog.getByRole('textbox', { name: 'Ort' }).fill('Fulda');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => lastBody(CALLS.update))
    .toEqual({ userId: 1, updatedAt: '2026-11-02T08:00:00.000Z', city: 'Fulda' });
});

test('a record that cannot be read says so in its window, and is read again', async () => {
  server.on(CALLS.one(1), () => answerError(404, 'NOT_FOUND', 'notFound'));
  await open();
  await act('Lena Hartwig', 'Bearbeiten');
  await expect.element(dialog.getByText('Die Angaben konnten nicht geladen werden.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  server.on(CALLS.one(1), () => answerSuccess(buildTester()));
  await dialog.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Ort' })).toHaveValue('Kassel');
});

test('the focus begins in the first field, and returns to the menu of the row', async () => {
  await open();
  await act('Lena Hartwig', 'Bearbeiten');
  await expect.element(dialog.getByRole('textbox', { name: 'Vorname' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Aktionen zu Lena Hartwig' })).toHaveFocus();
});

test('an address that has an account is said at its field', async () => {
  server.on(CALLS.update, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', {
      fieldErrors: [{ field: 'username', key: 'emailTaken' }],
    }),
  );
  await open();
  await act('Lena Hartwig', 'Bearbeiten');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(dialog.getByText(/schon ein Konto/).first()).toBeVisible();
});

test('details show person, household, points, tests, mails, notes, consents and history', async () => {
  await open();
  await page.getByRole('button', { name: 'Lena Hartwig', exact: true }).click();
  for (const text of [
    'Personen im Haushalt',
    'Ruft gern an.',
    'Korrektur: Kulanz',
    'Kaltbrüh-Kaffee',
    'E-Mails',
    'Teilnahmebedingungen',
    'Verlauf',
  ])
    await expect.element(dialog.getByText(text).first()).toBeVisible();
});

test('a user who may only look finds no actions', async () => {
  await openAt({ server, path: PATH, user: buildUser(), rights: { 'Testerworld User': { view: true } } });
  await expect.element(page.getByRole('button', { name: 'Lena Hartwig', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Aktionen zu/ }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Tester hinzufügen' }).elements()).toHaveLength(0);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});
