import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerFailure, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { createPreviewServer, PREVIEW, previewRoutes, PreviewStage } from '../fixtures/PreviewStage.fixture.tsx';
import { buildProjectDetail } from '../fixtures/projects.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(PreviewStage, previewRoutes);
const preview = page.getByRole('dialog');
const { titleDe, titleEn } = buildProjectDetail();

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createPreviewServer();
});

test.each([
  ['de', titleDe, 'Ansicht der Tester'],
  ['en', titleEn, 'Tester view'],
] as const)('staff see in %s what testers see, with nothing that leads away', async (language, title, name) => {
  await openAt({ server, path: '/project', language });
  const shown = page.getByRole('dialog', { name });
  await expect.element(shown.getByRole('heading', { level: 3, name: title })).toBeVisible();
  const links = shown.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('/testerworld'))).toEqual([]);
});

test('nobody applies from there', async () => {
  await openAt({ server, path: '/project' });
  await expect.element(preview.getByRole('button', { name: /bewerben/ })).toBeDisabled();
});

test('by keyboard: the width of a phone is chosen, and the window is left', async () => {
  await openAt({ server, path: '/project' });
  const wide = preview.getByRole('radio', { name: 'Bildschirm' });
  await expect.element(wide).toBeChecked();
  wide.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(preview.getByRole('radio', { name: 'Telefon' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
});

test('staff check the texts in both languages', async () => {
  await openAt({ server, path: '/project' });
  await expect.element(preview.getByRole('heading', { level: 3, name: titleDe })).toBeVisible();
  await preview.getByText('English', { exact: true }).click();
  const title = preview.getByRole('heading', { level: 3, name: titleEn });
  await expect.element(title).toBeVisible();
  expect(title.element().closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('what cannot be loaded is asked for again; without the right it is said', async () => {
  server.on(PREVIEW, answerFailure);
  await openAt({ server, path: '/project' });
  await expect.element(preview.getByText('Die Ansicht der Tester konnte nicht geladen werden.')).toBeVisible();
  server.on(PREVIEW, answerDenied);
  await preview.getByText('Erneut versuchen').click();
  await expect.element(preview.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
