import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnProfile } from '@resonanz/api-client/users';
import { expectAnnounced } from '@resonanz/stage/announced';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CALLS, createProfileServer } from './fixtures/profileServer.fixture.ts';
import { ProfileStage, stageRoutes } from './fixtures/ProfileStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProfileStage, stageRoutes);
const open = () => openAt({ server, path: '/user-profile/edit' });

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const phone = page.getByRole('textbox', { name: /^Telefon/ });
const save = page.getByRole('button', { name: 'Speichern' });
const sent = () => {
  const form = server.received(CALLS.save).at(-1)?.body as { user: string; profilePicture?: File } | undefined;
  return form && { profile: JSON.parse(form.user) as OwnProfile, picture: form.profilePicture };
};

async function choose(name: string, option: string) {
  await page.getByRole('combobox', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('option', { name: option }).click();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createProfileServer();
});

test('what is changed is sent with the version it was read in, and stays [R-ROUTE-062] [R-ROUTE-052]', async () => {
  await open();
  await expect.element(save).toBeDisabled();
  await phone.fill('0170 7654321');
  await choose('Startseite', 'Kampagnen');
  await choose('Standardregion', 'Österreich');
  await userEvent.click(save);
  await expectAnnounced('Ihr Profil ist gespeichert.');
  expect(sent()?.profile).toEqual({
    firstName: 'Katharina',
    lastName: 'Bergmann',
    phone: '0170 7654321',
    defaultLanguage: 'DE',
    defaultRegion: 3,
    startPage: '/campaign',
    updatedAt: '2026-11-20T08:00:00.000Z',
  });
  await expect.element(save).toBeDisabled();
  const mark = page.getByText('Gespeichert', { exact: true });
  await expect.element(mark).toBeVisible();
  await phone.fill('0170 1');
  await expect.element(mark).not.toBeInTheDocument();
});

test('only pages that exist and are permitted can be the start page', async () => {
  await open();
  await page.getByRole('combobox', { name: /^Startseite/ }).click();
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['Wie für Ihre Rolle vorgesehen', 'Influencer-Verwaltung', 'Kampagnen', 'To-dos']);
});

test('a picture is shown before it is sent; another kind of file is not taken', async () => {
  await open();
  const input = page.getByRole('group', { name: /^Profilbild/ }).getByLabelText(/^Profilbild/);
  await userEvent.upload(input, new File(['GIF89a'], 'bild.gif', { type: 'image/gif' }));
  await expect
    .element(page.getByText('Bilder müssen .png, .jpg oder .jpeg und höchstens 10 MB groß sein.').first())
    .toBeVisible();
  await userEvent.upload(input, new File(['\x89PNG'], 'ich.png', { type: 'image/png' }));
  await userEvent.click(save);
  await expect.poll(() => sent()?.picture?.name).toBe('ich.png');
});

test('a picture that the server rejects is shown at its field', async () => {
  await open();
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_ERROR', 'validationFailed', {
      fieldErrors: [{ field: 'profilePicture', key: 'fileContentMismatch' }],
    }),
  );
  await userEvent.upload(
    page.getByRole('group', { name: /^Profilbild/ }).getByLabelText(/^Profilbild/),
    new File(['<svg/>'], 'ich.png', { type: 'image/png' }),
  );
  await userEvent.click(save);
  await expect.element(page.getByText('Der Inhalt der Datei passt nicht zu ihrer Endung.').first()).toBeVisible();
});

test('a wrong phone number is said at its field and not sent', async () => {
  await open();
  await phone.fill('12');
  await userEvent.click(save);
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toBeUndefined();
});

test('after it was saved, the form is checked while it is edited', async () => {
  await open();
  await phone.fill('0170 7654321');
  await userEvent.click(save);
  await expectAnnounced('Ihr Profil ist gespeichert.');
  await phone.fill('12');
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
});

test('what was changed elsewhere meanwhile is not overwritten; the new state can be loaded', async () => {
  await open();
  await field('Vorname').fill('Katja');
  server.on(CALLS.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
  await userEvent.click(save);
  await expect.element(page.getByText(/Ihr Profil wurde inzwischen geändert/)).toBeVisible();
  await expect.element(field('Vorname')).toHaveValue('Katja');
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(field('Vorname')).toHaveValue('Katharina');
});

test('the password is changed only with the present one', async () => {
  await open();
  await page.getByLabelText('Bisheriges Passwort', { exact: true }).fill('falsch');
  await page.getByLabelText('Neues Passwort', { exact: true }).fill('Kampagne!7');
  await page.getByLabelText('Neues Passwort wiederholen', { exact: true }).fill('Kampagne!7');
  const change = page.getByRole('button', { name: 'Passwort ändern' });
  await change.click();
  await expect.element(page.getByText('Das bisherige Passwort ist falsch.').first()).toBeVisible();
  await page.getByLabelText('Bisheriges Passwort', { exact: true }).fill('Resonanz!2026');
  await change.click();
  await expect.element(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
  await expect.element(page.getByLabelText('Neues Passwort', { exact: true })).toHaveValue('');
});

test('another log-in can be ended; this one is marked', async () => {
  await open();
  await expect.element(page.getByText('Dieses Gerät')).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden: Safari, iPhone' }).click();
  await expect.element(page.getByText('Safari, iPhone')).not.toBeInTheDocument();
  expect(server.received(CALLS.end)).toHaveLength(1);
});
