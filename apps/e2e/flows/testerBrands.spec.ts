import { haveLoggedIn } from '../src/accounts.ts';
import { expectAccessibleInBothThemes } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test('staff find the brands of testers in the menu, and add one [R-ROUTE-048]', async ({ page }) => {
  await haveLoggedIn(page, 'admin');
  await page.goto('/dashboard');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Tester-Brands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tester-Brands' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Morgenstern/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the brands of testers');

  await page.getByRole('button', { name: 'Brand anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brand anlegen' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ginsterhof');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').first().fill('ginster');
  await expect(page.getByRole('row', { name: /Ginsterhof.*Aktiv/ })).toBeVisible();
});
