import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { expectAnnounced } from '@resonanz/stage/announced';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaign } from '@resonanz/testing/campaigns';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';
import { createFormServer, FORM_CALLS } from '../fixtures/formServer.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = (path: string, user = buildUser()) => openAt({ server, path, user });

const sent = (call: string) => server.received(call).map(({ body }) => body);
const name = page.getByRole('textbox', { name: 'Kampagnenname' });
const button = (words: string) => page.getByRole('button', { name: words, exact: true });
const step = (words: string) => page.getByRole('heading', { level: 2, name: words });

beforeEach(async () => {
  await page.viewport(1440, 1200);
  server = createFormServer();
});

test('a campaign is added step by step with the keyboard alone [R-ENT-009]', async () => {
  const router = await open('/campaign/add');
  await expect.element(step('Grunddaten')).toBeVisible();
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAccessibleDescription(/Bitte füllen Sie dieses Feld aus/);
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Sommerfrische{Tab}Nord{ArrowDown}{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveValue('Nordlicht Outdoor AG');
  expect(hasUnsavedChanges()).toBe(true);
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(step('Ziele und Budget')).toBeVisible();
  await userEvent.keyboard('{Tab}20000{Tab}25000{Enter}');
  await expect.element(step('Kanäle')).toBeVisible();
  await userEvent.keyboard('{Tab} {Enter}');
  await expect.element(step('Briefing')).toBeVisible();
  await page.getByRole('textbox', { name: 'Hashtags' }).click();
  await userEvent.keyboard('#Sommer, Leinen{Enter}');
  await expect.element(step('Zusammenfassung')).toBeVisible();
  await expect.element(page.getByText('Nordlicht Outdoor AG')).toBeVisible();
  await button('Kampagne anlegen').click();
  await expect.poll(() => router.state.location.pathname).toBe('/campaign/20/view-camp');
  await expectAnnounced('Kampagne angelegt');
  expect(sent(FORM_CALLS.add)).toMatchObject([
    {
      name: 'Sommerfrische',
      customerId: 2,
      type: 1,
      ownerId: buildUser().id,
      budget: 20_000,
      mediaBudget: 25_000,
      plannedChannels: [expect.any(String)],
      briefing: { hashtags: ['Sommer', 'Leinen'] },
    },
  ]);
  expect(sent(FORM_CALLS.add)[0]).not.toHaveProperty('copyOf');
  await expect.poll(hasUnsavedChanges).toBe(false);
});

test('a copy takes the channels along unless they are left behind', async () => {
  await open('/campaign/add?copy=20');
  await expect.element(name).toHaveValue('Frühjahrskollektion 2026');
  await button('Weiter').click();
  await button('Weiter').click();
  await page.getByRole('checkbox', { name: 'Kanäle der kopierten Kampagne übernehmen' }).click();
  await button('Weiter').click();
  await button('Weiter').click();
  await button('Kampagne anlegen').click();
  await expect.poll(() => sent(FORM_CALLS.add).length).toBe(1);
  expect(sent(FORM_CALLS.add)[0]).not.toHaveProperty('copyOf');
});

test('a request gives customer and type, and goes along', async () => {
  await open('/campaign/add?request=5');
  await expect.element(page.getByText(/Die Angaben stammen aus der Kampagnenanfrage A-2026-005/)).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveAttribute('readonly');
  for (let at = 0; at < 4; at += 1) await button('Weiter').click();
  await button('Kampagne anlegen').click();
  await expect.poll(() => sent(FORM_CALLS.add)).toMatchObject([{ campaignRequestId: 5, type: 2, customerId: 1 }]);
});

test('a request that has its campaign leads there', async () => {
  server.on(FORM_CALLS.draft, () => answerError(409, 'CONFLICT', 'requestHasCampaign', { data: { campaignId: 20 } }));
  const router = await open('/campaign/add?request=5');
  await expect.element(page.getByText('Aus dieser Kampagnenanfrage ist schon eine Kampagne geworden.')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Kampagne' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/campaign/20/view-camp');
});

test('what the server rejects stands at its field, in the first step concerned', async () => {
  server.on(FORM_CALLS.add, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', {
      fieldErrors: [
        { field: 'briefing.product', key: 'containsHtml' },
        { field: 'ownerId', key: 'ownerNotAllowed' },
      ],
    }),
  );
  await open('/campaign/add?copy=20');
  await expect.element(name).toHaveValue('Frühjahrskollektion 2026');
  for (let at = 0; at < 4; at += 1) await button('Weiter').click();
  await button('Kampagne anlegen').click();
  const owner = page.getByRole('combobox', { name: 'Verantwortlich' });
  await expect.element(owner).toHaveAccessibleDescription(/Diese Person darf keine Kampagnen leiten/);
  await expect.element(owner).toHaveFocus();
});

test('the summary leads back to each step', async () => {
  await open('/campaign/add?copy=20');
  await expect.element(name).toHaveValue('Frühjahrskollektion 2026');
  for (let at = 0; at < 4; at += 1) await button('Weiter').click();
  await button('Ziele und Budget ändern').click();
  await expect.element(step('Ziele und Budget')).toBeVisible();
  await button('Zurück').click();
  await expect.element(name).toHaveValue('Frühjahrskollektion 2026');
});

test('only what changed is sent, with the version that was read [R-ENT-010]', async () => {
  const router = await open('/campaign/20/edit');
  await expect.element(name).toHaveValue('Frühjahrskollektion 2026');
  await name.fill('Sommerkollektion 2026');
  await expect.poll(hasUnsavedChanges).toBe(true);
  await button('Speichern').click();
  await expect.poll(() => router.state.location.pathname).toBe('/campaign/20/view-camp');
  expect(sent(FORM_CALLS.update)).toEqual([
    { campaignId: 20, updatedAt: buildCampaign().updatedAt, name: 'Sommerkollektion 2026' },
  ]);
  await expectAnnounced('Kampagne gespeichert');
});

const conflict = page.getByText('Wurde inzwischen von Emre Aksoy geändert');

/** Enters another name, which is not saved because the campaign has been changed to `theirs` meanwhile. */
async function meetConflict(theirs: ReturnType<typeof buildCampaign>) {
  server.on(FORM_CALLS.update, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', { data: { name: 'Emre Aksoy', at: theirs.updatedAt } }),
  );
  await open('/campaign/20/edit');
  await expect.element(name).toHaveValue('Frühjahrskollektion 2026');
  await name.fill('Sommerkollektion 2026');
  await button('Speichern').click();
  await expect.element(conflict).toBeVisible();
}

test('who changed it meanwhile is shown; the input is saved over the version read then', async () => {
  const theirs = buildCampaign({
    campaignRequestId: null,
    requestNumber: null,
    cpm: 15,
    updatedAt: '2026-05-04T14:30:00.000Z',
  });
  await meetConflict(theirs);
  server.on(FORM_CALLS.read, () => answerSuccess(theirs));
  server.on(FORM_CALLS.update, () => answerSuccess(theirs));
  await button('Meine Eingaben behalten').click();
  await expect.element(page.getByRole('textbox', { name: 'Ziel-TKP' })).toHaveValue('15');
  await expect.element(name).toHaveValue('Sommerkollektion 2026');
  await button('Speichern').click();
  await expect
    .poll(() => sent(FORM_CALLS.update).at(-1))
    .toEqual({ campaignId: 20, updatedAt: theirs.updatedAt, name: 'Sommerkollektion 2026' });
});

test('a reload that fails leaves the input and the choice', async () => {
  await meetConflict(buildCampaign({ updatedAt: '2026-05-04T14:30:00.000Z' }));
  server.on(FORM_CALLS.read, () => answerError(500, 'ERROR', 'error'));
  const reads = sent(FORM_CALLS.read).length;
  await button('Neu laden').click();
  await expect.poll(() => sent(FORM_CALLS.read).length).toBeGreaterThan(reads);
  await expect.element(button('Neu laden')).toBeEnabled();
  await expect.element(conflict).toBeVisible();
  await expect.element(name).toHaveValue('Sommerkollektion 2026');
});

test('list and page lead to the form', async () => {
  const router = await open('/campaign');
  await page.getByRole('link', { name: 'Neue Kampagne' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/campaign/add');
  await router.navigate('/campaign');
  await button('Aktionen für Frühjahrskollektion 2026').click();
  await page.getByRole('menuitem', { name: 'Kopieren' }).click();
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe('/campaign/add?copy=20');
});

test('an address that names nothing says so; without the right there is no form', async () => {
  await open('/campaign/add?copy=abc');
  await expect.element(page.getByText(/Diese Kampagne gibt es nicht/)).toBeVisible();
  await open('/campaign/add', buildUser({ role: { roleId: 8, roleName: 'tester' } }));
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
