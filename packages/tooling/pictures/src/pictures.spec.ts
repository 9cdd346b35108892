import { test as base, expect, type Page } from '@playwright/test';
import { named, type Way, waysOf } from './pictures.ts';
import { serveStorybook, storyIds, storyPath } from './staticStorybook.ts';

const ids = storyIds();

/** Looks at the story that is open in another way, without loading it again. */
async function look(page: Page, way: Way): Promise<void> {
  await page.setViewportSize(way === 'phone' ? { width: 390, height: 720 } : { width: 900, height: 720 });
  await page.emulateMedia({ forcedColors: way === 'forced' ? 'active' : 'none' });
  await page.evaluate(
    (theme) => {
      document.documentElement.dataset['theme'] = theme;
    },
    way === 'dark' ? 'dark' : 'light',
  );
}

/** Runs in the page: marks it when the story has been rendered and its play function is over. */
function noticeRendered(): void {
  const name = '__STORYBOOK_ADDONS_CHANNEL__';
  Object.defineProperty(globalThis, name, {
    configurable: true,
    set(channel: { on: (event: string, listener: () => void) => void }) {
      Object.defineProperty(globalThis, name, { value: channel, configurable: true, writable: true });
      channel.on('storyRendered', () => {
        document.documentElement.dataset['storyIsRendered'] = '';
      });
    },
  });
}

interface WorkerFixtures {
  /** Where the built Storybook stands. */
  readonly storybook: string;
  /** One page for all stories of a worker, because a new one would load all of Storybook again. */
  readonly stories: Page;
}

const test = base.extend<object, WorkerFixtures>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures a fixture needs; this one needs none.
    async ({}, provide) => {
      const { address, close } = await serveStorybook();
      await provide(address);
      await close();
    },
    { scope: 'worker' },
  ],
  stories: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
      await page.addInitScript(noticeRendered);
      // Calendars mark today; timers go on.
      await page.clock.setFixedTime(new Date('2026-11-25T10:00:00+01:00'));
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

test('the stories that are named exist, one of every component', () => {
  const componentOf = (id: string) => id.slice(0, id.indexOf('--'));
  const pictured = new Set(named.map(componentOf));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(
    [...new Set([...ids].filter((id) => id.startsWith('ui-')).map(componentOf))].filter(
      (component) => !pictured.has(component),
    ),
  ).toEqual([]);
});

for (const id of ids) {
  const [first, ...others] = waysOf(id);
  if (!first) continue;
  test(`${id} looks as it did`, async ({ stories: page, storybook }) => {
    await look(page, first);
    await page.goto(`${storybook}${storyPath(id)}`);
    await page.mouse.move(0, 0);
    await page.waitForFunction(() => 'storyIsRendered' in document.documentElement.dataset);
    await page.evaluate(() => document.fonts.ready);
    for (const way of [first, ...others]) {
      await look(page, way);
      // Mails in frames are set in the fonts of the machine.
      const mask = [page.locator('iframe[srcdoc]')];
      await expect.soft(page).toHaveScreenshot(`${id}-${way}.png`, { fullPage: true, mask });
    }
  });
}
