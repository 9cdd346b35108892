import { haveLoggedIn } from '../src/accounts.ts';
import { expectAccessibleInBothThemes, expectFitsPhone } from '../src/axe.ts';
import { chainWords } from '../src/chainWords.ts';
import { mouse } from '../src/hands.ts';
import { readToasts } from '../src/readToasts.ts';
import { expect, test } from '../src/test.ts';

const COMPANY = 'Ginsterhof Naturseifen GmbH';

test.describe.configure({ timeout: 240_000 });

test('a lead is written, spoken to, followed up and won; it is a customer then [R-ROUTE-051]', async ({ page }) => {
  await haveLoggedIn(page, 'admin');

  await test.step('the list is in the menu, and a new lead is written', async () => {
    await page.goto('/dashboard');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Kundenleads' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kundenleads' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Zirbenstube/ })).toBeVisible();
    await page.getByRole('link', { name: 'Lead anlegen' }).click();
    await page.getByRole('textbox', { name: 'Firma' }).fill(COMPANY);
    await page.getByRole('combobox', { name: /Quelle/ }).fill('Empfehlung');
    await page.getByRole('option', { name: 'Empfehlung' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Greta Ginster');
    await page.getByRole('textbox', { name: /^E-Mail-Adresse/ }).fill('greta@ginsterhof.example');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
    await expect(page.getByText('Greta Ginster')).toBeVisible();
    await readToasts(page, mouse(), chainWords.de, 'Lead gespeichert');
  });

  const status = page.getByRole('button', { name: 'Status ändern' });
  const menu = page.getByRole('button', { name: `Aktionen für ${COMPANY}` });
  const change = async (to: string) => {
    await status.click();
    await page.getByRole('menuitem', { name: to }).click();
  };

  await test.step('a call is logged', async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Kontakt festhalten' }).click();
    const dialog = page.getByRole('dialog', { name: `Kontakt mit ${COMPANY} festhalten` });
    await dialog.getByRole('textbox', { name: 'Notiz' }).fill('Möchte im Frühjahr drei Creator buchen.');
    await dialog.getByRole('button', { name: 'Festhalten' }).click();
    await page.getByRole('tab', { name: 'Kontakthistorie' }).click();
    await expect(page.getByRole('row', { name: /Möchte im Frühjahr drei Creator buchen/ })).toContainText('Telefonat');
    await readToasts(page, mouse(), chainWords.de, 'Kontakt festgehalten');
  });

  await test.step('a follow-up for today is a to-do, and is in the overview of work', async () => {
    await change('Wiedervorlage');
    const dialog = page.getByRole('dialog', { name: 'Wiedervorlage planen' });
    await dialog.getByRole('button', { name: /Kalender/ }).click();
    await page.getByRole('button', { name: /^Heute/ }).click();
    await dialog.getByRole('button', { name: 'Planen' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('tab', { name: 'To-dos' }).click();
    await expect(page.getByRole('row', { name: new RegExp(COMPANY) })).toBeVisible();
    await page.goto('/dashboard-new');
    const widget = page.getByRole('region', { name: /Leads/ });
    await widget.getByRole('link', { name: COMPANY }).click();
    await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
  });

  await test.step('T12 offers no won from here; through an offer it is won, and a customer is made of it', async () => {
    await status.click();
    await expect(page.getByRole('menuitem', { name: 'Gewonnen' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Angebot' }).click();
    await expect(page.getByRole('main').getByText('Angebot', { exact: true })).toBeVisible();
    await readToasts(page, mouse(), chainWords.de, `„${COMPANY}“ ist jetzt: Angebot.`);
    await change('Gewonnen');
    const dialog = page.getByRole('dialog', { name: 'Lead gewonnen' });
    await expect(dialog.getByRole('radio', { name: `Neuen Kunden „${COMPANY}“ anlegen` })).toBeChecked();
    await dialog.getByRole('button', { name: 'Als gewonnen führen' }).click();
    await expect(dialog).toBeHidden();
    await expect(status).toBeHidden();
    await page.getByRole('link', { name: COMPANY, exact: true }).click();
    await expect(page).toHaveURL(/\/customer\/\d+\/view/);
    await expect(page.getByText('Interessent', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Leads' }).click();
    await expect(page.getByRole('row', { name: new RegExp(COMPANY) })).toContainText('Gewonnen');
  });
});

test('list, board, page and form of leads are accessible and fit a phone', async ({ page }) => {
  await haveLoggedIn(page, 'manager');
  for (const path of [
    '/customer-lead',
    '/customer-lead#board',
    '/customer-lead/1/view',
    '/customer-lead/1/edit',
    '/customer-lead/add',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page, path);
    await expectFitsPhone(page, path);
  }
});
