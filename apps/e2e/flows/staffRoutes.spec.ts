import { staffPaths } from '@resonanz/domain/paths';
import { haveLoggedIn, logIn } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const [path, landsOn, ids] of [
  ['/login', /\/login$/, '[R-ROUTE-001]'],
  ['/', /\/login$/, '[R-ROUTE-002]'],
  ['/testerworld/login', /\/testerworld\/login$/, '[R-ROUTE-014]'],
  ['/campaign-self-service/login', /\/campaign-self-service\/login$/, '[R-ROUTE-015]'],
] as const) {
  test(`${path} leads a visitor to the log-in of its area ${ids}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(landsOn);
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0);
  });
}

test('staff land on the list of influencers when they have chosen no other page [R-ROUTE-058]', async ({ page }) => {
  await logIn(page, 'manager');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Influencer-Verwaltung' })).toBeVisible();
});

for (const [path, heading, ids] of [
  [staffPaths.dashboardNew(), 'Arbeitsübersicht', '[R-ROUTE-021]'],
  [staffPaths.dashboard(), 'Influencer-Verwaltung', '[R-ROUTE-022]'],
  [staffPaths.customer(), 'Kunden', '[R-ROUTE-023]'],
  [staffPaths.customerManagement(), 'Kunden', '[R-ROUTE-067]'],
  [staffPaths.campaign(), 'Kampagnen', '[R-ROUTE-024]'],
  [staffPaths.ugcMaterial(), 'UGC-Material', '[R-ROUTE-039]'],
  [staffPaths.notifications(), 'Benachrichtigungen', '[R-ROUTE-053]'],
  [staffPaths.campaignRequestView({ refId: 1 }), /\S/, '[R-ROUTE-068]'],
  [staffPaths.ugcRequestView({ refId: 1 }), /\S/, '[R-ROUTE-069]'],
] as const) {
  test(`${path} shows its screen between header and navigation ${ids}`, async ({ page }) => {
    await haveLoggedIn(page, 'manager');
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  });
}

test('a profile and its form have addresses that name person, platform and channel [R-ROUTE-059] [R-ROUTE-061] [R-WATCH-009]', async ({
  page,
}) => {
  await haveLoggedIn(page, 'manager');
  await page.goto(staffPaths.dashboard());
  await page.getByRole('button', { name: /^Merkliste/ }).click();
  await page
    .getByRole('dialog', { name: 'Merkliste' })
    .getByRole('link', { name: /Lena Hartwig/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/profile\/\d+\/instagram\/\d+$/);
  const profile = new URL(page.url()).pathname;
  await page.goto(profile);
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Hartwig' })).toBeVisible();
  await page.goto(profile.replace('/profile/', '/profile/editProfile/'));
  await expect(page.getByRole('heading', { level: 1, name: /Lena Hartwig/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
});

test('the pages of the portal open for brands alone [R-ROLE-012]', async ({ page }) => {
  for (const [account, notice] of [
    ['manager', 'Sie sind als Mitarbeiter angemeldet'],
    ['superAdmin', 'Sie sind als Mitarbeiter angemeldet'],
    ['tester', 'Sie hatten keine Berechtigung für diese Seite und wurden abgemeldet'],
  ] as const) {
    await haveLoggedIn(page, account);
    await page.goto('/campaign-self-service/campaign-request');
    await expect(page.getByText(notice), account).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kampagnenanfragen' }), account).toHaveCount(0);
  }
  await haveLoggedIn(page, 'brand');
  await page.goto('/campaign-self-service/campaign-request');
  await expect(page.getByRole('heading', { level: 1, name: 'Kampagnenanfragen' })).toBeVisible();
});

test('a brand sees the learning materials [R-PROD-020]', async ({ page }) => {
  await haveLoggedIn(page, 'brand');
  await page.goto('/campaign-self-service/learning-materials');
  await expect(page.getByRole('heading', { level: 1, name: 'Lernmaterialien' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
