import { haveLoggedIn } from '../src/accounts.ts';
import { expectAccessibleInBothThemes, expectFitsPhone } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

const QUESTION = 'Bekomme ich eine Rechnung?';

test.describe.configure({ timeout: 120_000 });

test('staff find the FAQs in the menu, write one, and visitors read it [R-ROUTE-047]', async ({ page, newPerson }) => {
  await haveLoggedIn(page, 'admin');
  await page.goto('/dashboard');
  await page.getByRole('navigation').first().getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Wer kann Produkte testen/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the FAQs of staff');

  await page.getByRole('button', { name: 'FAQ anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'FAQ anlegen' });
  await dialog.getByRole('combobox', { name: /^Gruppe/ }).click();
  await page.getByRole('option', { name: 'Versand und Produkt' }).click();
  await dialog.getByRole('textbox', { name: 'Frage auf Deutsch' }).fill(QUESTION);
  await dialog.getByRole('textbox', { name: 'Antwort auf Deutsch' }).click();
  await page.keyboard.type('Nein, der Test ist kostenlos.');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').first().fill('rechnung');
  await expect(page.getByRole('row', { name: new RegExp(`${QUESTION.slice(0, -1)}.*Englisch fehlt`) })).toBeVisible();

  const visitor = await (await newPerson()).newPage();
  await visitor.goto('/testerworld/faqs');
  await visitor.getByRole('button', { name: QUESTION }).click();
  await expect(visitor.getByText('Nein, der Test ist kostenlos.')).toBeVisible();
});

test('a tester finds an answer and says that it helped', async ({ page }) => {
  await haveLoggedIn(page, 'tester');
  await page.goto('/testerworld/faqs');
  await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
  await page.getByRole('searchbox').fill('PUENKTLICH');
  await page.getByRole('button', { name: 'Wofür bekomme ich Punkte?' }).click();
  await page.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Danke für Ihre Rückmeldung!')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the FAQs of testers');
  await expectFitsPhone(page, 'the FAQs of testers');
});
