import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Account, logIn } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

/** A finished screen and, where it is a panel or dialog, how to open it. */
interface Screen {
  readonly path: string;
  /** Buttons to press, by their names in German and English. */
  readonly press?: readonly RegExp[];
}

const SCREENS: Readonly<Partial<Record<Account, readonly Screen[]>>> = {
  manager: [
    { path: '/dashboard' },
    { path: '/dashboard', press: [/^(Merkliste|Watch list)/] },
    { path: '/dashboard', press: [/^(Benachrichtigungen|Notifications)/] },
    { path: '/dashboard', press: [/^(Nutzermenü|User menu)/] },
    { path: '/dashboard', press: [/^(Merkliste|Watch list)/, /^(Zur Kampagne hinzufügen|Add to campaign)$/] },
    { path: '/dashboard/import' },
    { path: '/campaign' },
    { path: '/campaign/1/view-camp?state=2' },
    { path: '/campaign/1/view-camp?state=3' },
    { path: '/nowhere' },
  ],
  brand: [
    { path: '/campaign-self-service/brand-dashboard' },
    { path: '/campaign-self-service/campaign-request' },
    { path: '/campaign-self-service/campaign-request/2/view' },
    { path: '/campaign-self-service/campaign-request/2/view', press: [/(ablehnen|^Decline .+)$/] },
  ],
  tester: [{ path: '/testerworld/home' }],
};

async function show(page: Page, { path, press = [] }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const name of press) await page.getByRole('button', { name }).first().click();
}

for (const account of ['manager', 'brand', 'tester'] as const) {
  for (const language of ['de', 'en'] as const) {
    test.describe(`what ${account}@ sees, in ${language}`, () => {
      test.describe.configure({ timeout: 150_000 });

      test('axe finds nothing in light and dark, and no page scrolls sideways on a phone [R-PROD-001]', async ({ page, context, baseURL }) => {
        const wire = language === 'de' ? 'DE' : 'EN';
        await context.addCookies([{ name: 'uiLanguage', value: wire, url: baseURL ?? '' }]);
        await logIn(page, account, language);
        for (const screen of SCREENS[account] ?? []) {
          await test.step(`${screen.path} ${screen.press?.map(String).join(' ') ?? ''}`, async () => {
            await show(page, screen);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
              const { violations } = await new AxeBuilder({ page }).analyze();
              expect(violations.map(({ id, nodes }) => `${screen.path} ${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
            }
            await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
            await page.setViewportSize({ width: 390, height: 844 });
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
            await page.setViewportSize({ width: 1440, height: 900 });
          });
        }
      });
    });
  }
}
