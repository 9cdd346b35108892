import { staffPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { expectAccessibleInBothThemes } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test('staff find the testers in the group of the menu, and look at one [R-ROUTE-045] [R-ENT-025] [R-NAV-030]', async ({
  page,
}) => {
  await haveLoggedIn(page, 'superAdmin');
  await page.goto(staffPaths.testerworldUser());
  await expect(page.getByRole('heading', { level: 1, name: 'Tester' })).toBeVisible();
  const menu = page.getByRole('navigation').first();
  for (const child of ['Projekte', 'Tester', 'Testerworld', 'Amazon-Nutzer'])
    await expect(menu.getByRole('link', { name: new RegExp(child) }).first()).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  for (const filter of ['Kategorien', 'Länder', 'Familienstand', 'Beruf', 'Ausbildung', 'Punkte'])
    await expect(panel.getByRole('region', { name: filter, exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the testers');

  await page.getByRole('row').nth(1).getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Einwilligungen' })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Produkttests' })).toBeVisible();
});

test('points of a tester are corrected with a reason, and the ledger shows it', async ({ page }) => {
  await haveLoggedIn(page, 'superAdmin');
  await page.goto(`${staffPaths.testerworldUser()}?state=active`);
  // By name: a tester who registers meanwhile would be the new first row.
  const first = await page
    .getByRole('button', { name: /^Aktionen zu/ })
    .first()
    .getAttribute('aria-label');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: first ?? '', exact: true }) });
  await row.getByRole('button', { name: /^Aktionen zu/ }).click();
  await page.getByRole('menuitem', { name: 'Punkte korrigieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Änderung' }).fill('7');
  await dialog.getByRole('textbox', { name: 'Grund der Korrektur' }).fill('Kulanz für die späte Lieferung');
  await dialog.getByRole('button', { name: 'Korrektur buchen' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await row.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('Korrektur: Kulanz für die späte Lieferung').first()).toBeVisible();
});

test('staff open the figures of testerworld, and the testers of a federal state [R-ROUTE-044]', async ({ page }) => {
  await haveLoggedIn(page, 'superAdmin');
  await page.goto(staffPaths.testerworldAdmin());
  await expect(page.getByRole('heading', { level: 1, name: 'Testerworld' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Laufende Projekte' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the figures of testerworld');
  await page.getByRole('link', { name: /^Hessen: / }).click();
  await expect(page).toHaveURL(/testerworld-user\?federalStates=DE-HE/);
});
