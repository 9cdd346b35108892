import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createVideoServer } from '../fixtures/videoServer.fixture.ts';
import { VideoStage, stageRoutes } from '../fixtures/VideoStage.fixture.tsx';

const openAt = stageOpener(VideoStage, stageRoutes);
const open = (server: EnvelopeFetch = createVideoServer(), options: Partial<OpenOptions> = {}) =>
  openAt({ server, path: '/campaign/learning-videos', ...options });

const row = (title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(title) }) });
const act = async (title: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu „${title}“` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('the list shows topic, kind, audience, order, views and status', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  await open();
  const first = row('So schreiben Sie ein Briefing');
  for (const text of ['Veröffentlicht', 'Briefing', 'Video', 'Brands, Eingeladene Brands', 'Deutsch'])
    await expect.element(first.getByText(text, { exact: true })).toBeVisible();
  await expect.element(row('Werbung richtig kennzeichnen').getByText('Entwurf', { exact: true })).toBeVisible();
});

test('a new material is written by keyboard, and its files come next', async () => {
  const server = createVideoServer();
  await open(server);
  const add = page.getByRole('button', { name: 'Lernmaterial anlegen' });
  await expect.element(add).toBeVisible();
  await focusOn(add);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Titel (Deutsch)' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Bitte ausfüllen.').first()).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Titel (Deutsch)' }), 'Budget planen');
  await userEvent.fill(page.getByRole('textbox', { name: 'Titel (Englisch)' }), 'Plan a budget');
  await userEvent.fill(page.getByRole('textbox', { name: 'Länge in Minuten' }), '5');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Dateien zu „Budget planen“' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row('Budget planen').getByText('Entwurf', { exact: true })).toBeVisible();
});

test('a material is hidden and published; without a file the server says what is missing', async () => {
  const server = createVideoServer();
  await open(server);
  await act('So schreiben Sie ein Briefing', 'Ausblenden');
  await expect.element(page.getByText('Das Lernmaterial ist ausgeblendet.')).toBeVisible();
  await expect.element(row('So schreiben Sie ein Briefing').getByText('Ausgeblendet', { exact: true })).toBeVisible();
  server.on(CALLS.changeState, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', { fieldErrors: [{ field: 'file', key: 'required' }] }),
  );
  await act('Werbung richtig kennzeichnen', 'Veröffentlichen');
  await expect.element(page.getByText('Laden Sie zuerst ein Video oder ein PDF hoch.')).toBeVisible();
});

test('a change that came too late shows an error, and the form keeps what was entered', async () => {
  const server = createVideoServer();
  server.on(CALLS.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await open(server);
  await act('So schreiben Sie ein Briefing', 'Bearbeiten');
  await userEvent.fill(page.getByRole('textbox', { name: 'Titel (Deutsch)' }), 'Anders');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByRole('alert').getByText(/jemand anderes dieses Lernmaterial geändert/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Titel (Deutsch)' })).toHaveValue('Anders');
});

test('the preview plays what the brands will see', async () => {
  await open();
  await act('So schreiben Sie ein Briefing', 'Vorschau');
  const dialog = page.getByRole('dialog', { name: 'So schreiben Sie ein Briefing' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().querySelector('video')?.getAttribute('src')).toBe('/media/files/901');
});
