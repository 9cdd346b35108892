import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerFailure, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { MEDIA_CALLS as CALLS } from '../fixtures/media.fixture.ts';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const open = (props: object = {}) => openAt({ server, path: '/project/1?tab=media', ...props });
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const order = page.getByRole('list', { name: 'Reihenfolge und Texte' });

beforeEach(async () => {
  await page.viewport(1600, 1000);
  server = createProjectServer();
});

test('pictures stand in their order with their texts, beside the description', async () => {
  await open();
  await expect.element(order.getByText('Titelbild · Der Schuh im Gelände')).toBeVisible();
  await expect.element(order.getByText('Bildbeschreibung fehlt')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Testanleitung Grat 2\.pdf/ })).toBeVisible();
});

test('by keyboard: the order is changed', async () => {
  await open();
  await focusOn(order.getByRole('button', { name: /grat-2\.png“ nach oben/ }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lastBody(CALLS.order)).toEqual({ projectId: 1, fileIds: [72, 71] });
});

test('an order that is no longer true is said', async () => {
  server.on(CALLS.order, () => answerError(409, 'CONFLICT', 'orderOutdated'));
  await open();
  await order.getByRole('button', { name: /grat-2\.png“ nach oben/ }).click();
  await expect.element(page.getByText(/Inzwischen wurde ein Bild oder Video ergänzt/)).toBeVisible();
});

test('a picture gets a text in both languages and becomes the cover', async () => {
  await open();
  await order.getByRole('button', { name: 'grat-2.png beschreiben' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Bildbeschreibung (Deutsch)' }).fill('Die Sohle');
  await dialog.getByRole('textbox', { name: 'Bildbeschreibung (Englisch)' }).fill('The sole');
  await dialog.getByRole('checkbox', { name: 'Titelbild des Projekts' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => lastBody(CALLS.save))
    .toEqual({ projectId: 1, fileId: 72, altDe: 'Die Sohle', altEn: 'The sole', isCover: true });
  await expect.element(order.getByText('Titelbild · Die Sohle')).toBeVisible();
});

test.each([
  ['fileProductMediaType', 'Product media accepts only images and videos', '[R-ERR-015]'],
  ['fileProductDescriptionType', 'Product description files should be .pdf, .txt, .doc, .docx', '[R-ERR-016]'],
] as const)('a file that is no such file is said: %s %s %s', async (key, text, _id) => {
  server.on(CALLS.upload, () => answerError(422, 'VALIDATION_FAILED', key, { fieldErrors: [{ field: 'file', key }] }));
  await open({ language: 'en' });
  const file = new File([new Uint8Array(6 * 1024 * 1024)], 'bild.png', { type: 'image/png' });
  await page.getByRole('group', { name: 'Add files' }).getByLabelText('Add files').upload(file);
  await expect.element(page.getByText(text).first()).toBeVisible();
});

test('media that cannot be read are said', async () => {
  server.on(CALLS.media, answerFailure);
  await open();
  await expect.element(page.getByText('Die Medien konnten nicht geladen werden.')).toBeVisible();
});
