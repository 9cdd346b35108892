import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type Account, haveLoggedIn, type Language } from '../src/accounts.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectFitsPhone } from '../src/axe.ts';
import { expect, ownServerTest, test } from '../src/test.ts';

/** A finished screen and, where it is a panel or dialog, how to open it. */
interface Screen {
  readonly path: string;
  /** What to press, by its name in German or English. */
  readonly press?: readonly RegExp[];
}

// Nothing is changed here, so both workers may take part.
test.describe.configure({ mode: 'parallel' });

const USER_MENU = /^(Nutzermenü|User menu)/;
const BELL = /^(Benachrichtigungen|Notifications)/;
const WATCH_LIST = /^(Merkliste|Watch list)/;

const SCREENS: Readonly<Partial<Record<Account, readonly Screen[]>>> = {
  manager: [
    { path: '/dashboard' },
    { path: '/dashboard?q=gibtesnicht' },
    { path: '/dashboard', press: [WATCH_LIST] },
    { path: '/dashboard', press: [BELL] },
    { path: '/dashboard', press: [BELL, /^(Benachrichtigung löschen|Delete notification)/] },
    { path: '/dashboard', press: [USER_MENU] },
    { path: '/dashboard', press: [WATCH_LIST, /^(Zur Kampagne hinzufügen|Add to campaign)$/] },
    { path: '/campaign' },
    { path: '/campaign/1/view-camp' },
    { path: '/campaign/1/view-camp?state=2' },
    { path: '/campaign/1/view-camp?state=3' },
    { path: '/campaign/999999/view-camp' },
    { path: '/contract' },
    { path: '/contract/2/view' },
    { path: '/contract/2/view?tab=text' },
    { path: '/contract/add?campaign=1' },
    { path: '/nowhere' },
    { path: '/campaign-self-service/brand-dashboard' },
  ],
  brand: [
    { path: '/campaign-self-service/brand-dashboard' },
    { path: '/campaign-self-service/brand-dashboard', press: [BELL] },
    { path: '/campaign-self-service/brand-dashboard', press: [USER_MENU] },
    { path: '/campaign-self-service/campaign-request' },
    { path: '/campaign-self-service/campaign-request/2/view' },
    { path: '/campaign-self-service/campaign-request/2/view', press: [/( ablehnen|^Decline .+)$/] },
    { path: '/campaign-self-service/campaign-request/3/view' },
    { path: '/campaign-self-service/campaign-request/5/view' },
  ],
  tester: [{ path: '/testerworld/home' }, { path: '/testerworld/home', press: [USER_MENU] }],
};

/** What only a small window has. */
const ON_PHONES: readonly Screen[] = [
  { path: '/dashboard', press: [/^(Navigation öffnen|Open navigation)$/] },
  { path: '/dashboard', press: [/^(Filter öffnen|Open filters)/] },
  { path: '/campaign/1/view-camp?state=2' },
  { path: '/campaign' },
];

async function speak(context: BrowserContext, language: Language, url: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'uiLanguage', value: language.toUpperCase(), url: url ?? '' }]);
}

async function show(page: Page, { path, press = [] }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const name of press) await page.getByRole('button', { name }).first().click();
  if (press.length > 0)
    await expect(
      page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('navigation')).first(),
    ).toBeVisible();
}

for (const language of ['de', 'en'] as const) {
  // The other language has other words, not other colours; German has the longer words.
  const check = async (page: Page, about: string): Promise<void> => {
    if (language === 'en') return expectAccessible(page, about);
    await expectAccessibleInBothThemes(page, about);
    await expectFitsPhone(page, about);
  };

  test.describe(`in ${language}`, () => {
    // One flow looks at many screens, and a busy machine takes its time over each.
    test.describe.configure({ timeout: 360_000 });
    // One of the screens is a campaign that does not exist.
    test.use({ expectedErrors: [/status of 404/] });

    for (const account of ['manager', 'brand', 'tester'] as const)
      test(`axe finds nothing on what ${account}@ sees${language === 'de' ? ' in light and dark, and no page scrolls sideways on a phone' : ''} [R-PROD-001]`, async ({
        page,
        context,
        baseURL,
      }) => {
        await speak(context, language, baseURL);
        await haveLoggedIn(page, account);
        for (const screen of SCREENS[account] ?? []) {
          const about = [screen.path, ...(screen.press ?? [])].join(' ');
          await show(page, screen);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await check(page, about);
        }
      });

    test('axe finds nothing on a phone', async ({ page, context, baseURL }) => {
      await speak(context, language, baseURL);
      await page.setViewportSize({ width: 390, height: 844 });
      await haveLoggedIn(page, 'manager');
      for (const screen of ON_PHONES) {
        await show(page, screen);
        await expectAccessible(page, `${screen.path}, 390 px`);
      }
    });

    ownServerTest('axe finds nothing on the steps of the import', async ({ page, context, baseURL }) => {
      await speak(context, language, baseURL);
      await haveLoggedIn(page, 'manager');
      await show(page, { path: '/dashboard/import' });
      const next = page.getByRole('button', { name: /^(Weiter|Next)$/ });
      await page
        .getByRole('button', { name: /^(Datei mit Influencern|File with influencers)/ })
        .setInputFiles(resolve(import.meta.dirname, '../../../docs/examples/influencer-import.csv'));
      await check(page, 'file');
      await next.click();
      await expect(page.getByRole('region', { name: /^(Spalten zuordnen|Map columns)$/ })).toBeVisible();
      await check(page, 'columns');
      await next.click();
      await expect(page.getByRole('region', { name: /^(Vorschau prüfen|Check the preview)$/ })).toBeVisible();
      await check(page, 'preview');
      await page
        .getByRole('checkbox', { name: /^(Fehlerhafte Zeilen auslassen|Leave out rows with errors)$/ })
        .click({ force: true });
      await page.getByRole('button', { name: /^(24 Kanäle importieren|Import 24 channels)$/ }).click();
      await expect(page.getByRole('region', { name: /^(Import abgeschlossen|Import finished)$/ })).toBeVisible();
      await check(page, 'result');
    });
  });
}
