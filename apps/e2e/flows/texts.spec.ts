import type { Page } from '@playwright/test';
import type { Catalogue } from '@resonanz/i18n/catalogue';
import { pseudo } from '@resonanz/i18n/pseudo';
import { type Account, haveLoggedIn, loginPaths } from '../src/accounts.ts';
import { expectFitsPhone } from '../src/axe.ts';
import { expectNothingCutOff } from '../src/layout.ts';
import { expect, test } from '../src/test.ts';

const CATALOGUE = /\/assets\/i18n\/(de|en)\.json/;

/** The paths of the catalogues that a page asks for, in their order. */
function watchCatalogues(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (CATALOGUE.test(pathname)) asked.push(pathname + search);
  });
  return asked;
}

/** Answers every catalogue with its texts in the pseudo-language. */
async function speakPseudo(page: Page): Promise<void> {
  await page.route(CATALOGUE, async (route) => {
    const catalogue = (await (await route.fetch()).json()) as Catalogue;
    // Formatters fill their few words in by themselves, from plain texts.
    const written = Object.entries(catalogue).map(([name, texts]) =>
      name === 'formatters'
        ? [name, texts]
        : [name, Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]))],
    );
    await route.fulfill({ json: Object.fromEntries(written) as Catalogue });
  });
}

for (const [area, login] of Object.entries(loginPaths)) {
  const folder = area === 'staff' ? '' : area === 'brand' ? '/campaign-self-service' : '/testerworld';

  test(`the texts of the ${area} area are loaded from assets/i18n with the version of their content, one language at a time [R-LANG-013] [R-LANG-014]`, async ({
    page,
  }) => {
    const asked = watchCatalogues(page);
    await page.goto(`${login}?lang=de`);
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    // The page is drawn before its app asks for them.
    await expect
      .poll(() => asked)
      .toEqual([expect.stringMatching(new RegExp(`^${folder}/assets/i18n/de\\.json\\?v=[0-9a-f]{10}$`))]);
    const answer = await page.request.get(asked[0] ?? '');
    expect(answer.headers()['cache-control']).toContain('immutable');

    await page.getByRole('textbox').first().fill('anna@firma.de');
    await page.getByText('English', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // What was typed is still there: the page was not loaded again.
    await expect(page.getByRole('textbox').first()).toHaveValue('anna@firma.de');
    expect(asked.slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^${folder}/assets/i18n/en\\.json\\?v=[0-9a-f]{10}$`)),
    ]);
  });
}

test.describe('a network that breaks', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('is said in the language of the reader, and the texts are asked for again on demand', async ({ page }) => {
    let isDown = true;
    await page.route(CATALOGUE, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/login?lang=en');
    await expect(page.getByRole('heading', { name: 'The page could not be loaded.' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });

  test('leaves the page in its language until the texts of the other one have come', async ({ page }) => {
    let isDown = true;
    let attempts = 0;
    // The drawn page stands before its own texts have come, which must not be held back.
    await page.goto('/login?lang=de', { waitUntil: 'networkidle' });
    await page.route(CATALOGUE, (route) => {
      attempts += 1;
      return isDown ? route.abort() : route.continue();
    });
    await page.getByText('English', { exact: true }).click();
    await expect.poll(() => attempts).toBe(1);
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    isDown = false;
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the public pages have no text beside the catalogues', async ({ page, baseURL }) => {
  await speakPseudo(page);
  // The landing page is drawn beforehand; here the app is to draw it.
  await page.route('**/campaign-self-service', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL ?? ''}${loginPaths.brand}` }) }),
  );
  for (const path of ['/campaign-self-service', ...Object.values(loginPaths)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
    const bare = await page.evaluate(() => {
      const isShown = (element: Element | null) =>
        element?.checkVisibility() && !element.closest('script, style, svg, [lang]:not(html)');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? '';
        const { parentElement } = walker.currentNode;
        const whole =
          parentElement?.closest('p, li, h1, h2, h3, a, button, label, span, td, th, dt, dd')?.textContent ?? text;
        if (/\p{L}{2}/u.test(text) && isShown(parentElement) && !whole.includes('[')) found.push(text);
      }
      return found;
    });
    expect.soft(bare, path).toEqual([]);
  }
});

const SCREENS: Readonly<Partial<Record<Account, readonly string[]>>> = {
  manager: ['/dashboard', '/campaign', '/campaign/1/view-camp'],
  brand: [
    '/campaign-self-service/brand-dashboard',
    '/campaign-self-service/campaign-request',
    '/campaign-self-service/campaign-request/2/view',
  ],
  tester: ['/testerworld/home'],
};

for (const [account, paths] of Object.entries(SCREENS) as [Account, readonly string[]][]) {
  test(`screens of ${account} hold texts that are a third longer`, async ({ page }) => {
    await haveLoggedIn(page, account);
    await speakPseudo(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectFitsPhone(page, path);
      await expectNothingCutOff(page, path);
    }
  });
}
