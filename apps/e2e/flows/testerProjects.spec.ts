import { staffPaths, testerPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test('staff open product tests, one of them, and Amazon users [R-ROUTE-046] [R-ROUTE-056]', async ({ page }) => {
  await haveLoggedIn(page, 'superAdmin');
  await page.goto(staffPaths.project());
  await expect(page.getByRole('heading', { level: 1, name: 'Projekte' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Trailschuh Grat 2/ })).toBeVisible();
  await page.goto(staffPaths.projectView({ projectId: 2 }));
  await expect(page.getByRole('heading', { level: 1, name: 'Trailschuh Grat 2' })).toBeVisible();
  await page.goto(staffPaths.amazonUsers());
  await expect(page.getByRole('heading', { level: 1, name: 'Amazon-Nutzer' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a tester opens each page of the area from its navigation', async ({ page }) => {
  await haveLoggedIn(page, 'tester');
  await page.goto(testerPaths.home());
  const navigation = page.getByRole('banner').getByRole('navigation');
  for (const [link, address] of [
    ['Projekte', testerPaths.projects()],
    ['Meine Tests', testerPaths.myProjects()],
    ['Punkte', testerPaths.points()],
    ['Blog', testerPaths.blog()],
    ['Fragen', testerPaths.faqs()],
  ] as const) {
    await navigation.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});
