import type { BrowserContext, Page } from '@playwright/test';
import { logIn, loginPaths } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.use({ showsCookieBanner: true });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' });
const press = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click();

async function consentOf(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookieConsent');
  return cookie && decodeURIComponent(cookie.value);
}

const storedBy = (page: Page) => page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }));

test('before a choice nothing is stored and nothing foreign is loaded; the page can be used [R-COOKIE-001, R-COOKIE-004]', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
  });
  await page.goto('/campaign-self-service');
  await expect(banner(page)).toContainText('Diese Website verwendet Cookies');
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/campaign-self-service\/privacy-policy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/imprint$/);
  await expect(banner(page)).toBeVisible();
  expect(await storedBy(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(foreign).toEqual([]);
});

test('"Verstanden!" is stored as true, is heard of in other tabs and outlives a log-out [R-COOKIE-002, R-COOKIE-005, R-COOKIE-006]', async ({
  page,
  context,
}) => {
  await logIn(page, 'brand');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/campaign-self-service');
  await expect(banner(other)).toBeVisible();
  await press(page, 'Verstanden!');
  await expect(banner(page)).toBeHidden();
  await expect(banner(other)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
  expect(await consentOf(context)).toMatch(/^true\|\d{4}-\d\d-\d\d\|\d{4}-\d\d-\d\d$/);
  await page.getByRole('button', { name: /^Nutzermenü/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/campaign-self-service$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('"Ablehnen" is remembered, and the footer reopens the choice [R-COOKIE-003]', async ({ page, context }) => {
  await page.goto(loginPaths.brand);
  await press(page, 'Ablehnen');
  expect(await consentOf(context)).toMatch(/^false\|/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  // The page is drawn before its app, which the press needs.
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(banner(page)).toContainText('Bisher haben Sie abgelehnt.');
  await press(page, 'Verstanden!');
  expect(await consentOf(context)).toMatch(/^true\|/);
});

test('an answer to an older policy is asked for again', async ({ page, context }) => {
  await context.addCookies([
    { name: 'cookieConsent', value: 'true%7C2020-01-01%7C2020-01-01', domain: 'localhost', path: '/' },
  ]);
  await page.goto('/campaign-self-service');
  await expect(banner(page)).toBeVisible();
});

for (const path of [loginPaths.staff, loginPaths.testerworld]) {
  test(`${path} asks for no consent and leads to imprint and privacy policy [R-COOKIE-005]`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/imprint');
    await page.getByRole('link', { name: 'Datenschutzerklärung' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });
}

for (const [path, german, english] of [
  ['/imprint', 'Impressum', 'Imprint'],
  ['/privacy-policy', 'Datenschutzerklärung', 'Privacy policy'],
  ['/campaign-self-service/privacy-policy', 'Datenschutzerklärung', 'Privacy policy'],
  ['/campaign-self-service/terms-and-conditions', 'Allgemeine Geschäftsbedingungen', 'Terms and conditions'],
] as const) {
  test(`${path} is open to everybody in both languages [R-ROUTE-008, R-ROUTE-009, R-ROUTE-093, R-ROUTE-094]`, async ({
    page,
  }) => {
    for (const [language, title] of [
      ['de', german],
      ['en', english],
    ] as const) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });
}
