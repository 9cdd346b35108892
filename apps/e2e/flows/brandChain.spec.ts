import type { Locator, Page } from '@playwright/test';
import { fillInAs, logIn, loginPaths } from '../src/accounts.ts';
import { LIVE } from '../src/live.ts';
import { linkInMail, mailsTo } from '../src/mailbox.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

const COMPANY = 'Bergquell Kräutertee GmbH';
const EMAIL = 'einkauf@bergquell.example';
const SECRET = 'Kräuter!2026 aus Tirol';
const REQUEST = 'Winterteezeit';

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });
const box = (on: Page | Locator, name: string) => on.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Fills in the three steps of the sign-up. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/campaign-self-service');
  await page.getByRole('link', { name: 'Registrieren' }).first().click();
  await expect(page).toHaveURL(/\/campaign-self-service\/signup$/);
  await box(page, 'Firmenname').fill(COMPANY);
  await button(page, 'Weiter').click();
  await box(page, 'Vor- und Nachname').fill('Franziska Moosbrugger');
  await box(page, 'Geschäftliche E-Mail-Adresse').fill(EMAIL);
  await page.getByLabel('Passwort', { exact: true }).fill(SECRET);
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(SECRET);
  await button(page, 'Weiter').click();
  await page
    .getByRole('checkbox', { name: /^Ich stimme den Allgemeinen Geschäftsbedingungen zu/ })
    .check({ force: true });
  await button(page, 'Konto anlegen').click();
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeVisible({ timeout: 30_000 });
}

async function enter(page: Page): Promise<void> {
  await page.goto(loginPaths.brand);
  await fillInAs(page, EMAIL, SECRET);
}

/** Chooses a value of a select by its words. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Answers the six steps of a campaign request and sends it. */
async function askForCampaign(page: Page): Promise<void> {
  const next = () => button(page, 'Weiter').click();
  const step = (name: string) => expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Kampagne anfragen' }).first().click();
  await step('Produkt');
  await box(page, 'Titel der Kampagne').fill(REQUEST);
  await box(page, 'Name des Produkts').fill('Bergkräutertee');
  await page.getByRole('combobox', { name: /^Kategorie/ }).fill('Getränke');
  await page.getByRole('option', { name: 'Getränke' }).click();
  await box(page, 'Beschreibung des Produkts').fill('Loser Tee aus Tiroler Bergkräutern.');
  await next();
  await step('Ziel');
  await page.getByRole('radio', { name: 'Bekanntheit' }).check({ force: true });
  await next();
  await step('Zielgruppe');
  await page.getByRole('checkbox', { name: 'Weiblich' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Deutschland' }).check({ force: true });
  await next();
  await step('Kanäle');
  await page.getByRole('checkbox', { name: 'Instagram' }).check({ force: true });
  await next();
  await step('Budget & Zeit');
  await box(page, 'Budget').pressSequentially('12000');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Budget')).toHaveValue('12.000');
  const begin = page.getByRole('group', { name: /^Gewünschter Beginn/ });
  await begin.getByRole('spinbutton').first().click();
  await page.keyboard.type('15022027');
  await choose(page, 'Dauer', '2 Monate');
  await next();
  await step('Briefing');
  await next();
  await step('Zusammenfassung');
  await button(page, 'Anfrage senden').click();
  await expect(page).toHaveURL(/\/campaign-request\/\d+\/view$/);
  await expect(page.getByText(/^Die Agentur prüft Ihre Anfrage/)).toBeVisible();
}

test.describe.configure({ timeout: 480_000 });
// An account that waits for its approval is rejected at the log-in on purpose.
test.use({ expectedErrors: [/status of 40[13]/] });

test('a visitor becomes a brand whose first request becomes a campaign [R-PROD-017] [R-PROD-018] [R-ROUTE-073] [R-ROUTE-081]', async ({
  newPerson,
  server,
}) => {
  const [brand, staff] = [await (await newPerson()).newPage(), await (await newPerson()).newPage()];

  await test.step('it signs up and confirms its address', async () => {
    await signUp(brand);
    await brand.goto(await linkInMail(server, EMAIL, 'verifyEmail'));
    await button(brand, 'Adresse bestätigen').click();
    await expect(brand.getByText(/^Vielen Dank. Die Agentur prüft jetzt Ihr Konto/)).toBeVisible();
    await enter(brand);
    await expect(brand.getByRole('alert')).toBeVisible();
    await expect(brand).toHaveURL(new RegExp(`${loginPaths.brand}$`));
  });

  await test.step('the agency approves the account with a new customer [R-FLOW-005]', async () => {
    await logIn(staff, 'manager');
    await staff.goto('/user/brand');
    const row = staff.getByRole('row', { name: COMPANY });
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Aktionen für/ }).click();
    await staff.getByRole('menuitem', { name: 'Freigeben' }).click();
    await button(staff.getByRole('dialog'), 'Freigeben').click();
    await expect(staff.getByText('Die Brand ist freigeschaltet und benachrichtigt.')).toBeVisible();
    await expect.poll(() => mailsTo(server.dataFolder, EMAIL, 'brandApproved').length).toBe(1);
  });

  await test.step('it logs in and asks for its first campaign', async () => {
    await enter(brand);
    await expect(brand).toHaveURL(/\/brand-dashboard$/);
    await askForCampaign(brand);
  });

  await test.step('the agency makes a campaign of it, and the brand sees that without a reload', async () => {
    await staff.goto('/campaign/request');
    await staff.getByRole('row', { name: REQUEST }).getByRole('link', { name: REQUEST }).click();
    await expect(staff.getByRole('heading', { level: 1, name: REQUEST })).toBeVisible();
    await button(staff, 'Genehmigen').click();
    await button(staff.getByRole('dialog'), 'Genehmigen und Kampagne anlegen').click();
    await expect(staff.getByText(`Die Kampagne „${REQUEST}“ ist angelegt.`)).toBeVisible();
    await expect(brand.getByText('Noch keine Vorschläge')).toBeVisible(LIVE);
    await expect.poll(() => mailsTo(server.dataFolder, EMAIL, 'requestApproved').length).toBe(1);
  });
});
