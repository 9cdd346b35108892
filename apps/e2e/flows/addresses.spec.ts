import { readFileSync } from 'node:fs';
import { type Account, haveLoggedIn } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

interface ShellPages {
  readonly addresses: readonly string[];
  readonly found: readonly string[];
}

const SHELLS = ['staff', 'brand', 'testerworld'] as const;
const pagesOf = (shell: (typeof SHELLS)[number]) =>
  JSON.parse(readFileSync(new URL(`../../${shell}/dist/.vite/pages.json`, import.meta.url), 'utf8')) as ShellPages;
const filledIn = (address: string) => address.replaceAll(/:[A-Za-z]+/g, '1');

/** Declared for everybody, but without a page. */
const PUBLIC = [
  '/public/contact',
  '/public/report/x',
  '/public/nda/x',
  '/public/insights/x',
  '/public/newsletter/confirm/x',
  '/public/newsletter/unsubscribe/x',
  '/channel/register',
  '/omr',
  '/event/x',
  '/event/x/registration',
];
const NOT_FOUND = { level: 1, name: 'Seite nicht gefunden' } as const;
const TESTERWORLD_START = 'New things come to you first.';
const userMenu = /^Nutzermenü/;

test('every address of a shell answers with its page, and every other one with 404', async ({ request }) => {
  const browser = { headers: { accept: 'text/html' }, maxRedirects: 0 };
  for (const shell of SHELLS) {
    const { addresses } = pagesOf(shell);
    expect(addresses.length, shell).toBeGreaterThan(5);
    for (const address of addresses.map(filledIn)) {
      const asked = address === '/testerworld' && shell === 'testerworld' ? '/testerworld/' : address;
      expect((await request.get(asked, browser)).status(), asked).toBe(200);
      expect((await request.head(asked, browser)).status(), asked).toBe(200);
      const below = `${asked.replace(/\/$/, '')}/no/such/page`;
      expect((await request.get(below, browser)).status(), below).toBe(404);
    }
  }
  for (const address of [
    ...PUBLIC,
    '/gibt-es-nicht',
    '/Campaign',
    '/campaign-self-service/gibt-es-nicht',
    '/testerworld/gibt-es-nicht',
  ]) {
    expect((await request.get(address, browser)).status(), address).toBe(404);
    expect((await request.head(address, browser)).status(), address).toBe(404);
  }
  const call = await request.get('/api/gibt-es-nicht', browser);
  expect([call.status(), call.headers()['content-type']]).toEqual([404, expect.stringContaining('application/json')]);
});

test.describe('addresses without a page', () => {
  // The browser writes down that the address of the page itself was answered with 404.
  test.use({ expectedErrors: [/status of 404/] });

  for (const address of [
    ...PUBLIC,
    '/gibt-es-nicht',
    '/Campaign',
    '/campaign-self-service/gibt-es-nicht',
    '/testerworld/gibt-es-nicht',
  ]) {
    test(`${address} shows a visitor that there is no such page, and asks for no log-in`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', NOT_FOUND)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', /login\?lang=de$/);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await page.getByRole('link', { name: 'To the start page' }).click();
      const start = address.startsWith('/testerworld') ? TESTERWORLD_START : 'Campaigns that resonate.';
      await expect(page.getByRole('heading', { level: 1, name: start })).toBeVisible();
    });
  }

  for (const [account, address] of [
    ['manager', '/public/contact'],
    ['superAdmin', '/omr'],
    ['brand', '/campaign-self-service/gibt-es-nicht'],
    ['tester', '/testerworld/gibt-es-nicht'],
  ] as const satisfies readonly (readonly [Account, string])[]) {
    test(`${address} shows ${account} so inside the layout, and no menu item is marked`, async ({ page }) => {
      await haveLoggedIn(page, account);
      await page.goto(address);
      await expect(page.getByRole('heading', NOT_FOUND)).toBeVisible();
      await expect(page.getByRole('button', { name: userMenu })).toBeVisible();
      await expect(page.locator('nav [aria-current], nav [data-marked]')).toHaveCount(0);
    });
  }
});

for (const [account, address] of [
  ['superAdmin', '/user-profile/edit'],
  ['manager', '/user-profile/edit'],
  ['management', '/user-profile/edit'],
  ['brand', '/campaign-self-service/brand-profile'],
  ['brandInvited', '/user-profile/edit'],
  ['tester', '/testerworld/profile'],
] as const) {
  test(`/user-profile leads ${account} to the own profile [R-ROUTE-052]`, async ({ page }) => {
    await haveLoggedIn(page, account);
    await page.goto('/user-profile');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: userMenu })).toBeVisible();
  });
}

test('a channel that the person does not have is not another one', async ({ page }) => {
  await haveLoggedIn(page, 'manager');
  await page.goto('/dashboard/profile/1/instagram/999999');
  await expect(page.getByText('Diesen Kanal hat die Person nicht oder nicht mehr.')).toBeVisible();
  await page.getByRole('link', { name: 'Zum größten Kanal der Person' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile\/1\/[a-z]+\/\d+$/);
  await expect(page.getByRole('tab').first()).toBeVisible();
});

test('icons, manifest and preview are there, and search engines find every public page', async ({
  request,
  baseURL,
}) => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/apple-touch-icon.png', /png/],
    ['/manifest.webmanifest', /manifest/],
    ['/campaign-self-service/manifest.webmanifest', /manifest/],
    ['/testerworld/manifest.webmanifest', /manifest/],
    ['/campaign-self-service/preview.png', /png/],
    ['/robots.txt', /text\/plain/],
  ] as const) {
    const answer = await request.get(path, { headers: { accept: 'text/html,*/*' } });
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
  const map = await (await request.get('/sitemap.xml')).text();
  const { found } = pagesOf('brand');
  expect(found).toEqual(expect.arrayContaining(['/campaign-self-service/terms-and-conditions', '/brand']));
  expect(found).not.toContain('/brand/model');
  for (const path of found) {
    for (const language of ['de', 'en'])
      expect(map.split(`<loc>${baseURL ?? ''}${path}?lang=${language}</loc>`), path).toHaveLength(2);
    const page = await (await request.get(`${path}?lang=en`, { headers: { accept: 'text/html' } })).text();
    expect(page, path).toContain('<html lang="en"');
    expect(page, path).not.toContain('noindex');
    expect(page, path).toContain(`<link rel="canonical" href="${baseURL ?? ''}${path}?lang=en" />`);
    expect(page, path).toContain(
      `<meta property="og:image" content="${baseURL ?? ''}/campaign-self-service/preview.png" />`,
    );
    expect(page, path).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(page, path).toMatch(/<meta name="description" content="[^"]{10,}" \/>/);
  }
});
