import type { Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { type Account, accounts, fillIn, logIn, loginPaths, password } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { expectAccessibleInBothThemes, expectFitsPhone } from '../src/axe.ts';
import { expectNothingCutOff } from '../src/layout.ts';
import { linkInMail, mailsTo } from '../src/mailbox.ts';
import { expect, ownServerTest, test } from '../src/test.ts';

const newPassword = 'Herbst!2026 mit Leerzeichen';
const UNKNOWN = 'niemand@resonanz.example';

const forgotPaths = {
  staff: '/forgot-password',
  brand: '/campaign-self-service/forgot-password',
  testerworld: '/testerworld/forgot-password',
} as const;

const people = [
  { account: 'manager', reset: /^\/reset\/[\w-]+$/, home: '/dashboard', ids: '[R-CALL-008, R-CALL-009, R-CALL-010]' },
  {
    account: 'brand',
    reset: /^\/campaign-self-service\/reset\/[\w-]+$/,
    home: '/campaign-self-service/brand-dashboard',
    ids: '[R-ROUTE-076, R-ROUTE-077, R-CALL-005, R-CALL-006]',
  },
  { account: 'tester', reset: /^\/testerworld\/reset\/[\w-]+$/, home: '/testerworld/home', ids: '' },
] as const satisfies readonly { account: Account; reset: RegExp; home: string; ids: string }[];

/** Asks for a link on the page that is open. */
async function askFor(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`Wenn es ein Konto mit der Adresse ${email} gibt`)).toBeVisible();
}

/** Types a new password into the page that is open. */
async function choose(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Neues Passwort', { exact: true }).fill(secret);
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
}

for (const { account, reset, home, ids } of people) {
  const { area, email } = accounts[account];

  ownServerTest.describe(`a user of ${area} who has forgotten the password`, () => {
    // Ended log-ins, the old password and the used link are rejected on purpose.
    ownServerTest.use({ expectedErrors: [/401|404|WebSocket/] });

    ownServerTest(
      `sets a new one with the link of a mail, once, and every earlier log-in ends ${ids}`.trim(),
      async ({ page, newPerson, server }) => {
        const elsewhere = await (await newPerson()).newPage();
        await logIn(elsewhere, account);
        await expect(elsewhere.getByRole('button', { name: /^Nutzermenü/ })).toBeVisible();

        await page.goto(loginPaths[area]);
        await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
        await expect(page).toHaveURL(new RegExp(`${forgotPaths[area]}$`));
        await askFor(page, email);
        const link = await linkInMail(server, email, 'passwordReset');
        expect(link).toMatch(reset);

        await page.goto(link);
        await expect(page.getByText(`Für das Konto ${email}`)).toBeVisible();
        await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz');
        await page.getByRole('button', { name: 'Passwort speichern' }).click();
        await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeFocused();
        await choose(page, newPassword);
        await expect(page).toHaveURL(new RegExp(`${loginPaths[area]}\\?reason=passwordChanged$`));
        await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
        await expect.poll(() => mailsTo(server.dataFolder, email, 'passwordChanged').length).toBe(1);

        await elsewhere.reload();
        await expect(elsewhere).toHaveURL(new RegExp(`${loginPaths[area]}\\?`));

        await fillIn(page, account, 'de', password);
        await expect(page.getByRole('alert')).toContainText('E-Mail oder Passwort falsch');
        await fillIn(page, account, 'de', newPassword);
        await expect(page).toHaveURL(new RegExp(`${home}$`));

        await elsewhere.goto(link);
        await expect(elsewhere.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
        await elsewhere.getByRole('link', { name: 'Neuen Link anfordern' }).click();
        await expect(elsewhere).toHaveURL(new RegExp(`${forgotPaths[area]}$`));
      },
    );
  });
}

ownServerTest.describe('a link of one area', () => {
  ownServerTest.use({ expectedErrors: [/404/] });

  ownServerTest(
    'opens no account of another, and an unknown address gets the same words and no mail',
    async ({ page, server }) => {
      await page.goto(forgotPaths.staff);
      await askFor(page, UNKNOWN);
      await page.getByRole('button', { name: 'Erneut anfordern' }).click();
      await askFor(page, accounts.manager.email);
      const token = (await linkInMail(server, accounts.manager.email, 'passwordReset')).replace('/reset/', '');
      expect(mailsTo(server.dataFolder, UNKNOWN, 'passwordReset')).toEqual([]);
      for (const path of [`/campaign-self-service/reset/${token}`, `/testerworld/reset/${token}`]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
      }
      await page.goto(`/reset/${token}`);
      await expect(page.getByText(`Für das Konto ${accounts.manager.email}`)).toBeVisible();
    },
  );
});

ownServerTest.describe('an address that has changed', () => {
  ownServerTest.use({ expectedErrors: [/403|404/] });

  ownServerTest(
    'is confirmed with the link of a mail, which is sent again on demand, before anybody logs in with it',
    async ({ page, server }) => {
      const moved = 'umgezogen@resonanz.example';
      await page.goto(loginPaths.testerworld);
      const api = await apiOf(page, 'admin');
      const query = { search: accounts.tester.email };
      const { content } = await api.post<components['schemas']['TesterUserPage']>(
        '/getTesterworldUserWithPagination',
        query,
      );
      const tester = content.find(({ username }) => username === accounts.tester.email);
      expect(tester, 'the tester is on the list').toBeDefined();
      await api.post('/testerworldAuth/updateUser', {
        userId: tester?.id,
        updatedAt: tester?.updatedAt,
        username: moved,
      });
      const first = await linkInMail(server, moved, 'verifyEmail');

      await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(moved);
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse');
      await page.getByRole('link', { name: 'Link erneut senden' }).click();
      await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(moved);
      await page.getByRole('button', { name: 'Link erneut senden' }).click();
      const second = await linkInMail(server, moved, 'verifyEmail', 2);

      await page.goto(first);
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
      await page.goto(second);
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
      await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(moved);
      await page.getByLabel('Passwort', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/testerworld\/home$/);
    },
  );
});

test('the captcha asks for nothing, speaks the language of the page and lives under the content policy [R-LANG-012, R-CONST-035]', async ({
  page,
}) => {
  await page.goto(forgotPaths.brand);
  await expect(page.getByText('Sicherheitsprüfung bestanden')).toBeVisible({ timeout: 30_000 });
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByText('Security check passed')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'captcha');
});

test('a brand asks for its account back in the same words for every address [R-CALL-007]', async ({ page }) => {
  await page.goto(loginPaths.brand);
  await page.getByRole('link', { name: 'Konto reaktivieren' }).click();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(UNKNOWN);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Wenn es ein deaktiviertes Konto mit der Adresse ${UNKNOWN} gibt`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

test.describe('pages for people who cannot log in', () => {
  test.use({ expectedErrors: [/404/] });

  for (const path of [
    ...Object.values(forgotPaths),
    '/reset/expired',
    '/campaign-self-service/reset/expired',
    '/testerworld/reset/expired',
    '/public/verify/expired',
    '/testerworld/verify/expired',
    '/campaign-self-service/login?step=resend',
  ]) {
    test(`${path} is accessible in both themes and fits a phone [R-PROD-002]`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page, path);
      await expectFitsPhone(page, path);
      await expectNothingCutOff(page, path);
    });
  }

  test('a link to confirm an address that has expired leads to a new one', async ({ page }) => {
    await page.goto('/public/verify/expired');
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(UNKNOWN);
    await page.getByRole('button', { name: 'Link erneut senden' }).click();
    await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeVisible();
  });
});
