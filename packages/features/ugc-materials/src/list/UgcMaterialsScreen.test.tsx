import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createMaterialServer } from '../fixtures/materialServer.fixture.ts';
import { MaterialStage, stageRoutes } from '../fixtures/MaterialStage.fixture.tsx';

const openAt = stageOpener(MaterialStage, stageRoutes);
const open = (server: EnvelopeFetch = createMaterialServer(), options: Partial<OpenOptions> = {}) =>
  openAt({ server, path: '/admin', ...options });

const SERUM = 'Nachtserum Lindenblüte, Video 1';
const row = (title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(title) }) });
const act = async (title: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu „${title}“` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const details = async (title: string) => {
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Versionen' })).toBeVisible();
};
const bodies = (server: EnvelopeFetch, call: string) => server.received(call).map(({ body }) => body);

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('the list shows whose video it is, how long it is, and how far its rights are [R-ROUTE-039]', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  await open();
  const serum = row(SERUM);
  for (const text of [
    'Lindenblatt GmbH',
    'Lena Hartwig',
    '30 Sekunden',
    'Deutsch',
    '05.04.2027',
    'Gültig',
    'Genehmigt',
  ])
    await expect.element(serum.getByText(text, { exact: true })).toBeVisible();
  await expect.element(row('Handcreme').getByText('Läuft aus', { exact: true })).toBeVisible();
  await expect.element(row('Lippenpflege').getByText('Abgelaufen', { exact: true })).toBeVisible();
  await expect.element(row('Trailschuh').getByText('Noch keine Rechte', { exact: true })).toBeVisible();
});

test('an address with a filter shows what ends soon, as the mail promises', async () => {
  await open(createMaterialServer(), { path: '/admin?rightsState=expiring' });
  await expect.element(row('Handcreme')).toBeVisible();
  await expect.element(row(SERUM)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /Rechte enden in 30 Tagen/ })).toBeVisible();
});

test('several are fetched as one zip; what has expired cannot be selected', async () => {
  const server = createMaterialServer();
  await open(server);
  await expect.element(page.getByRole('checkbox', { name: 'Lippenpflege Honig, Video 1 auswählen' })).toBeDisabled();
  await page.getByRole('checkbox', { name: `${SERUM} auswählen` }).click();
  await page.getByRole('checkbox', { name: 'Handcreme Kamille, Video 1 auswählen' }).click();
  await page.getByRole('button', { name: 'Als ZIP herunterladen' }).click();
  await expect.poll(() => bodies(server, CALLS.zip)).toEqual([{ ugcMaterialId: [700, 701] }]);
  await expect.element(page.getByRole('button', { name: 'Als ZIP herunterladen' })).not.toBeInTheDocument();
});

test('the details are opened, used and left by keyboard', async () => {
  await open();
  const title = page.getByRole('button', { name: SERUM, exact: true });
  await expect.element(title).toBeVisible();
  await focusOn(title);
  await userEvent.keyboard('{Enter}');
  const drawer = page.getByRole('dialog', { name: SERUM });
  await expect.element(drawer.getByText('UGC-2026-0007')).toBeVisible();
  await expect.element(drawer.getByText('Organisch, Ads')).toBeVisible();
  await expect.element(drawer.getByText('Lea Grünwald (Brand)')).toBeVisible();
  await expect.element(drawer.getByText('Über einen geteilten Link')).toBeVisible();
  expect(drawer.element().querySelector('video')?.getAttribute('src')).toBe('/media/files/700');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
});

test('expired rights block the download until they are extended', async () => {
  const server = createMaterialServer();
  await open(server);
  await details('Lippenpflege Honig, Video 1');
  const download = page.getByRole('dialog').getByRole('button', { name: 'Herunterladen' });
  await expect.element(page.getByText(/am 31\.07\.2026 abgelaufen/)).toBeVisible();
  await expect.element(download).toBeDisabled();
  await page.getByRole('button', { name: 'Rechte verlängern' }).click();
  const dialog = page.getByRole('dialog', { name: /Rechte verlängern/ });
  await expect.element(dialog.getByRole('button', { name: 'Rechte verlängern' })).toBeDisabled();
  await dialog.getByRole('switch', { name: 'Ohne Enddatum' }).click();
  await dialog.getByRole('checkbox', { name: 'Fernsehen' }).click();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Vereinbarung' }), 'Nachtrag vom Montag');
  await dialog.getByRole('button', { name: 'Rechte verlängern' }).click();
  await expect.element(page.getByText('Die Rechte sind verlängert.')).toBeVisible();
  expect(bodies(server, CALLS.extend)).toEqual([
    {
      ugcMaterialId: 702,
      updatedAt: '2026-10-06T08:00:00.000Z',
      until: null,
      media: ['organic', 'ads', 'tv'],
      countries: ['DE', 'AU'],
      note: 'Nachtrag vom Montag',
    },
  ]);
  await expect.element(download).toBeEnabled();
});

test('a change that came too late shows an error, and the form keeps what was entered', async () => {
  const server = createMaterialServer();
  server.on(CALLS.extend, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await open(server);
  await details(SERUM);
  await page.getByRole('button', { name: 'Rechte verlängern' }).click();
  const dialog = page.getByRole('dialog', { name: /Rechte verlängern/ });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Vereinbarung' }), 'Nachtrag');
  await dialog.getByRole('button', { name: 'Rechte verlängern' }).click();
  await expect.element(dialog.getByRole('alert').getByText(/jemand anderes etwas geändert/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Vereinbarung' })).toHaveValue('Nachtrag');
});

test('a link is made for some days and shown once; one is withdrawn', async () => {
  const server = createMaterialServer();
  await open(server);
  await act(SERUM, 'Link teilen');
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Link' }))
    .toHaveValue('https://resonanz.example/api/ugcMaterial/shared/k3yThatIsShownOnce');
  expect(bodies(server, CALLS.createLink)).toEqual([{ ugcMaterialId: 700, days: 7 }]);
  // The button that was pressed is gone, and the focus with it: the dialog takes it back.
  await expect.poll(() => page.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await details(SERUM);
  await page.getByRole('button', { name: /Link, gültig bis 30\.11\.2026.*zurückziehen/ }).click();
  await expect.element(page.getByText('Der Link ist zurückgezogen.')).toBeVisible();
  await expect.element(page.getByText('Kein gültiger Link')).toBeVisible();
});

test('tags are added and taken away', async () => {
  const server = createMaterialServer();
  await open(server);
  await act(SERUM, 'Schlagwörter');
  const dialog = page.getByRole('dialog', { name: /Schlagwörter/ });
  await dialog.getByRole('button', { name: '„Herbst“ entfernen' }).click();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Neues Schlagwort' }), 'Abendroutine');
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Die Schlagwörter sind gespeichert.')).toBeVisible();
  expect(bodies(server, CALLS.tags)).toEqual([{ ugcMaterialId: 700, tags: ['Serum', 'Abendroutine'] }]);
});

test('a material is deleted with a reason, by a user with the right', async () => {
  const server = createMaterialServer();
  await open(server);
  await details(SERUM);
  await page.getByRole('button', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog', { name: /Material löschen/ });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Begründung' }), 'Vertrag beendet');
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByText('Das Material ist gelöscht.')).toBeVisible();
  await expect.element(row(SERUM)).not.toBeInTheDocument();
  expect(bodies(server, CALLS.remove)).toEqual([{ ugcMaterialId: 700, reason: 'Vertrag beendet' }]);
});

test('the campaign manager extends and shares, and deletes nothing', async () => {
  await open(createMaterialServer(), { user: buildUser() });
  await details(SERUM);
  await expect.element(page.getByRole('button', { name: 'Rechte verlängern' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Löschen' })).not.toBeInTheDocument();
});

test('the preview plays the film large', async () => {
  await open();
  await act(SERUM, 'Vorschau');
  const viewer = page.getByRole('dialog', { name: SERUM });
  await expect.element(viewer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
});
