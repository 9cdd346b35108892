import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TesterProfileChange } from '@resonanz/api-client/testerAccount';
import { expectAnnounced } from '@resonanz/stage/announced';
import { stageOpener } from '@resonanz/stage/stageOpener';
import {
  answerDenied,
  answerError,
  answerFailure,
  answerSuccess,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { AccountStage, stageRoutes } from '../fixtures/AccountStage.fixture.tsx';
import { buildNewProfile, buildProfile } from '../fixtures/profile.fixture.ts';
import {
  createProfileServer,
  createProfileServerThat,
  PASSWORD,
  PROFILE_CALLS,
} from '../fixtures/profileServer.fixture.ts';

const openAt = stageOpener(AccountStage, stageRoutes);
const open = (server: EnvelopeFetch) => openAt({ server, path: '/testerworld/profile' });

const save = page.getByRole('button', { name: 'Speichern' });
const field = (name: RegExp) => page.getByRole('textbox', { name });
const completeness = page.getByRole('meter', { name: 'Profil vollständig' });
const sent = (server: EnvelopeFetch) => server.received(PROFILE_CALLS.save).at(-1)?.body as TesterProfileChange;

async function choose(name: RegExp, option: string) {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('every field of a profile is saved with the version that was read', async () => {
  const server = createProfileServer(buildNewProfile());
  await open(server);
  await expect.element(save).toBeDisabled();
  await field(/^Vorname/).fill('Daniel');
  await field(/^Straße/).fill('Hafenweg 3');
  await field(/^Postleitzahl/).fill('20457');
  await field(/^Wohnort/).fill('Hamburg');
  await choose(/^Bundesland/, 'Hamburg');
  await field(/^Personen im Haushalt/).fill('3');
  await field(/^Kinder im Haushalt/).fill('1');
  await choose(/^Geburtsjahr, Kind 1/, '2020');
  await page.getByRole('checkbox', { name: 'Hund' }).click();
  await choose(/^Ernährung/, 'Vegan');
  await choose(/^Familienstand/, 'Ledig');
  await choose(/^Beruf/, 'Selbstständig');
  await choose(/^Höchster Abschluss/, 'Promotion');
  await page.getByRole('checkbox', { name: 'TikTok' }).click();
  await page.getByRole('checkbox', { name: /^An UGC-Kampagnen/ }).click();
  await page.getByRole('checkbox', { name: /^An Tests in meiner Region/ }).click();
  await save.click();
  await expectAnnounced('Ihr Testprofil ist gespeichert.');
  expect(sent(server)).toMatchObject({
    updatedAt: '2026-11-20T08:00:00.000Z',
    firstName: 'Daniel',
    street: 'Hafenweg 3',
    zip: '20457',
    city: 'Hamburg',
    federalState: 'DE-HH',
    householdSize: 3,
    children: 1,
    childBirthYears: [2020],
    pets: ['dog'],
    nourishment: 'vegan',
    maritalStatus: 'single',
    profession: 'selfEmployed',
    training: 'doctorate',
    platforms: ['TikTok'],
    ugcCampaign: true,
    regionalTests: true,
  });
  await expect.element(save).toBeDisabled();
});

test('the bar says how complete the profile is, and what is missing', async () => {
  await open(createProfileServer(buildProfile({ profession: null, training: null })));
  await expect.element(completeness).toHaveAttribute('aria-valuenow', '82');
  await expect.element(page.getByText('Für mehr Tests fehlen noch: Beruf und Abschluss.')).toBeVisible();
  await choose(/^Beruf/, 'Angestellt');
  await expect.element(completeness).toHaveAttribute('aria-valuenow', '91');
});

test('a complete profile is said to be so; e-mail address and date of birth stay', async () => {
  await open(createProfileServer());
  await expect.element(completeness).toHaveAttribute('aria-valuenow', '100');
  await expect.element(page.getByText(/^Alles da/)).toBeVisible();
  await expect.element(field(/^E-Mail-Adresse/)).toHaveAttribute('readonly');
  await expect.element(field(/^Geburtsdatum/)).toHaveValue('17.04.1988');
});

test('what is wrong is said at its field and not sent', async () => {
  const server = createProfileServer();
  await open(server);
  await field(/^Postleitzahl/).fill('12a');
  await save.click();
  await expect.element(field(/^Postleitzahl/)).toHaveAttribute('aria-invalid', 'true');
  expect(server.received(PROFILE_CALLS.save)).toHaveLength(0);
});

test('what was changed elsewhere meanwhile is not overwritten; the new state can be loaded', async () => {
  const server = createProfileServer();
  await open(server);
  await field(/^Vorname/).fill('Daniel');
  server.on(PROFILE_CALLS.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
  await save.click();
  await expect.element(page.getByText(/inzwischen geändert/)).toBeVisible();
  server.on(PROFILE_CALLS.read, () => answerSuccess(buildProfile({ firstName: 'Dan' })));
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(field(/^Vorname/)).toHaveValue('Dan');
});

test('the newsletter is switched by keyboard, and waits for the confirmation by mail', async () => {
  const server = createProfileServer();
  await open(server);
  const wish = page.getByRole('switch', { name: /^Newsletter per E-Mail/ });
  await focusOn(wish);
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(/^Wir haben Ihnen eine Mail geschickt/)).toBeVisible();
  await expect.element(wish).toBeChecked();
  expect(server.received(PROFILE_CALLS.newsletter).at(-1)?.body).toEqual({ isWanted: true });
});

test('measuring openings and clicks is allowed apart from the newsletter, and taken back', async () => {
  const server = createProfileServer();
  await open(server);
  const measuring = page.getByRole('switch', { name: /^Öffnungen und Klicks messen/ });
  await expect.element(measuring).not.toBeChecked();
  await expect.element(page.getByText(/^Freiwillig: Ihre Newsletter enthalten nichts/)).toBeVisible();
  await focusOn(measuring);
  await userEvent.keyboard(' ');
  await expect.element(measuring).toBeChecked();
  await expect.element(page.getByText(/löschen wir, was wir dazu von Ihnen gespeichert haben/)).toBeVisible();
  // A change is made once the one before is done; the switch keeps the focus meanwhile.
  await expect.element(measuring).not.toHaveAttribute('aria-readonly');
  await expect.element(measuring).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(measuring).not.toBeChecked();
  await expect
    .poll(() => server.received(PROFILE_CALLS.measuring).map(({ body }) => body))
    .toEqual([{ isAllowed: true }, { isAllowed: false }]);
  expect(server.received(PROFILE_CALLS.newsletter)).toHaveLength(0);
});

test('the link for friends is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open(createProfileServer());
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/testerworld/register?friend=0a1b2c3d4e5f`);
  await expect.element(page.getByText('Der Link ist kopiert.')).toBeVisible();
});

test('password and log-ins are those of every profile', async () => {
  await open(createProfileServer());
  await expect.element(page.getByText('Passwort von tester@resonanz.example')).toBeVisible();
});

test('the own data are downloaded', async () => {
  const server = createProfileServer();
  server.on(PROFILE_CALLS.exportData, () => new Response('{}'));
  await open(server);
  await page.getByRole('button', { name: 'Eigene Daten herunterladen' }).click();
  await expect.poll(() => server.received(PROFILE_CALLS.exportData)).toHaveLength(1);
});

test('the account is deleted only with the password, and what is lost is named', async () => {
  const server = createProfileServer();
  await open(server);
  await focusOn(page.getByRole('button', { name: /^Konto löschen/ }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/werden sofort entfernt/)).toBeVisible();
  const password = page.getByLabelText('Ihr Passwort', { exact: true });
  await password.fill('falsch');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Das Passwort ist falsch.').first()).toBeVisible();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect.poll(() => server.received(PROFILE_CALLS.remove).at(-1)?.body).toEqual({ password: PASSWORD });
});

test('a profile that could not be loaded is tried again', async () => {
  const server = createProfileServerThat(answerFailure);
  await open(server);
  await expect.element(page.getByText('Ihr Profil konnte nicht geladen werden.')).toBeVisible();
  server.on(PROFILE_CALLS.read, () => answerSuccess(buildProfile()));
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(completeness).toBeVisible();
});

test('who may not see a profile is told so', async () => {
  await open(createProfileServerThat(answerDenied));
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
