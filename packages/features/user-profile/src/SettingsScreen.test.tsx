import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAnnounced } from '@resonanz/stage/announced';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createProfileServer } from './fixtures/profileServer.fixture.ts';
import { invitedBrand, SettingsStage, settingsStageRoutes } from './fixtures/SettingsStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(SettingsStage, settingsStageRoutes);
const open = (user = invitedBrand) => openAt({ server, user, path: '/user-profile/edit' });
const sent = () => server.received(CALLS.save).map(({ body }) => JSON.parse((body as { user: string }).user) as object);
const save = page.getByRole('button', { name: 'Speichern' });
const german = page.getByRole('radio', { name: 'Deutsch' });
const region = page.getByRole('combobox', { name: /^Standardregion/ });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createProfileServer({ username: invitedBrand.username });
});

test('a brand with an invitation has language, region and password, and nothing else [R-GUARD-013]', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect.element(german).toBeChecked();
  const names = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Sprache und Region', 'Passwort']);
  const labels = [...document.querySelectorAll('main input:not([hidden]):not([type=radio]), main textarea')].map(
    (field) => field.getAttribute('name'),
  );
  expect(labels.filter((name) => name !== null && name !== '')).toEqual([
    'defaultRegion',
    'currentPassword',
    'password',
    'confirmPassword',
  ]);
  expect(page.getByRole('textbox', { name: /^(Vorname|Nachname|Telefon|E-Mail)/ }).elements()).toEqual([]);
  expect(server.received(CALLS.sessions)).toEqual([]);
});

test('language and region are changed by keyboard, and only they are sent', async () => {
  await open();
  await expect.element(save).toBeDisabled();
  await focusOn(german);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'DACH' })).toBeVisible();
  await userEvent.keyboard('{End}{Enter}');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /^(Änderungen verwerfen|Discard changes)$/ })).toHaveFocus();
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectAnnounced('Your profile is saved.');
  await expect.element(page.getByText(/^(Gespeichert|Saved)$/)).toBeVisible();
  expect(sent()).toEqual([{ defaultLanguage: 'EN', defaultRegion: 4, updatedAt: '2026-11-20T08:00:00.000Z' }]);
  await expect.element(save).toBeDisabled();
});

test('what was changed is taken back', async () => {
  await open();
  await page.getByText('English', { exact: true }).click();
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect.element(german).toBeChecked();
  await expect.element(save).toBeDisabled();
  expect(sent()).toEqual([]);
});

test('what was changed elsewhere meanwhile is not overwritten; the new state can be loaded', async () => {
  await open();
  await page.getByText('English', { exact: true }).click();
  server.on(CALLS.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
  await save.click();
  await expect.element(page.getByText(/^Ihr Profil wurde inzwischen geändert/)).toBeVisible();
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(german).toBeChecked();
});

test('the password is changed only with the present one', async () => {
  await open();
  await page.getByLabelText('Bisheriges Passwort', { exact: true }).fill('Resonanz!2026');
  await page.getByLabelText('Neues Passwort', { exact: true }).fill('Kampagne!7');
  await page.getByLabelText('Neues Passwort wiederholen', { exact: true }).fill('Kampagne!7');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
});

test('every other brand is led to its own page', async () => {
  const router = await open({ ...invitedBrand, signupWithToken: false });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Brand-Profil' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/campaign-self-service/brand-profile');
});
