import '@resonanz/tokens/styles';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import {
  answerDenied,
  answerError,
  answerFailure,
  answerSuccess,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { buildHead, buildHeads } from './fixtures/heads.fixture.ts';
import { CALLS, createHeadServer } from './fixtures/headServer.fixture.ts';
import { HeadStage, stageRoutes } from './fixtures/HeadStage.fixture.tsx';

let server: EnvelopeFetch;
const openAt = stageOpener(HeadStage, stageRoutes);
const open = (options: Partial<OpenOptions> = {}) => openAt({ server, path: '/testerworld', ...options });
const edit = () => open({ path: '/testerworld?key=productTestTopHeader' });
const act = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu „${name}“` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(name) }) });
const germanTitle = page.getByRole('textbox', { name: 'Titel' }).first();
const conflict = () =>
  answerError(409, 'CONFLICT', 'changedMeanwhile', {
    data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
  });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createHeadServer();
});

test('the list shows each key with preview, status, who changed it and when', async () => {
  await open();
  const first = row('Kopf der Produkttests');
  for (const text of ['productTestTopHeader', 'Neues kommt zuerst zu Ihnen', 'Live', 'Sofia Brandt', /20\.11\.2026/])
    await expect.element(first.getByText(text).first()).toBeVisible();
  await expect.element(row('Kopf der FAQs').getByText('Entwurf')).toBeVisible();
  await expect.element(row('Banner des Newsletters').getByText('Leer')).toBeVisible();
});

test('the preview shows the head at two widths and in both languages', async () => {
  await open();
  await act('Kopf der Produkttests', 'Vorschau');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'Neues kommt zuerst zu Ihnen' })).toBeVisible();
  const stage = dialog.getByRole('group', { name: 'So sieht es auf der Seite aus' });
  const pageWidth = () => stage.element().querySelector<HTMLElement>('[lang]')?.style.inlineSize;
  expect(pageWidth()).toBe('1200px');
  await dialog.getByText('Mobil').click();
  await expect.poll(pageWidth).toBe('390px');
  await dialog.getByText('Englisch').click();
  await expect.element(dialog.getByRole('heading', { name: 'New things come to you first' })).toBeVisible();
});

test('a draft is published after a question', async () => {
  await open();
  await act('Kopf der FAQs', 'Veröffentlichen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect.element(row('Kopf der FAQs').getByText('Live')).toBeVisible();
  expect(lastBody(CALLS.publish)).toEqual({ key: 'faqTopHeader', updatedAt: buildHead().updatedAt });
});

test('a draft without a title in one language says so and stays a draft', async () => {
  server.on(CALLS.publish, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', { fieldErrors: [{ field: 'titleEn', key: 'required' }] }),
  );
  await open();
  await act('Kopf der FAQs', 'Veröffentlichen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect.element(page.getByRole('alert').getByText(/Der Titel fehlt in einer Sprache/)).toBeVisible();
});

test('the last version becomes the draft after a question', async () => {
  await open();
  await act('Kopf der Produkttests', 'Letzte Fassung wiederherstellen');
  await expect.element(page.getByText(/Die Fassung vom 02\.10\.2026/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect.element(row('Kopf der Produkttests').getByText('Entwurf')).toBeVisible();
  await expect.element(row('Kopf der Produkttests').getByText('Testen Sie mit')).toBeVisible();
});

test('a draft is written in both languages and saved over the version that was read', async () => {
  const router = await open();
  await act('Kopf der Produkttests', 'Bearbeiten');
  await germanTitle.fill('Probieren Sie mit');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.element(row('Kopf der Produkttests').getByText('Probieren Sie mit')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(lastBody(CALLS.save)).toMatchObject({
    key: 'productTestTopHeader',
    value: { value_de: { title: 'Probieren Sie mit' }, value_en: { title: 'New things come to you first' } },
    mediaId: 31,
    updatedAt: buildHead().updatedAt,
  });
});

test('a draft is saved and published in one step', async () => {
  await edit();
  await germanTitle.fill('Probieren Sie mit');
  await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
  await expect.element(row('Kopf der Produkttests').getByText('Live')).toBeVisible();
  expect(lastBody(CALLS.publish)).toEqual({ key: 'productTestTopHeader', updatedAt: '2026-11-21T08:00:00.000Z' });
});

test('without a title in both languages nothing is published', async () => {
  await edit();
  await germanTitle.fill('');
  await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
  await expect.element(germanTitle).toBeInvalid();
  expect(server.received(CALLS.save)).toHaveLength(0);
});

/**
 * The server in memory answers `fetch` alone: uploads whose progress is watched go by XMLHttpRequest where there is
 * one.
 */
function uploadByFetch(): void {
  const { XMLHttpRequest: original } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => {
    globalThis.XMLHttpRequest = original;
  });
}

test('a picture is uploaded, previewed and named by the draft', async () => {
  uploadByFetch();
  await edit();
  await userEvent.upload(
    page.getByLabelText(/^Bild oder Video/).last(),
    new File(['x'], 'neu.png', { type: 'image/png' }),
  );
  await expect.element(page.getByText('neu.png')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /neu\.png/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.poll(() => lastBody(CALLS.save)).toMatchObject({ mediaId: 99 });
});

test('nothing is saved while a picture is on its way', async () => {
  uploadByFetch();
  server.on(CALLS.upload, () => new Promise<never>(() => {}));
  await edit();
  await userEvent.upload(
    page.getByLabelText(/^Bild oder Video/).last(),
    new File(['x'], 'neu.png', { type: 'image/png' }),
  );
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.element(page.getByText('Bitte warten Sie, bis die Datei hochgeladen ist.')).toBeVisible();
  expect(server.received(CALLS.save)).toHaveLength(0);
});

test('a picture is taken away again', async () => {
  await edit();
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.poll(() => lastBody(CALLS.save)).toMatchObject({ mediaId: null });
});

test('a change that comes too late says who was first and keeps what was entered', async () => {
  server.on(CALLS.save, conflict);
  await edit();
  await germanTitle.fill('Zu spät');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.element(page.getByRole('alert').getByText(/Emre Aksoy/)).toBeVisible();
  await expect.element(germanTitle).toHaveValue('Zu spät');
});

test('a user who may only view finds nothing to change', async () => {
  await open({ user: buildUser(), rights: { 'Testerworld Dashboard': { view: true } } });
  await page.getByRole('button', { name: 'Aktionen zu „Kopf der FAQs“' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Vorschau' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
});

test('a list that fails is loaded again on request', async () => {
  server.on(CALLS.list, answerFailure);
  await open();
  await expect.element(page.getByText('Die Metadaten konnten nicht geladen werden.')).toBeVisible();
  server.on(CALLS.list, () => answerSuccess(buildHeads()));
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(row('Kopf der FAQs')).toBeVisible();
});

test('a user without the right is told so', async () => {
  server.on(CALLS.list, answerDenied);
  await open();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
