import { expect, type Page } from '@playwright/test';
import { fillInAs, loginPaths } from './accounts.ts';
import { linkInMail } from './mailbox.ts';

interface Invitation {
  readonly email: string;
  /** Of the company that invites, or that is invited. */
  readonly company: string;
  /** The mail that the invitation came with. */
  readonly mail: 'brandInvitation' | 'teamInvitation';
  readonly secret: string;
}

/** Follows the link in the mail of an invitation, finds company and address locked, sets up the account and logs in. */
export async function acceptInvitation(
  page: Page,
  server: { dataFolder: string; url: string },
  { email, company, mail, secret }: Invitation,
): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.goto(await linkInMail(server, email, mail));
  for (const [label, value] of [
    ['Firmenname', company],
    ['Geschäftliche E-Mail-Adresse', email],
  ] as const) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await expect(field).toHaveValue(value);
    await expect(field).toHaveAttribute('readonly');
    if (label === 'Firmenname') await next();
  }
  await page.getByLabel('Passwort', { exact: true }).fill(secret);
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(secret);
  await next();
  await page
    .getByRole('checkbox', { name: /^Ich stimme den Allgemeinen Geschäftsbedingungen zu/ })
    .check({ force: true });
  await page.getByRole('button', { name: 'Konto anlegen', exact: true }).click();
  await expect(page.getByText(`Sie können sich jetzt mit ${email} anmelden.`)).toBeVisible({ timeout: 30_000 });
  await page.goto(loginPaths.brand);
  await fillInAs(page, email, secret);
  await expect(page).not.toHaveURL(new RegExp(`${loginPaths.brand}$`));
}
