import { fillIn, logIn } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.use({ showsTodos: true });

test("today's to-dos appear once a log-in and lead to the list of today [R-TODOPOP-003] [R-TODOPOP-004] [R-ROUTE-064]", async ({
  page,
  context,
}) => {
  const popup = page.getByRole('dialog', { name: 'Heutige To-dos' });
  await logIn(page, 'manager');
  await expect(popup.getByRole('heading', { name: 'Vertrag Bergquell Vital gegenzeichnen' })).toBeVisible();
  await popup.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect(page).toHaveURL(/\/todo\?today=1$/);
  await expect(popup).toBeHidden();
  await expect(page.getByRole('row', { name: /Vertrag Bergquell Vital gegenzeichnen/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Termin mit Lena Hartwig bestätigen/ })).toBeHidden();

  await page.reload();
  await expect(page.getByRole('row', { name: /Vertrag Bergquell Vital gegenzeichnen/ })).toBeVisible();
  await expect(popup).toBeHidden();
  const other = await context.newPage();
  await other.goto('/todo');
  await expect(other.getByRole('row', { name: /Termin mit Lena Hartwig bestätigen/ })).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  await other.close();

  await page.getByRole('button', { name: /^Nutzermenü/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await fillIn(page, 'manager');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});

test('a management has no to-dos, neither a popup nor a page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await logIn(page, 'management');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'To-dos' })).toBeHidden();
  expect(asked.filter((url) => url.includes('/todo/'))).toEqual([]);
});

test.describe('the list', () => {
  test.use({ showsTodos: false });

  test('is in the menu, and a changed status is saved [R-ROUTE-043] [R-FLOW-016] [R-PROD-012]', async ({ page }) => {
    const title = 'Termin mit Lena Hartwig bestätigen';
    const row = page.getByRole('row', { name: new RegExp(title) });
    await logIn(page, 'manager');
    await page.getByRole('link', { name: 'To-dos' }).click();
    await expect(page).toHaveURL(/\/todo$/);
    for (const [item, word] of [
      ['In Arbeit', 'In Arbeit'],
      ['Offen', 'Offen'],
    ] as const) {
      await row.getByRole('button', { name: `Aktionen für ${title}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(row.getByText(word, { exact: true })).toBeVisible();
      await page.reload();
      await expect(row.getByText(word, { exact: true })).toBeVisible();
    }
  });
});
