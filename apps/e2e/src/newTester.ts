import { expect, type Page } from '@playwright/test';
import { testerPaths } from '@resonanz/domain/paths';
import { fillInAs, loginPaths } from './accounts.ts';
import { expectToast } from './expectToast.ts';
import { linkInMail } from './mailbox.ts';
import type { OwnServer } from './server.ts';

/** Somebody who registers as a tester in a flow. */
export interface NewTester {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly secret: string;
}

/** Logs in a tester whose account came about in the flow. */
export async function enterAsTester(page: Page, { email, secret }: NewTester): Promise<void> {
  await page.goto(loginPaths.testerworld);
  await fillInAs(page, email, secret);
  await expect(page).toHaveURL(new RegExp(`${testerPaths.home()}$`));
}

/** Registers, follows the link of the mail that confirms the address, and logs in. */
export async function becomeTester(page: Page, server: OwnServer, tester: NewTester): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await page.goto(testerPaths.register());
  await field('Vorname').fill(tester.firstName);
  await field('Nachname').fill(tester.lastName);
  await field('E-Mail-Adresse').fill(tester.email);
  await page.getByLabel('Passwort', { exact: true }).fill(tester.secret);
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(tester.secret);
  await page.getByRole('group', { name: 'Geburtsdatum' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('01051990');
  await page.getByRole('combobox', { name: /^Geschlecht/ }).click();
  await page.getByRole('option', { name: 'Weiblich' }).click();
  await page.getByRole('checkbox', { name: /^Ich stimme den Teilnahmebedingungen/ }).check({ force: true });
  await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeVisible({ timeout: 30_000 });
  await page.goto(await linkInMail(server, tester.email, 'verifyEmail'));
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'E-Mail-Adresse bestätigt' })).toBeVisible();
  await enterAsTester(page, tester);
}

/** Says in the profile where products are sent. */
export async function giveAddress(page: Page): Promise<void> {
  await page.goto(testerPaths.profile());
  for (const [name, value] of [
    ['Straße und Hausnummer', 'Lindenweg 4'],
    ['Postleitzahl', '35037'],
    ['Wohnort', 'Marburg'],
  ] as const)
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, 'Ihr Testprofil ist gespeichert.');
}
