import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAnnounced } from '@resonanz/stage/announced';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CALLS, createProfileServer } from './fixtures/profileServer.fixture.ts';
import { ProfileStage, stageRoutes } from './fixtures/ProfileStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProfileStage, stageRoutes);
const open = () => openAt({ server, path: '/campaign-self-service/brand-profile' });
const bodies = (call: string) => server.received(call).map(({ body }) => body);
const field = (name: RegExp) => page.getByRole('textbox', { name });
const dialog = page.getByRole('dialog');

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createProfileServer();
});

test('company and person are changed; the company’s name is only read [R-ROUTE-091]', async () => {
  await open();
  await expect.element(page.getByText('Lindenblatt Naturkosmetik GmbH')).toBeVisible();
  expect(page.getByRole('textbox', { name: /^Firmenname/ }).all()).toEqual([]);
  await field(/^PLZ und Ort/).fill('79100 Freiburg');
  await field(/^USt-IdNr\./).fill('falsch');
  const save = page.getByRole('button', { name: 'Speichern' });
  await save.click();
  await expect
    .element(page.getByText('Bitte geben Sie eine gültige USt-IdNr. ein, zum Beispiel DE123456789.').first())
    .toBeVisible();
  await field(/^USt-IdNr\./).fill('de 987 654 321');
  await save.click();
  await expectAnnounced('Ihr Profil ist gespeichert.');
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  const sent = JSON.parse((bodies(CALLS.save)[0] as { user: string }).user) as object;
  expect(sent).toMatchObject({
    userId: 4,
    updatedAt: '2026-11-20T08:00:00.000Z',
    cityAndZip: '79100 Freiburg',
    vatId: 'DE987654321',
  });
  expect(sent).not.toHaveProperty('companyName');
});

test('another user’s change in between is said and can be loaded', async () => {
  server.on(CALLS.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
  await open();
  await field(/^Telefon/).fill('+49 761 9999999');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText(/^Ihr Profil wurde inzwischen geändert/)).toBeVisible();
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(field(/^Telefon/)).toHaveValue('+49 761 23125456');
});

test('a profile that was saved but can’t be read again is not called unsaved', async () => {
  await open();
  await field(/^Telefon/).fill('+49 761 9999999');
  server.on(CALLS.me, () => answerError(500, 'ERROR', 'error'));
  const reads = server.received(CALLS.me).length;
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expectAnnounced('Ihr Profil ist gespeichert.');
  await expect.poll(() => server.received(CALLS.me).length).toBeGreaterThan(reads);
  await expect.element(page.getByRole('button', { name: 'Speichern' })).not.toHaveAttribute('data-pending');
  expect(page.getByRole('alert').elements()).toEqual([]);
  await expect.element(field(/^Telefon/)).toHaveValue('+49 761 9999999');
});

test('another company name is asked for and waits', async () => {
  await open();
  await page.getByRole('button', { name: 'Änderung anfragen' }).click();
  await expect.element(field(/^Neuer Firmenname/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('So heißt Ihr Unternehmen schon.')).toBeVisible();
  await field(/^Neuer Firmenname/).fill('Lindenblatt Pflege AG');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bodies(CALLS.name)).toEqual([{ companyName: 'Lindenblatt Pflege AG' }]);
  await expect.element(page.getByText('Änderung angefragt: Lindenblatt Pflege AG')).toBeVisible();
});

test.each([
  ['approved, with the day', { status: 1, reason: null }, 'Die Agentur hat diesen Namen am 19.11.2026 freigegeben.'],
  [
    'declined, with the reason',
    { status: 2, reason: 'Bitte die Rechtsform angeben.' },
    'Der Name „Lindenblatt Pflege AG“ wurde nicht freigegeben. Begründung: Bitte die Rechtsform angeben.',
  ],
] as const)('what became of the last wish for a name is said: %s', async (_state, decision, sentence) => {
  const wish = {
    companyNameChangeId: 1,
    requestedName: 'Lindenblatt Pflege AG',
    previousName: null,
    askedAt: '2026-11-18T08:00:00.000Z',
    decidedAt: '2026-11-19T08:00:00.000Z',
  };
  server = createProfileServer({}, { companyNameChange: { ...wish, ...decision } });
  await open();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Änderung anfragen' })).toBeVisible();
});

test('the team is listed, and a colleague is invited', async () => {
  await open();
  await expect.element(page.getByRole('rowheader', { name: 'Tom Reuter' })).toBeVisible();
  await page.getByRole('button', { name: 'Person einladen' }).click();
  await field(/^Vor- und Nachname/).fill('Nora Neu');
  await field(/^E-Mail-Adresse/).fill('keine');
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect.element(field(/^E-Mail-Adresse/)).toHaveAttribute('aria-invalid', 'true');
  await field(/^E-Mail-Adresse/).fill('n.neu@lindenblatt.example');
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect
    .poll(() => bodies(CALLS.invite))
    .toEqual([{ contactPerson: 'Nora Neu', email: 'n.neu@lindenblatt.example', kind: 'team' }]);
  await expect.element(page.getByRole('rowheader', { name: 'Nora Neu' })).toBeVisible();
});

test('mails are switched at once', async () => {
  await open();
  await page.getByRole('switch', { name: 'E-Mail zu neuem Lernmaterial und Tipps' }).click();
  await expect.poll(() => bodies(CALLS.mails)).toEqual([{ comments: true, learningMaterials: true }]);
  await expect.element(page.getByRole('switch', { name: 'E-Mail zu neuem Lernmaterial und Tipps' })).toBeChecked();
});

test('deletion is asked for after a question, and taken back', async () => {
  await open();
  await page.getByRole('button', { name: 'Löschung anfragen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschung anfragen' }).click();
  await expect.element(page.getByText('Sie haben am 20.11.2026 um die Löschung Ihres Kontos gebeten.')).toBeVisible();
  await page.getByRole('button', { name: 'Bitte zurücknehmen' }).click();
  await expect.poll(() => bodies(CALLS.deletion)).toEqual([{ isWanted: true }, { isWanted: false }]);
});

test('the own data are downloaded', async () => {
  await open();
  await page.getByRole('button', { name: 'Datenauskunft herunterladen' }).click();
  await expect.poll(() => server.received(CALLS.data).length).toBe(1);
});

test('without the right the page says so', async () => {
  server.on(CALLS.profile, answerDenied);
  await open();
  await expect.element(page.getByText(/^Keine Berechtigung/)).toBeVisible();
});
