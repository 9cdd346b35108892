import type { Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { accounts, fillIn, logIn, loginPaths } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { LIVE } from '../src/live.ts';
import { startServer } from '../src/server.ts';
import { expect, ownServerTest, test } from '../src/test.ts';

type Bookmarks = components['schemas']['WatchListEntry'][];

/** What a tab in another state of time or mind would find in the store: tokens that the server no longer takes. */
async function spoilTokens(page: Page, names: readonly ('accessToken' | 'refreshToken')[]): Promise<void> {
  await page.evaluate((spoilt) => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, unknown>;
    for (const name of spoilt) auth[name] = `${String(auth[name])}x`;
    localStorage.setItem('auth', JSON.stringify(auth));
  }, names);
}

test.describe('a rejected log-in', () => {
  test.use({ expectedErrors: [/401/] });

  test('says so in the language of the page, keeps the address and lets the right password in', async ({ page }) => {
    await page.goto(loginPaths.staff);
    await fillIn(page, 'manager', 'de', 'Falsch!2026');
    await expect(page.getByRole('alert')).toContainText('E-Mail oder Passwort falsch');
    await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(accounts.manager.email);
    await page.getByText('English', { exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password');
    await page.getByText('Deutsch', { exact: true }).click();
    await fillIn(page, 'manager');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('tokens', () => {
  test.use({ expectedErrors: [/401/] });

  ownServerTest(
    'an outdated access token is exchanged once, and the rejected call is sent again [R-FLOW-024, R-FLOW-025, R-ERR-001]',
    async ({ page }) => {
      await logIn(page, 'manager');
      await expect(page.getByRole('button', { name: 'Merkliste, 6 Kanäle' })).toBeVisible();
      const refreshes: { method: string; authorization: string | undefined; flag: string | undefined }[] = [];
      page.on('request', (request) => {
        const headers = request.headers();
        if (request.url().endsWith('/api/refreshtoken'))
          refreshes.push({
            method: request.method(),
            authorization: headers['authorization'],
            flag: headers['isrefreshtoken'],
          });
      });
      const refreshToken = await page.evaluate(
        () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { refreshToken: string }).refreshToken,
      );
      await spoilTokens(page, ['accessToken']);
      await page.getByRole('button', { name: 'Nico Zaugg auf Twitch merken' }).click();
      await expect(page.getByRole('button', { name: 'Merkliste, 7 Kanäle' })).toBeVisible();
      const api = await apiOf(page, 'manager');
      await expect
        .poll(async () => (await api.get<Bookmarks>(`/fetchEachBookMarkData/${accounts.manager.email}`)).length)
        .toBe(7);
      expect(refreshes).toEqual([{ method: 'GET', authorization: `Bearer ${refreshToken}`, flag: 'true' }]);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Merkliste, 7 Kanäle' })).toBeVisible();
      expect(refreshes).toHaveLength(1);
    },
  );

  for (const [account, path, target] of [
    ['manager', '/campaign', '/login'],
    ['brand', '/campaign-self-service/campaign-request', '/campaign-self-service/login'],
    ['tester', '/testerworld/home', '/testerworld/login'],
  ] as const) {
    test(`a rejected refresh logs ${account}@ out to ${target} and says why [R-FLOW-026, R-ROUTE-018, R-ERR-001]`, async ({
      page,
    }) => {
      await logIn(page, account);
      await expect(page.getByRole('button', { name: /^Nutzermenü/ })).toBeVisible();
      await spoilTokens(page, ['accessToken', 'refreshToken']);
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${target}\\?`));
      await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await fillIn(page, account);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }
});

for (const [account, home, target] of [
  ['manager', '/dashboard', '/login'],
  ['brand', '/campaign-self-service/brand-dashboard', '/campaign-self-service'],
  ['tester', '/testerworld/home', '/testerworld/login'],
] as const) {
  test(`${account}@ logs out to ${target} in every tab, and nothing local stays [R-FLOW-001, R-SESS-021, R-SESS-023, R-ROUTE-016, R-ROUTE-017, R-ROUTE-019]`, async ({
    page,
    context,
  }) => {
    await logIn(page, account);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    const other = await context.newPage();
    await other.goto(home);
    await expect(other.getByRole('button', { name: /^Nutzermenü/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('role'))).not.toBeNull();
    await page.getByRole('button', { name: /^Nutzermenü/ }).click();
    await page.getByText('Dunkel', { exact: true }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(other).toHaveURL(new RegExp(`${target}$`), LIVE);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
    expect((await context.cookies()).find(({ name }) => name === 'uiTheme')?.value).toBe('dark');
    await page.goto(home);
    await expect(page).toHaveURL(new RegExp(`${loginPaths[accounts[account].area]}\\?from=`));
  });
}

test('a log-in of another user in another tab arrives in this one [R-SESS-023]', async ({ page, context }) => {
  await logIn(page, 'manager');
  await page.goto('/campaign');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /^Nutzermenü/ }).click();
  await other.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login$/, LIVE);
  await fillIn(other, 'admin');
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Nutzermenü, Tobias R.' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('a tab that was not notified of another log-in', () => {
  test.use({ expectedErrors: [/401/] });

  ownServerTest(
    'never acts for another user: what it shows is not sent under the other name [R-SESS-023]',
    async ({ page, context }) => {
      await logIn(page, 'manager');
      const heart = page.getByRole('button', { name: 'Nico Zaugg auf Twitch merken' });
      await expect(heart).toBeVisible();
      const other = await context.newPage();
      await other.addInitScript(() => {
        BroadcastChannel.prototype.postMessage = () => undefined;
      });
      await other.goto('/dashboard');
      // As after a tab that slept: neither messages nor events of the store have arrived.
      await page.evaluate(() => {
        for (const name of ['storage', 'focus', 'visibilitychange'] as const)
          window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
      });
      await other.getByRole('button', { name: /^Nutzermenü/ }).click();
      await other.getByRole('button', { name: 'Abmelden' }).click();
      await fillIn(other, 'admin');
      await expect(other).toHaveURL(/\/dashboard$/);
      if (await heart.isVisible()) await heart.click();
      await expect(page.getByRole('button', { name: 'Nutzermenü, Tobias R.' })).toBeVisible();
      const api = await apiOf(other, 'admin');
      expect(await api.get<Bookmarks>(`/fetchEachBookMarkData/${accounts.admin.email}`)).toEqual([]);
    },
  );
});

test('a log-in to another area in another tab ends the one shown here', async ({ page, context }) => {
  // The list asks for the choices of its filters in idle time; a call that is late would be rejected.
  const choices = ['getAllCampaignNameAndId', 'getCampaignChoices'].map((call) => page.waitForResponse(`**/${call}`));
  await logIn(page, 'manager');
  await expect(page.getByRole('row', { name: /Lena Hartwig/ }).first()).toBeVisible();
  await Promise.all(choices);
  const other = await context.newPage();
  await logIn(other, 'brand');
  await expect(other).toHaveURL(/\/brand-dashboard$/);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

test.describe('a server that is away', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_CONNECTION_REFUSED|WebSocket/] });
  test.describe.configure({ timeout: 120_000 });

  test('is shown by a bar, and the log-in goes on when it is back', async ({ newPerson }) => {
    const first = await startServer();
    const page = await (await newPerson({ baseURL: first.url })).newPage();
    await logIn(page, 'manager');
    await expect(page.getByRole('row', { name: /Lena Hartwig/ }).first()).toBeVisible();
    await page.goto('/dashboard?size=10');
    const next = page.getByRole('button', { name: 'Seite 2' });
    await expect(next).toBeVisible();
    await first.stop('SIGKILL');
    await next.click();
    await expect(page.getByText('Keine Verbindung.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /^Nutzermenü/ })).toBeVisible();
    // What the page tries by itself meanwhile fails, so that the button is still there.
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    const second = await startServer({ port: first.port, dataFolder: first.dataFolder });
    await page.getByRole('button', { name: 'Jetzt versuchen' }).hover();
    await page.mouse.down();
    // Between these two lines the page hardly finds the time to try by itself, which would take the button away.
    await page.unroute('**/api/**');
    await page.mouse.up();
    await expect(page.getByText('Keine Verbindung.')).toBeHidden({ timeout: 20_000 });
    await expect(page.getByText('11–20 von')).toBeVisible();
    await page
      .getByRole('row')
      .getByRole('button', { name: / merken$/, pressed: false })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Merkliste, 7 Kanäle' })).toBeVisible();
    await second.stop();
    second.remove();
  });
});
