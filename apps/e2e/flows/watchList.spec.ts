import type { components } from '@resonanz/contract/types';
import { type Account, accounts, logIn } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { expect, ownServerTest, test } from '../src/test.ts';

type Bookmarks = components['schemas']['WatchListEntry'][];

// The last file: what is left is shared by both workers.
test.describe.configure({ mode: 'parallel' });

const MANY = /^Merkliste, \d+ Kanäle$/;

for (const [account, has] of [
  ['manager', true],
  ['admin', true],
  ['superAdmin', true],
  ['management', true],
  ['brand', false],
  ['tester', false],
] as const satisfies readonly (readonly [Account, boolean])[]) {
  test(`${account}@ has ${has ? 'a' : 'no'} watch list [R-WATCH-001] [R-ROLE-013]`, async ({ page }) => {
    await logIn(page, account);
    await expect(page.getByRole('button', { name: /^Nutzermenü/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Merkliste/ })).toHaveCount(has ? 1 : 0);
  });
}

ownServerTest(
  'a double click on a heart is one bookmark, which another tab shows once it is looked at',
  async ({ page, context }) => {
    await logIn(page, 'manager');
    const counter = page.getByRole('button', { name: MANY });
    await expect(counter).toHaveAccessibleName('Merkliste, 6 Kanäle');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('button', { name: MANY })).toHaveAccessibleName('Merkliste, 6 Kanäle');
    await page.bringToFront();
    const sent: string[] = [];
    // Once it is answered: another tab that asks earlier would see the list as it was.
    page.on('requestfinished', (request) => {
      if (request.url().includes('BookMark') && request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const name = 'Nico Zaugg auf Twitch merken';
    await page.getByRole('button', { name }).dblclick();
    await expect(counter).toHaveAccessibleName('Merkliste, 7 Kanäle');
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => sent).toEqual(['/api/addBookMarkFunctionality']);
    await other.bringToFront();
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(other.getByRole('button', { name: MANY })).toHaveAccessibleName('Merkliste, 7 Kanäle');
    await expect(other.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  },
);

ownServerTest('an emptied list comes back in its order, on the server too [R-WATCH-004]', async ({ page }) => {
  await logIn(page, 'manager');
  const api = await apiOf(page, 'manager');
  const stored = async () =>
    (await api.get<Bookmarks>(`/fetchEachBookMarkData/${accounts.manager.email}`)).map(({ channelId }) => channelId);
  const before = await stored();
  const heart = page.getByRole('button', { name: /^Merkliste/ });
  await heart.click();
  const list = page.getByRole('dialog', { name: 'Merkliste' });
  await list.getByRole('button', { name: 'Liste leeren' }).click();
  await expect(heart).toHaveAccessibleName('Merkliste, leer');
  await expect(list.getByRole('button', { name: 'Zur Kampagne hinzufügen' })).toBeDisabled();
  await expect.poll(stored).toEqual([]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(heart).toHaveAccessibleName(`Merkliste, ${before.length} Kanäle`);
  await expect.poll(stored).toEqual(before);
});
