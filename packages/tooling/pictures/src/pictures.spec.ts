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

const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__';

interface Channel {
  readonly on: (event: 'storyRendered', listener: (id: string) => void) => void;
  readonly emit: (event: 'setCurrentStory', story: { readonly storyId: string; readonly viewMode: 'story' }) => void;
}

/** Runs in the page: writes down whose story has been rendered, with its play function over. */
function noticeRendered(name: string): void {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    set(channel: Channel) {
      Object.defineProperty(globalThis, name, { value: channel, configurable: true, writable: true });
      channel.on('storyRendered', (id) => {
        document.documentElement.dataset['renderedStory'] = id;
      });
    },
  });
}

/** Runs in the page: shows another story there, as a click on its name does. */
function changeStory({ name, id }: { readonly name: string; readonly id: string }): void {
  (globalThis as unknown as Record<string, Channel>)[name]?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
}

/**
 * Opens a story: the first of a page by its address, the others in the Storybook that is there, whose loading would
 * take longer than its pictures do. A second try begins with a fresh page.
 */
async function open(page: Page, storybook: string, id: string): Promise<void> {
  if (page.url().startsWith(storybook)) await page.evaluate(changeStory, { name: CHANNEL, id });
  else await page.goto(`${storybook}${storyPath(id)}`);
  await page.mouse.move(0, 0);
  await page.waitForFunction((shown) => document.documentElement.dataset['renderedStory'] === shown, id);
  await page.evaluate(() => document.fonts.ready);
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
      await page.addInitScript(noticeRendered, CHANNEL);
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
    await open(page, storybook, id);
    for (const way of [first, ...others]) {
      await look(page, way);
      // Mails in frames are set in the fonts of the machine.
      const mask = [page.locator('iframe[srcdoc]')];
      await expect.soft(page).toHaveScreenshot(`${id}-${way}.png`, { fullPage: true, mask });
    }
  });
}
