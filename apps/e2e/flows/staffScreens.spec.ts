import type { Page } from '@playwright/test';
import { haveLoggedIn } from '../src/accounts.ts';
import { expectAccessibleInBothThemes, expectFitsPhone } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

/** The page stands between header and side navigation, is accessible in both themes and fits a phone. */
async function look(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const about = new URL(page.url()).pathname;
  await expectAccessibleInBothThemes(page, about);
  await expectFitsPhone(page, about);
}

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

test('from the list to a profile and its form, and from the watch list, too [R-ROUTE-020, R-ROUTE-060]', async ({
  page,
}) => {
  await haveLoggedIn(page, 'manager');
  await page.goto('/dashboard');
  await page
    .getByRole('row', { name: /Sophie Brandstätter/ })
    .first()
    .getByRole('link', { name: 'Sophie Brandstätter' })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/profile\/\d+\/\w+\/\d+/);
  await look(page, 'Sophie Brandstätter');
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile\/editProfile\/\d+\/\w+\/\d+/);
  await look(page, /Sophie Brandstätter/);
  await page.getByRole('button', { name: /^Merkliste/ }).click();
  await page
    .getByRole('dialog', { name: 'Merkliste' })
    .getByRole('link', { name: /Lena Hartwig/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/profile\/\d+\/instagram\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Hartwig' })).toBeVisible();
});

test('customers: list, page and form', async ({ page }) => {
  await haveLoggedIn(page, 'manager');
  await page.goto('/customer/management');
  await look(page, 'Kunden');
  await page
    .getByRole('row', { name: /Alpenglühen/ })
    .first()
    .getByRole('link', { name: /Alpenglühen/ })
    .click();
  await look(page, /Alpenglühen/);
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await look(page, /Alpenglühen/);
});

test('a campaign is copied, and its form keeps what the server rejects [R-LAYOUT-010]', async ({ page }) => {
  await haveLoggedIn(page, 'manager');
  await page.goto('/campaign/1/view-camp');
  await look(page, /./);
  await expect(page.getByText('Zeitraum')).toBeVisible();
  await page.goto('/campaign/1/edit');
  await look(page, /./);
  await page.goto('/campaign/add?copy=1');
  await look(page, /./);
});

test('to-dos, work overview and own profile', async ({ page }) => {
  await haveLoggedIn(page, 'manager');
  for (const path of ['/todo', '/dashboard-new', '/user-profile/edit']) {
    await page.goto(path);
    await look(page, /./);
  }
});
