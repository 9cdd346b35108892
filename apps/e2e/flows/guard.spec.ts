import { fillIn, haveLoggedIn, logIn } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { confirmApproval } from '../src/deciding.ts';
import { expectToast } from '../src/expectToast.ts';
import { expect, ownServerTest, test } from '../src/test.ts';

const NOT_FOUND = { name: 'Seite nicht gefunden' };
const THROWN_OUT = 'Sie hatten keine Berechtigung für diese Seite und wurden abgemeldet';
const userMenu = /^Nutzermenü/;

// Of a page that does not exist yet the browser writes down that its address was answered with 404.
test.use({
  expectedErrors: [
    /status of 404 \(Not Found\) \([^)]*\/(?:permission|gibt-es-nicht|event-management|email-management|no-such-page)\)$/,
  ],
});

test('logged-out visitors log in first and then see the page they wanted [R-GUARD-001]', async ({ page }) => {
  await page.goto('/campaign');
  await expect(page).toHaveURL(/\/login\?from=/);
  await fillIn(page, 'manager');
  await expect(page).toHaveURL(/\/campaign$/);
});

test('a declared page without permission logs out and says so; the way back is not taken [R-GUARD-002, R-GUARD-003, R-ERR-004]', async ({
  page,
}) => {
  await logIn(page, 'manager');
  await expect(page.getByRole('button', { name: userMenu })).toBeVisible();
  await page.goto('/permission');
  await expect(page.getByText(THROWN_OUT)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?reason=forbidden$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByText('You did not have permission for this page and have been logged out')).toBeVisible();
  await page.getByText('Deutsch', { exact: true }).click();
  await fillIn(page, 'manager');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('paths without a screen are not found, and the log-in stays [R-GUARD-012, R-GUARD-013]', async ({ page }) => {
  await haveLoggedIn(page, 'manager');
  for (const path of ['/gibt-es-nicht', '/event-management', '/email-management']) {
    await page.goto(path);
    await expect(page.getByRole('heading', NOT_FOUND), path).toBeVisible();
    await expect(page.getByRole('button', { name: userMenu })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

ownServerTest(
  'a user who has chosen a start page lands there after the next log-in [R-ROUTE-062, R-GUARD-013]',
  async ({ page }) => {
    await haveLoggedIn(page, 'manager');
    await page.goto('/user-profile/edit');
    await page.getByRole('combobox', { name: /^Startseite/ }).click();
    await page.getByRole('option', { name: 'Kampagnen' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Ihr Profil ist gespeichert.')).toBeVisible();
    await page.getByRole('button', { name: userMenu }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await logIn(page, 'manager');
    await expect(page).toHaveURL(/\/campaign$/);
  },
);

test('staff who open a page of the portal are asked to log out first, and stay logged in', async ({ page }) => {
  await logIn(page, 'manager');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/campaign-self-service/brand-dashboard');
  await expect(page.getByRole('heading', { name: 'Sie sind als Mitarbeiter angemeldet' })).toBeVisible();
  await page.getByRole('button', { name: 'Zur Agentur' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: userMenu })).toBeVisible();
});

test('a brand has its dashboards, and the front door leads to its own area [R-GUARD-004, R-GUARD-005, R-GUARD-006]', async ({
  page,
}) => {
  await logIn(page, 'brand');
  await expect(page).toHaveURL(/\/brand-dashboard$/);
  for (const [path, title] of [
    ['scs-dashboard', 'Kampagnen-Dashboard'],
    ['campaign-request/add', 'Kampagne anfragen'],
    ['ima-active', 'Laufende Aktivitäten'],
    ['ugc-dashboard', 'UGC-Dashboard'],
    ['ugc-video/add', 'UGC-Video anfragen'],
  ] as const) {
    await page.goto(`/campaign-self-service/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
  }
  await page.goto('/campaign-self-service/no-such-page');
  await expect(page.getByRole('heading', NOT_FOUND)).toBeVisible();
  await expect(page.getByRole('button', { name: userMenu })).toBeVisible();
  for (const [path, own] of [
    ['/', 'brand-dashboard'],
    ['/notifications', 'notifications'],
    ['/user-profile/edit', 'brand-profile'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/campaign-self-service/${own}$`));
  }
});

test('an invited brand that opens a page to add or edit is logged out [R-PROD-022, R-GUARD-007, R-GUARD-008, R-GUARD-009, R-GUARD-010]', async ({
  page,
}) => {
  for (const path of ['campaign-request/add', 'campaign-request/10/edit', 'ugc-video/add', 'ugc-video/1/edit']) {
    await haveLoggedIn(page, 'brandInvited');
    await page.goto(`/campaign-self-service/${path}`);
    await expect(page, path).toHaveURL(/\/campaign-self-service\/login\?reason=forbidden$/);
    await expect(page.getByText(THROWN_OUT)).toBeVisible();
  }
});

ownServerTest('an invited brand finds its requests and may decide [R-PROD-022]', async ({ page }) => {
  await logIn(page, 'brandInvited');
  await expect(page).toHaveURL(/\/campaign-self-service\/ima-active$/);
  await page.getByRole('link', { name: 'Gleitsichtwochen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gleitsichtwochen' })).toBeVisible();
  const approve = page.getByRole('button', { name: / zusagen$/ }).first();
  const name = ((await approve.getAttribute('aria-label')) ?? '').replace(/ zusagen$/, '');
  await approve.click();
  await confirmApproval(page, name);
  await expectToast(page, `${name} zugesagt. Die Agentur wurde benachrichtigt.`);
  await expect(page.getByRole('button', { name: `${name} zusagen` })).toBeHidden();
});

test('a management lands on its influencers, and has no bell and no campaigns [R-GUARD-011, R-NAV-057, R-HDR-005, R-ERR-011]', async ({
  page,
}) => {
  await logIn(page, 'management');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('row', { name: /Aylin Demir auf Instagram/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lena Hartwig/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Merkliste/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Benachrichtigungen/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kampagnen' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Lena Hartwig');
  await expect(page.getByText('Keine Daten vorhanden')).toBeVisible();
  const count = async (account: 'management' | 'manager') => {
    const api = await apiOf(page, account);
    return (await api.post<{ totalElements: number }>('/influencer/advancedSearch', { pageNumber: 0, pageSize: 10 }))
      .totalElements;
  };
  expect(await count('management')).toBeLessThan((await count('manager')) / 2);
  await page.goto('/user-profile/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await page.goto('/campaign');
  await expect(page.getByText(THROWN_OUT)).toBeVisible();
});

test('a tester logs in to an area of its own and sees the projects that are open [R-PROD-002, R-PROD-005]', async ({
  page,
}) => {
  await logIn(page, 'tester');
  await expect(page).toHaveURL(/\/testerworld\/home$/);
  await expect(page.getByRole('heading', { level: 3, name: 'Trailschuh Grat 2' })).toBeVisible();
  // Pages that everybody may open have a twin in the area.
  for (const [path, twin] of [
    ['/user-profile', /\/testerworld\/profile$/],
    ['/user-profile/edit', /\/testerworld\/profile$/],
    ['/notifications', /\/testerworld\/notifications$/],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveURL(twin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/campaign-self-service/brand-dashboard', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByText(THROWN_OUT), path).toBeVisible();
    await logIn(page, 'tester');
    await expect(page).toHaveURL(/\/testerworld\/home$/);
  }
});
