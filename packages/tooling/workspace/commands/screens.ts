import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumFlags } from '@resonanz/build/chromium';
import { findChromium } from '../src/findChromium.ts';
import { LOADING, shownMarks, untilLoaded, type LoadingMark } from '../src/loadingMarks.ts';
import { root } from '../src/root.ts';
import { giveUp, messageOf, say } from '../src/say.ts';
import { logins, screens, type Screen } from '../src/screens.ts';

const { values, positionals } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4600' },
    theme: { type: 'string', default: 'light' },
    out: { type: 'string' },
  },
  allowPositionals: true,
});
const wanted = screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (wanted.length === 0) giveUp(`There is no such screen; the list is: ${screens.map(({ name }) => name).join(', ')}`);
await fetch(values.url).catch(() =>
  giveUp(`Nothing answers at ${values.url}. Start the product first (npm start), or pass --url.`),
);
const executablePath = await findChromium();
if (!executablePath) giveUp('No Chromium was found: install Chromium or Chrome, or set RESONANZ_CHROMIUM to its path.');

const folder = values.out ?? join(root, 'docs/screens');
mkdirSync(folder, { recursive: true });

async function open(browser: Browser, width: number, account: Screen['account']): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: values.url,
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    colorScheme: values.theme === 'dark' ? 'dark' : 'light',
  });
  // The question about cookies would lie over every page of the portal.
  await context.addCookies([
    { name: 'cookieConsent', value: encodeURIComponent('false|2026-01-01|9999-12-31'), url: values.url },
  ]);
  if (!account) return context;
  const page = await context.newPage();
  await page.goto(logins[account]);
  await page.locator('input[autocomplete="username"], input[type="email"]').first().fill(`${account}@resonanz.example`);
  await page.locator('input[type="password"]').first().fill('Resonanz!2026');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.close();
  return context;
}

/** What is loading in the window of a page. */
async function loadingOn(page: Page): Promise<readonly LoadingMark[]> {
  const marks = await page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((element): LoadingMark => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return {
          kind:
            element.getAttribute('data-loading') === 'spinner'
              ? 'spinner'
              : element.hasAttribute('data-loading')
                ? 'skeleton'
                : 'aria-busy',
          top,
          bottom,
          left,
          right,
        };
      }),
    LOADING,
  );
  return shownMarks(marks, page.viewportSize() ?? { width: 0, height: 0 });
}

const browser = await chromium.launch({ executablePath, args: chromiumFlags });
let failed = 0;
for (const width of [1440, 390]) {
  const contexts = new Map<Screen['account'], BrowserContext>();
  for (const { name, path, account, act } of wanted) {
    try {
      const context = contexts.get(account) ?? (await open(browser, width, account));
      contexts.set(account, context);
      const page = await context.newPage();
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await act?.(page);
      await page.waitForLoadState('networkidle');
      await untilLoaded(
        () => loadingOn(page),
        (ms) => page.waitForTimeout(ms),
      );
      await page.evaluate(() => document.fonts.ready);
      // Pictures load lazily: those in view have to be there.
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
      );
      const file = `${name}.${width}${values.theme === 'dark' ? '.dark' : ''}.png`;
      await page.screenshot({ path: join(folder, file), animations: 'disabled' });
      await page.close();
      say(file);
    } catch (error) {
      failed += 1;
      say(`${name} at ${width} px failed: ${messageOf(error)}`);
    }
  }
  await Promise.all([...contexts.values()].map((context) => context.close()));
}
await browser.close();
process.exit(failed > 0 ? 1 : 0);
