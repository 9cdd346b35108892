import { expect, test, type Page } from '@playwright/test';
import { pictures, type Way } from './pictures.ts';
import { serveStorybook, storyAddress, storyIds } from './staticStorybook.ts';

const ids = storyIds();

/** Looks at the story that is open in another way, without loading it again. */
async function look(page: Page, way: Way): Promise<void> {
  await page.setViewportSize(way === 'phone' ? { width: 390, height: 640 } : { width: 900, height: 480 });
  await page.emulateMedia({ forcedColors: way === 'forced' ? 'active' : 'none' });
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, way === 'dark' ? 'dark' : 'light');
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

for (const [id, ways] of Object.entries(pictures))
  test(`${id} looks as it did`, async ({ context, page }) => {
    expect(ids.has(id), `the story ${id} exists`).toBe(true);
    await serveStorybook(context);
    await page.addInitScript(noticeRendered);
    await look(page, ways[0] ?? 'light');
    await page.goto(storyAddress(id));
    await page.waitForFunction(() => 'storyIsRendered' in document.documentElement.dataset);
    await page.evaluate(() => document.fonts.ready);
    for (const way of ways) {
      await look(page, way);
      await expect.soft(page).toHaveScreenshot(`${id}-${way}.png`, { fullPage: true });
    }
  });
