import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { expectAnnounced } from '@resonanz/stage/announced';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildRecord, createEditServer, EDIT_CALLS, EDIT_PATH } from '../fixtures/editServer.fixture.ts';
import { InfluencerStage, stageRoutes } from '../fixtures/InfluencerStage.fixture.tsx';

const admin = buildUser({ role: { roleId: 1, roleName: 'admin' } });

const openAt = stageOpener(InfluencerStage, stageRoutes);

async function open(server: EnvelopeFetch, path = EDIT_PATH) {
  const router = await openAt({ server, path, user: admin });
  await expect.element(page.getByRole('textbox', { name: 'Nachname' })).toBeVisible();
  return router;
}

const bodiesOf = (server: EnvelopeFetch, call: string) => server.received(call).map(({ body }) => body);
const field = (name: string) => page.getByRole('textbox', { name });
const save = page.getByRole('button', { name: 'Speichern' });

test('only what changed is sent, with the version that was read; leaving is guarded until then', async () => {
  const server = createEditServer();
  await open(server);
  await field('Stadt').fill('Kiel');
  await field('IBAN').fill('');
  expect(hasUnsavedChanges()).toBe(true);
  await save.click();
  await expectAnnounced('Influencer gespeichert');
  expect(bodiesOf(server, EDIT_CALLS.update)).toEqual([
    { influencerId: 17, updatedAt: '2026-05-02T10:00:00.000Z', cities: 'Kiel', iban: null },
  ]);
  await expect.poll(hasUnsavedChanges).toBe(false);
  const mark = page.getByText('Gespeichert', { exact: true });
  await expect.element(mark).toBeVisible();
  await field('Stadt').fill('Bremen');
  await expect.element(mark).not.toBeInTheDocument();
});

test('a wrong account number and number are said at their fields and lead there from the summary', async () => {
  const server = createEditServer();
  await open(server);
  await field('IBAN').fill('DE00');
  await field('Mobil').fill('12');
  await save.click();
  await expect.element(page.getByText('2 Angaben stimmen noch nicht').first()).toBeVisible();
  await page.getByRole('link', { name: /IBAN/ }).click();
  await expect.element(field('IBAN')).toHaveFocus();
  expect(bodiesOf(server, EDIT_CALLS.update)).toEqual([]);
});

const conflict = page.getByText('Wurde inzwischen von Emre Aksoy geändert');

/** Enters another city, which is not saved because the record has been changed to `theirs` meanwhile. */
async function meetConflict(theirs: ReturnType<typeof buildRecord>) {
  const server = createEditServer().on(EDIT_CALLS.update, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', { data: { name: 'Emre Aksoy', at: theirs.updatedAt } }),
  );
  await open(server);
  await field('Stadt').fill('Kiel');
  await save.click();
  await expect.element(conflict).toBeVisible();
  return server.on(EDIT_CALLS.read, () => answerSuccess(theirs));
}

test('who changed it meanwhile is shown; the input is saved over the version that was read then', async () => {
  const theirs = buildRecord({ surname: 'Hartwig-Voss', updatedAt: '2026-05-03T07:00:00.000Z' });
  const server = await meetConflict(theirs);
  server.on(EDIT_CALLS.update, () => answerSuccess(theirs));
  await page.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
  await expect.element(field('Nachname')).toHaveValue('Hartwig-Voss');
  await expect.element(field('Stadt')).toHaveValue('Kiel');
  await save.click();
  await expect.element(page.getByText('Influencer gespeichert')).toBeVisible();
  expect(bodiesOf(server, EDIT_CALLS.update).at(-1)).toEqual({
    influencerId: 17,
    updatedAt: theirs.updatedAt,
    cities: 'Kiel',
  });
});

/** Saves a channel of the same page, after which the person is read again. */
async function saveChannel(server: EnvelopeFetch) {
  const reads = server.received(EDIT_CALLS.read).length;
  await page.getByRole('button', { name: 'Bearbeiten: Instagram @lenahartwig' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Preis Post' }).fill('1900');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => server.received(EDIT_CALLS.read).length).toBeGreaterThan(reads);
}

test('after a conflict that was not answered, saving again still names the version that was read', async () => {
  const { updatedAt } = buildRecord();
  const server = await meetConflict(buildRecord({ surname: 'Hartwig-Voss', updatedAt: '2026-05-03T07:00:00.000Z' }));
  await saveChannel(server);
  await save.click();
  await expect.poll(() => bodiesOf(server, EDIT_CALLS.update).length).toBe(2);
  expect(bodiesOf(server, EDIT_CALLS.update).at(-1)).toMatchObject({ updatedAt, cities: 'Kiel' });
  await expect.element(conflict).toBeVisible();
  await expect.element(field('Stadt')).toHaveValue('Kiel');
});

test('what is being entered stays when another user’s version is read', async () => {
  const server = createEditServer();
  await open(server);
  await field('Stadt').fill('Kiel');
  server.on(EDIT_CALLS.read, () =>
    answerSuccess(buildRecord({ cities: 'Bremen', updatedAt: '2026-05-03T07:00:00.000Z' })),
  );
  await saveChannel(server);
  await expect.element(page.getByText('Kanal gespeichert')).toBeVisible();
  await expect.element(field('Stadt')).toHaveValue('Kiel');
});

test('what was entered gives way to another user’s values by a reload', async () => {
  await meetConflict(buildRecord({ cities: 'Bremen', updatedAt: '2026-05-03T07:00:00.000Z' }));
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect.element(field('Stadt')).toHaveValue('Bremen');
  await expect.element(conflict).not.toBeInTheDocument();
});

test('a reload that fails leaves the input and the choice', async () => {
  const server = await meetConflict(buildRecord({ updatedAt: '2026-05-03T07:00:00.000Z' }));
  server.on(EDIT_CALLS.read, () => answerError(500, 'ERROR', 'error'));
  const reads = server.received(EDIT_CALLS.read).length;
  const reload = page.getByRole('button', { name: 'Neu laden' });
  await reload.click();
  await expect.poll(() => server.received(EDIT_CALLS.read).length).toBeGreaterThan(reads);
  await expect.element(reload).toBeEnabled();
  await expect.element(conflict).toBeVisible();
  await expect.element(field('Stadt')).toHaveValue('Kiel');
});

test('a new person is added with the recognised channel and opened for what follows [R-ROUTE-061]', async () => {
  const server = createEditServer();
  const router = await open(server, '/dashboard/add');
  await save.click();
  await expect.element(page.getByText('2 Angaben stimmen noch nicht').first()).toBeVisible();
  await field('Adresse des Kanals').fill('https://www.instagram.com/lenahartwig/?hl=de');
  await expect.element(page.getByText('@lenahartwig')).toBeVisible();
  await field('Nachname').fill('Hartwig');
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe(EDIT_PATH);
  await expectAnnounced('Influencer angelegt');
  expect(bodiesOf(server, EDIT_CALLS.add)).toEqual([
    { surname: 'Hartwig', channels: [{ url: 'https://www.instagram.com/lenahartwig/?hl=de' }] },
  ]);
});

test('a price that changes is sent alone, and one that is removed ends', async () => {
  const server = createEditServer();
  await open(server);
  await page.getByRole('button', { name: 'Bearbeiten: Instagram @lenahartwig' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Preis Post' }).fill('1900');
  await userEvent.tab();
  await dialog.getByRole('button', { name: 'Preis Reel entfernen' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Kanal gespeichert')).toBeVisible();
  expect(bodiesOf(server, EDIT_CALLS.channel)).toMatchObject([
    {
      channelId: 170,
      prices: [
        { service: 'Post', price: 1900, currencyCode: 'EUR', validUntil: '2026-12-31' },
        { service: 'Reel', price: null },
      ],
    },
  ]);
});

test('since when a channel may be offered to brands is typed by the agency', async () => {
  const server = createEditServer();
  await open(server);
  await page.getByRole('button', { name: 'Bearbeiten: Instagram @lenahartwig' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Im Marken-Netzwerk seit' }).getByRole('spinbutton').first().click();
  await userEvent.keyboard('01032026');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Kanal gespeichert')).toBeVisible();
  expect(bodiesOf(server, EDIT_CALLS.channel)).toMatchObject([{ channelId: 170, networkConsentOn: '2026-03-01' }]);
});

test('a channel that belongs to another person names that person', async () => {
  const server = createEditServer().on(EDIT_CALLS.channel, () =>
    answerError(409, 'CONFLICT', 'channelBelongsTo', {
      data: { url: 'https://tiktok.com/@mia', influencerId: 4, name: 'Mia Neumann' },
    }),
  );
  await open(server);
  await page.getByRole('button', { name: 'Kanal hinzufügen' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Adresse des Kanals' }).fill('tiktok.com/@mia');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Er gehört zu Mia Neumann.')).toBeVisible();
});

test('anonymising asks for the name, and leaves the page', async () => {
  const server = createEditServer();
  const router = await open(server);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Anonymisieren' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Anonymisieren' });
  await dialog.getByRole('textbox').fill('Lena Hartmann');
  await confirm.click();
  await expect.element(dialog.getByText('Der Name stimmt nicht überein.')).toBeVisible();
  await dialog.getByRole('textbox').fill('Lena Hartwig');
  await confirm.click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  expect(bodiesOf(server, EDIT_CALLS.anonymise)).toEqual([{ influencerId: 17, confirmation: 'Lena Hartwig' }]);
});
