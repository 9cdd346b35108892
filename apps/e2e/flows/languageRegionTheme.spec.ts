import type { Locator, Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { fillIn, haveLoggedIn, type Language, logIn, loginPaths } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { expect, ownServerTest, test } from '../src/test.ts';

type User = components['schemas']['UserDetails'];

const menuName = { de: 'Nutzermenü', en: 'User menu' } as const;

async function openMenu(page: Page, language: Language = 'de'): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${menuName[language]}`) }).click();
  return page.getByRole('dialog', { name: menuName[language] });
}

/** Chooses a segment or radio button; its words take the click. */
const choose = (group: Locator, name: string) => group.getByText(name, { exact: true }).click();

async function recordsOf(page: Page): Promise<number> {
  const counter = page.getByRole('status').filter({ hasText: /\d Einträge$/ });
  return Number((await counter.innerText()).replaceAll(/\D/g, ''));
}

ownServerTest(
  'the language is chosen in the user menu, saved by the server and by the browser [R-PROD-001, R-LANG-001, R-LANG-010, R-LANG-011]',
  async ({ page, newPerson }) => {
    await logIn(page, 'manager');
    const menu = await openMenu(page);
    const languages = menu.getByRole('radiogroup', { name: 'Sprache' });
    await expect(languages.getByRole('radio')).toHaveCount(2);
    await expect(languages.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    const sent: unknown[] = [];
    await page.route(/\/changesDefaultLanguage$/, async (route) => {
      sent.push(route.request().postDataJSON());
      await route.continue();
    });
    const stored = page.waitForResponse(/\/changesDefaultLanguage$/);
    await choose(languages, 'English');
    await expect(page.getByRole('heading', { level: 1, name: 'Influencer Management' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect((await stored).ok()).toBe(true);
    expect(sent).toEqual([{ defaultLanguage: 'en' }]);
    expect(await (await apiOf(page, 'manager')).get<User>('/getUserByUsername')).toMatchObject({
      defaultLanguage: 'EN',
    });

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();

    const elsewhere = await (await newPerson()).newPage();
    await logIn(elsewhere, 'manager', 'de');
    await expect(elsewhere.getByRole('button', { name: /^User menu/ })).toBeVisible();
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');
  },
);

ownServerTest('another region leads to the home and narrows the lists [R-ROUTE-096]', async ({ page }) => {
  await logIn(page, 'manager');
  await expect(page.getByRole('row', { name: /Lena Hartwig/ }).first()).toBeVisible();
  const people = await recordsOf(page);
  await page.getByRole('link', { name: 'Kampagnen' }).click();
  await expect(page.getByRole('table', { name: 'Kampagnen' }).getByRole('row').nth(1)).toBeVisible();
  const campaigns = await recordsOf(page);

  const sent: unknown[] = [];
  await page.route(/\/changeUserDefaultRegion$/, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.continue();
  });
  const menu = await openMenu(page);
  await menu.getByRole('combobox', { name: 'Standardregion' }).click();
  await page.getByRole('option', { name: 'Schweiz' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toEqual([{ regionId: 4 }]);
  await expect(page.getByRole('row', { name: /Nico Zaugg/ }).first()).toBeVisible();
  // All rows of the region before are gone; of one person there may be several.
  await expect(page.getByRole('row', { name: /Lena Hartwig/ })).toHaveCount(0);
  expect(await recordsOf(page)).toBeLessThan(people);
  await page.getByRole('link', { name: 'Kampagnen' }).click();
  await expect.poll(() => recordsOf(page)).toBeLessThan(campaigns);
  expect(await (await apiOf(page, 'manager')).get<User>('/getUserByUsername')).toMatchObject({ defaultRegion: 4 });
});

ownServerTest('a brand stays in its own area when it changes the region', async ({ page }) => {
  await haveLoggedIn(page, 'brand');
  await page.goto('/campaign-self-service/campaign-request');
  const menu = await openMenu(page);
  await menu.getByRole('combobox', { name: 'Standardregion' }).click();
  await page.getByRole('option', { name: 'Österreich' }).click();
  await expect(page).toHaveURL(/\/campaign-self-service\/brand-dashboard$/);
});

test('the look follows the device until one is chosen, and the choice outlives the log-out', async ({
  page,
  context,
}) => {
  const html = page.locator('html');
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await logIn(page, 'manager');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await isDark()).toBe(true);
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  const menu = await openMenu(page);
  const looks = menu.getByRole('radiogroup', { name: 'Darstellung' });
  await expect(looks.getByRole('radio', { name: 'System' })).toBeChecked();
  await choose(looks, 'Hell');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect.poll(ground).toBe(light);
  await choose(looks, 'Dunkel');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(ground).toBe(dark);

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(new RegExp(`${loginPaths.staff}$`));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await fillIn(page, 'manager');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect((await context.cookies()).filter(({ name }) => name === 'uiTheme')).toHaveLength(1);
});

for (const [account, path] of [
  ['manager', '/login'],
  ['brandTwo', '/campaign-self-service/login'],
] as const) {
  ownServerTest(
    `the language that ${account} chooses at the log-in stays, here and with the account`,
    async ({ page, newPerson }) => {
      await page.goto(`${path}?lang=en`);
      await fillIn(page, account, 'en');
      await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
      // A reload ends what is on its way to the server.
      await expect
        .poll(async () => (await (await apiOf(page, account)).get<User>('/getUserByUsername')).defaultLanguage)
        .toBe('EN');
      await page.reload();
      await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
      const languages = (await openMenu(page, 'en')).getByRole('radiogroup', { name: 'Language' });
      await expect(languages.getByRole('radio', { name: 'English' })).toBeChecked();
      const elsewhere = await (await newPerson()).newPage();
      await logIn(elsewhere, account, 'de');
      await expect(elsewhere.getByRole('button', { name: /^User menu/ })).toBeVisible();
    },
  );
}
