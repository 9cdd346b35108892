import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createBlogServer } from './fixtures/blogServer.fixture.ts';
import { BlogStage, staffRoutes } from './fixtures/BlogStage.fixture.tsx';

let server: EnvelopeFetch;
const openAt = stageOpener(BlogStage, staffRoutes);
const open = (options: Partial<OpenOptions> = {}) => openAt({ server, path: '/testerworld-blog', ...options });
const edit = () => open({ path: '/testerworld-blog/1/edit' });
const act = async (title: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu „${title}“` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const row = (title: string) => page.getByRole('row', { name: new RegExp(title) });
const germanTitle = page.getByRole('textbox', { name: 'Titel' }).first();
const save = page.getByRole('button', { name: 'Speichern', exact: true });

beforeEach(async () => {
  await page.viewport(2400, 1000);
  server = createBlogServer();
});

test('each row shows title, type, category, author, date, status and views', async () => {
  await open();
  await expect
    .element(row('Hafermilch im Test.*Veröffentlicht.*Eigener Artikel.*Sofia Brandt.*12\\.11\\.2026.*1\\.234'))
    .toBeVisible();
  await expect.element(row('Die besten Laufstrecken.*Externer Link')).toBeVisible();
  for (const [title, state] of [
    ['Zehn Fragen', 'Entwurf'],
    ['Adventskalender', 'Geplant'],
    ['Sommeraktion', 'Ausgeblendet'],
  ])
    await expect.element(row(`${title}.*${state}`)).toBeVisible();
});

test('filters are asked of the server and kept in the address', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  for (const [name, option] of [
    ['Art', 'Externer Link'],
    ['Status', 'Veröffentlicht'],
    ['Sprache', 'Deutsch'],
  ] as const) {
    await panel.getByRole('combobox', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await panel.getByRole('combobox', { name: /^Kategorie/ }).click();
  await page.getByRole('option').nth(2).click();
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect
    .poll(() => lastBody(CALLS.list))
    .toMatchObject({ filters: { type: 'EXTERNAL', state: 'published', language: 'de', category: 2 } });
  expect(router.state.location.search).toContain('state=published');
});

test('a draft is published from its row', async () => {
  await open();
  await act('Zehn Fragen zum Versand', 'Veröffentlichen');
  await expect.element(row('Zehn Fragen.*Veröffentlicht')).toBeVisible();
  expect(lastBody(CALLS.changeStatus)).toMatchObject({ blogPostId: 3, state: 'published' });
});

test('a published post is hidden from its row', async () => {
  await open();
  await act('Hafermilch im Test', 'Ausblenden');
  await expect.element(row('Hafermilch im Test.*Ausgeblendet')).toBeVisible();
});

test('a scheduled post becomes a draft again', async () => {
  await open();
  await act('Adventskalender', 'Zum Entwurf machen');
  await expect.element(row('Adventskalender.*Entwurf')).toBeVisible();
});

test('a post is scheduled for a time of Berlin', async () => {
  await open();
  await act('Adventskalender', 'Planen');
  await page.getByRole('dialog').getByRole('button', { name: 'Planen' }).click();
  await expect
    .poll(() => lastBody(CALLS.changeStatus))
    .toMatchObject({ blogPostId: 4, state: 'scheduled', publishAt: '2099-12-01T08:00:00.000Z' });
});

test('a post is deleted after a question', async () => {
  await open();
  await act('Sommeraktion', 'Löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(row('Sommeraktion')).not.toBeInTheDocument();
});

test('the preview shows the article in both languages', async () => {
  await open();
  await act('Hafermilch im Test', 'Vorschau');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'Hafermilch im Test' })).toBeVisible();
  await dialog.getByText('Englisch').click();
  await expect.element(dialog.getByRole('heading', { name: 'Oat milk tested' })).toBeVisible();
});

test('a post is changed over the version that was read', async () => {
  await edit();
  await germanTitle.fill('Hafermilch, neu getestet');
  await save.click();
  await expect.element(row('Hafermilch, neu getestet')).toBeVisible();
  expect(lastBody(CALLS.save)).toMatchObject({
    blogPostId: 1,
    updatedAt: '2026-11-12T08:00:00.000Z',
    titleDe: 'Hafermilch, neu getestet',
    projectIds: [4],
  });
});

test('a post without title and category says what is missing', async () => {
  await open({ path: '/testerworld-blog/add' });
  await save.click();
  await expect.element(germanTitle).toBeInvalid();
  expect(server.received(CALLS.save)).toHaveLength(0);
});

test('a link is checked, and a bad verdict hinders nothing', async () => {
  server = createBlogServer();
  await edit();
  await page
    .getByRole('button', { name: /^Art/ })
    .or(page.getByRole('combobox', { name: /^Art/ }))
    .click();
  await page.getByRole('option', { name: 'Externer Link' }).click();
  await page.getByRole('textbox', { name: 'Link' }).fill('https://magazin.example/weg');
  await page.getByRole('button', { name: 'Link prüfen' }).click();
  await expect.element(page.getByText('Unter dem Link kam ein Fehler zurück.')).toBeVisible();
  await save.click();
  await expect.poll(() => lastBody(CALLS.save)).toMatchObject({ link: 'https://magazin.example/weg' });
});

test('a change that comes too late says who was first and keeps what was entered', async () => {
  server.on(CALLS.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await edit();
  await germanTitle.fill('Zu spät');
  await save.click();
  await expect.element(page.getByRole('alert').getByText(/Emre Aksoy/)).toBeVisible();
  await expect.element(germanTitle).toHaveValue('Zu spät');
});

describe('a picture that could not be sent', () => {
  const picture = () => new File([new Uint8Array([1, 2, 3])], 'hafer.png', { type: 'image/png' });
  const choose = async () => {
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (field === null) throw new Error('There is no field for a file.');
    await page.elementLocator(field).upload(picture());
  };

  test('stays chosen in the form of its post, and is sent again', async () => {
    await edit();
    await expect.element(germanTitle).toBeVisible();
    await choose();
    await save.click();
    await expect.poll(() => server.received(CALLS.save)).toHaveLength(1);
    await expect.element(save).toBeEnabled();
    await expect.element(germanTitle).toBeVisible();
    await save.click();
    await expect.poll(() => server.received(CALLS.save)).toHaveLength(2);
  });

  test('leads a new post to its own page, so that it is not written twice', async () => {
    const router = await open({ path: '/testerworld-blog/add' });
    await germanTitle.fill('Neu');
    await page.getByRole('combobox', { name: /^Kategorie/ }).click();
    await page.getByRole('option').first().click();
    await choose();
    await save.click();
    await expect.poll(() => router.state.location.pathname).toMatch(/testerworld-blog\/\d+\/edit/);
    expect(server.received(CALLS.save)).toHaveLength(1);
  });
});

test('a user who may only view finds nothing to change', async () => {
  await open({ user: buildUser(), rights: { Blog: { view: true } } });
  await page.getByRole('button', { name: 'Aktionen zu „Hafermilch im Test“' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Vorschau' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  expect(page.getByText('Beitrag schreiben').elements()).toHaveLength(0);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, () => open());
});
