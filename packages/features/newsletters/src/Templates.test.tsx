import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CALLS, createNewsletterServer } from './fixtures/newsletterServer.fixture.ts';
import { NewsletterStage, staffRoutes } from './fixtures/NewsletterStage.fixture.tsx';

let server: EnvelopeFetch;
const openAt = stageOpener(NewsletterStage, staffRoutes);
const open = (options: Partial<OpenOptions> = {}) => openAt({ server, path: '/news-letter-template', ...options });
const act = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu „${name}“` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const save = page.getByRole('button', { name: 'Speichern', exact: true });

beforeEach(async () => {
  await page.viewport(2400, 1400);
  server = createNewsletterServer();
});

test('each row shows name, languages, default and last change', async () => {
  await open();
  await expect
    .element(row('Einladung zum Test.*Deutsch, Englisch.*Standard.*12\\.11\\.2026.*Sofia Brandt'))
    .toBeVisible();
  await expect.element(row('Neuigkeiten.*Deutsch')).toBeVisible();
});

test('filters are asked of the server and kept in the address', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  for (const [name, option] of [
    ['Sprache', 'Englisch'],
    ['Standard', 'Ja'],
  ] as const) {
    await panel.getByRole('combobox', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(() => lastBody(CALLS.templates)).toMatchObject({ filters: { language: 'en', isDefault: true } });
  expect(router.state.location.search).toContain('language=en');
});

test('another template becomes the default, and the default is not deleted', async () => {
  await open();
  await act('Winteraktion', 'Zum Standard machen');
  await expect.poll(() => lastBody(CALLS.setDefault)).toEqual({ newsletterTemplateId: 3 });
  await expect.element(row('Winteraktion.*Standard')).toBeVisible();
  await page.getByRole('button', { name: 'Aktionen zu „Winteraktion“' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Als Mail ansehen' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Löschen' }).elements()).toHaveLength(0);
});

test('a template is copied and deleted after a question', async () => {
  await open();
  await act('Winteraktion', 'Kopieren');
  await expect.element(row('Winteraktion \\(2\\)')).toBeVisible();
  await act('Winteraktion (2)', 'Löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(row('Winteraktion \\(2\\)')).not.toBeInTheDocument();
});

test('the preview shows a template as a mail', async () => {
  await open();
  await act('Einladung zum Test', 'Als Mail ansehen');
  await expect.element(page.getByRole('dialog').getByTitle('Neuer Produkttest: {{projectTitle_de}}')).toBeVisible();
});

test('a template is changed over the version that was read', async () => {
  await open({ path: '/news-letter-template/1/edit' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Einladung, neu');
  await save.click();
  await expect
    .poll(() => lastBody(CALLS.saveTemplate))
    .toMatchObject({
      newsletterTemplateId: 1,
      updatedAt: '2026-11-12T08:00:00.000Z',
      tempName: 'Einladung, neu',
    });
});

test('a template without a placeholder of the other language, a name or half of a language is not saved', async () => {
  await open({ path: '/news-letter-template/add' });
  await page.getByRole('textbox', { name: 'Betreff' }).first().fill('Neu: {{projectTitle_de}}');
  await page.getByRole('textbox', { name: 'Betreff' }).last().fill('New');
  await save.click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  await expect.element(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible();
  expect(server.received(CALLS.saveTemplate)).toHaveLength(0);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.templates, () => open());
});
