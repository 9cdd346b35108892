import { accounts, fillIn, logIn, loginPaths } from '../src/accounts.ts';
import { startServer } from '../src/server.ts';
import { expect, test } from '../src/test.ts';

test.describe('a refused log-in', () => {
  test.use({ expectedErrors: [/401/] });

  test('says so, keeps the address and lets the right password in', async ({ page }) => {
    await page.goto(loginPaths.staff);
    await fillIn(page, 'manager', 'de', 'Falsch!2026');
    await expect(page.getByRole('alert')).toContainText('E-Mail oder Passwort falsch');
    await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(accounts.manager.email);
    await fillIn(page, 'manager');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('tokens', () => {
  test.use({ expectedErrors: [/401/] });

  test('an outdated access token is exchanged once and the call is sent again [R-FLOW-024] [R-FLOW-025]', async ({ page }) => {
    await logIn(page, 'manager');
    await expect(page.getByRole('button', { name: /^Merkliste, / })).toBeVisible();
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('auth') ?? '{}');
      localStorage.setItem('auth', JSON.stringify({ ...auth, accessToken: `${auth.accessToken}x` }));
    });
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/refreshtoken')) refreshes += 1;
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Influencer-Verwaltung' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Lena Hartwig/ })).toBeVisible();
    expect(refreshes).toBe(1);
  });

  test('a refused refresh logs out and says why [R-FLOW-026] [R-ERR-001]', async ({ page }) => {
    await logIn(page, 'manager');
    await expect(page.getByRole('button', { name: /^Merkliste, / })).toBeVisible();
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('auth') ?? '{}');
      localStorage.setItem('auth', JSON.stringify({ ...auth, accessToken: 'x', refreshToken: 'x' }));
    });
    await page.reload();
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  });
});

for (const [account, home, target] of [
  ['manager', '/dashboard', '/login'],
  ['brand', '/campaign-self-service/brand-dashboard', '/campaign-self-service'],
  ['tester', '/testerworld/home', '/testerworld/login'],
] as const) {
  test(`${account}@ logs out to ${target} in every tab, and nothing local stays [R-FLOW-001] [R-SESS-021] [R-SESS-023]`, async ({ page, context }) => {
    await logIn(page, account);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    const other = await context.newPage();
    await other.goto(home);
    await expect(other.getByRole('button', { name: /^Nutzermenü/ })).toBeVisible();
    await page.getByRole('button', { name: /^Nutzermenü/ }).click();
    await page.getByText('Dunkel', { exact: true }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(other).toHaveURL(new RegExp(`${target}$`), { timeout: 1_000 });
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect((await context.cookies()).find(({ name }) => name === 'uiTheme')?.value).toBe('dark');
  });
}

test('a declared page without permission logs out and says so; the way back is not taken [R-GUARD-002] [R-GUARD-003] [R-ERR-004]', async ({ page }) => {
  await logIn(page, 'manager');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/permission');
  await expect(page.getByText('Sie hatten keine Berechtigung für diese Seite und wurden abgemeldet')).toBeVisible();
  await fillIn(page, 'manager');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('logged-out visitors log in first and then see the page they wanted [R-GUARD-001]', async ({ page }) => {
  await page.goto('/campaign');
  await expect(page).toHaveURL(/\/login\?from=/);
  await fillIn(page, 'manager');
  await expect(page).toHaveURL(/\/campaign$/);
});

test('a path nobody declared is not found, and the log-in stays', async ({ page }) => {
  await logIn(page, 'manager');
  await page.goto('/gibt-es-nicht');
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Nutzermenü/ })).toBeVisible();
});

test('a brand that opens the front door is led to its own area', async ({ page }) => {
  await logIn(page, 'brand');
  await page.goto('/');
  await expect(page).toHaveURL(/\/campaign-self-service\/brand-dashboard$/);
});

test('a management user sees influencers of its own, no bell and no campaigns [R-GUARD-011] [R-HDR-005]', async ({ page }) => {
  await logIn(page, 'management');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Benachrichtigungen/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kampagnen' })).toHaveCount(0);
});

test('an invited brand finds its requests and may decide', async ({ page }) => {
  await logIn(page, 'brandInvited');
  await expect(page).toHaveURL(/\/campaign-self-service\/brand-dashboard$/);
  await expect(page.getByRole('heading', { name: 'Ihre Anfragen' })).toBeVisible();
});

test('a tester sees the projects that are open', async ({ page }) => {
  await logIn(page, 'tester');
  await expect(page).toHaveURL(/\/testerworld\/home$/);
  await expect(page.getByRole('heading', { name: 'Cold Brew Testpaket' })).toBeVisible();
});

test.describe('a server that is away', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_CONNECTION_REFUSED|WebSocket/] });
  test.describe.configure({ timeout: 120_000 });

  test('is told by a bar, and the log-in goes on when it is back', async ({ newPerson }) => {
    const first = await startServer();
    const page = await (await newPerson({ baseURL: first.url })).newPage();
    await logIn(page, 'manager');
    await expect(page.getByRole('row', { name: /Lena Hartwig/ })).toBeVisible();
    await first.stop('SIGKILL');
    await page.getByRole('button', { name: 'Seite 2' }).click();
    await expect(page.getByText('Keine Verbindung.')).toBeVisible({ timeout: 20_000 });
    const second = await startServer({ port: first.port, dataFolder: first.dataFolder });
    await page.getByRole('button', { name: 'Jetzt versuchen' }).click();
    await expect(page.getByText('Keine Verbindung.')).toBeHidden({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /^Nutzermenü/ })).toBeVisible();
    await second.stop();
    second.remove();
  });
});
