import type { Locator, Page } from '@playwright/test';
import { accounts, logIn, loginPaths, loginWords, password } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

/** Keeps files back, as a slow line does; gives back what lets them go. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Keeps the scripts of the app back. The page itself waits for the one before the app. */
const holdApp = (page: Page) => holdBack(page, /\/assets\/(?!before-app-)[^/]+\.js$/);

/** Marks what is drawn; gives back how to wait until the app has taken its place. */
async function markDrawn(drawn: Locator): Promise<() => Promise<void>> {
  await drawn.evaluate((element) => element.setAttribute('data-before', ''));
  return () => expect(drawn.page().locator('[data-before]')).toHaveCount(0);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, de, en } of [
    { path: '/imprint', de: 'Impressum', en: 'Imprint' },
    { path: '/privacy-policy', de: 'Datenschutzerklärung', en: 'Privacy policy' },
    { path: '/campaign-self-service/privacy-policy', de: 'Datenschutzerklärung', en: 'Privacy policy' },
    {
      path: '/campaign-self-service/terms-and-conditions',
      de: 'Allgemeine Geschäftsbedingungen',
      en: 'Terms and conditions',
    },
  ]) {
    test(`${path} can be read in both languages`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${de} · Resonanz`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('heading', { level: 1, name: de })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Drucken' })).toHaveCount(0);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveTitle(`${en} · Resonanz`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(500);
    });
  }

  for (const path of [
    '/login',
    '/campaign-self-service/login',
    '/testerworld/login',
    '/campaign-self-service/signup',
  ]) {
    test(`${path} can be read and says what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/braucht (?:diese Seite|dieses Formular) JavaScript/)).toBeVisible();
      const field = page.getByRole('textbox').first();
      await field.fill('lena@example.de');
      await field.press('Enter');
      for (const secret of await page.locator('input[type=password]').all()) {
        await secret.fill(password);
        await secret.press('Enter');
      }
      await page.locator('form [data-sends]').click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    });
  }
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('a press that begins before the app is there and ends after it counts', async ({ page }) => {
    const letGo = await holdBack(page, /\/assets\/i18n\//);
    await page.goto('/gibt-es-nicht');
    const english = page.getByRole('link', { name: 'English' });
    const isReplaced = await markDrawn(english);
    await english.hover();
    await page.waitForFunction(() => 'drawnPresses' in window);
    await page.mouse.down();
    letGo();
    await isReplaced();
    await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

for (const [account, lead] of [
  ['manager', /\/dashboard$/],
  ['brand', /\/brand-dashboard$/],
] as const) {
  test(`${account} begins to type before the app is there, and loses nothing`, async ({ page }) => {
    const { email, area } = accounts[account];
    const letGo = await holdApp(page);
    await page.goto(area === 'staff' ? '/login' : '/campaign-self-service/login', { waitUntil: 'commit' });
    const words = loginWords.de;
    await page.getByRole('textbox', { name: words.email }).fill(email);
    const secret = page.getByLabel(words.password, { exact: true });
    await secret.pressSequentially(password.slice(0, 4));
    const isReplaced = await markDrawn(page.locator('[data-drawn] form'));
    letGo();
    await isReplaced();
    await expect(page.getByRole('textbox', { name: words.email })).toHaveValue(email);
    await expect(secret).toBeFocused();
    await page.keyboard.type(password.slice(4));
    await expect(secret).toHaveValue(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(lead);
  });
}

for (const [account, lead] of [
  ['manager', /\/dashboard$/],
  ['brand', /\/brand-dashboard$/],
  ['tester', /\/testerworld\/home$/],
] as const) {
  test(`${account} presses the button before the app is there, and is logged in`, async ({ page }) => {
    const { email, area } = accounts[account];
    const letGo = await holdApp(page);
    await page.goto(loginPaths[area], { waitUntil: 'commit' });
    const words = loginWords.de;
    await page.getByRole('textbox', { name: words.email }).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.locator('[data-drawn] form')).toBeVisible();
    letGo();
    await expect(page).toHaveURL(lead);
  });

  test(`${account}, who is logged in, never sees the log-in`, async ({ page }) => {
    const { area } = accounts[account];
    await logIn(page, account);
    await expect(page).toHaveURL(lead);
    const letGo = await holdApp(page);
    await page.goto(loginPaths[area], { waitUntil: 'commit' });
    await expect(page.locator('[data-drawn] form')).toBeAttached();
    await expect(page.locator('[data-drawn] form')).toBeHidden();
    const forms = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let seen = 0;
          const look = (): void => {
            seen += [...document.querySelectorAll('form')].filter((form) =>
              form.checkVisibility({ visibilityProperty: true }),
            ).length;
            if (location.pathname.endsWith('/login')) requestAnimationFrame(look);
            else resolve(seen);
          };
          look();
        }),
    );
    letGo();
    await expect(page).toHaveURL(lead);
    expect(await forms).toBe(0);
  });
}

test('a language that is chosen before the app is there stays chosen, with what was typed', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/campaign-self-service/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: loginWords.de.email }).fill(accounts.brand.email);
  await page.getByText('English', { exact: true }).click();
  await expect(page.locator('[data-drawn] form')).toBeVisible();
  letGo();
  await expect(page.getByRole('button', { name: loginWords.en.submit })).toBeEnabled();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'English' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: loginWords.en.email })).toHaveValue(accounts.brand.email);
});

test('nothing moves when the app takes the place of the drawn log-in', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const places = async () => {
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('textbox', { name: 'E-Mail-Adresse' }),
      page.getByRole('button', { name: 'Anmelden' }),
      page.getByRole('contentinfo'),
    ];
    return Promise.all(parts.map((part) => part.boundingBox()));
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  const isReplaced = await markDrawn(page.getByRole('heading', { level: 1 }));
  letGo();
  await isReplaced();
  expect(await places()).toEqual(before);
});
