import { staffPaths, testerPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test('staff find the heads of tester pages and the blog where their modules are [R-ROUTE-054] [R-ROUTE-055]', async ({
  page,
}) => {
  await haveLoggedIn(page, 'superAdmin');
  await page.goto(staffPaths.testerworldMetadata());
  await expect(page.getByRole('heading', { level: 1, name: 'Metadaten' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Kopf der FAQs/ })).toBeVisible();
  await page.goto(staffPaths.testerworldBlog());
  await expect(page.getByRole('heading', { level: 1, name: 'Blogbeiträge' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Veröffentlicht/ }).first()).toBeVisible();
});

test('a visitor finds an article of the blog and reads it', async ({ page }) => {
  await page.goto(testerPaths.blog());
  await page.getByRole('link', { name: 'So läuft ein Produkttest ab' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'So läuft ein Produkttest ab' })).toBeVisible();
  await expect(page.getByRole('article').getByText(/Getestet wurde zu Hause/)).toBeVisible();
});
