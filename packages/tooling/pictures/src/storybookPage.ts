import { test as base, type Page } from '@playwright/test';
import { serveStorybook, storyPath, type Language } from './staticStorybook.ts';

const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__';

/** A story, or the page that is written about stories. */
export type ViewMode = 'story' | 'docs';

interface Channel {
  readonly on: (event: 'storyRendered' | 'docsRendered', listener: (id: string) => void) => void;
  readonly emit: (event: 'setCurrentStory', entry: { readonly storyId: string; readonly viewMode: ViewMode }) => void;
}

/** Runs in the page: writes down whose story has been rendered, with its play function over, and whose page. */
function noticeRendered(name: string): void {
  const mark = (kind: string, id: string) => {
    document.documentElement.dataset[kind] = id;
  };
  Object.defineProperty(globalThis, name, {
    configurable: true,
    set(channel: Channel) {
      Object.defineProperty(globalThis, name, { value: channel, configurable: true, writable: true });
      channel.on('docsRendered', (id) => mark('renderedDocs', id));
      channel.on('storyRendered', (id) => {
        mark('renderedStory', id);
        mark('renderedStories', `${document.documentElement.dataset['renderedStories'] ?? ''} ${id}`);
      });
    },
  });
}

interface Wanted {
  readonly name: string;
  readonly id: string;
  readonly viewMode: ViewMode;
}

/** Runs in the page: shows another entry there, as a click on its name does. */
function change({ name, id, viewMode }: Wanted): void {
  document.documentElement.dataset['renderedStories'] = '';
  (globalThis as unknown as Record<string, Channel>)[name]?.emit('setCurrentStory', { storyId: id, viewMode });
}

/**
 * Opens an entry: the first of a page by its address, the others in the Storybook that is there, whose loading would
 * take longer than looking at them does. A second try begins with a fresh page.
 */
export async function openEntry(
  page: Page,
  storybook: string,
  id: string,
  viewMode: ViewMode,
  language: Language = 'de',
): Promise<void> {
  if (page.url().startsWith(storybook)) await page.evaluate(change, { name: CHANNEL, id, viewMode });
  else await page.goto(`${storybook}${storyPath(id, viewMode, language)}`);
  await page.mouse.move(0, 0);
  const mark = viewMode === 'story' ? 'renderedStory' : 'renderedDocs';
  await page.waitForFunction(([kind, shown]) => document.documentElement.dataset[kind] === shown, [mark, id] as const);
  await page.evaluate(() => document.fonts.ready);
}

interface WorkerFixtures {
  /** The language that the toolbar has chosen; each is a project, see `playwright.config.ts`. */
  readonly language: Language;
  /** Where the built Storybook stands. */
  readonly storybook: string;
  /** One page for all entries of a worker, because a new one would load all of Storybook again. */
  readonly stories: Page;
}

/** Tests that look at the built Storybook. */
export const test = base.extend<object, WorkerFixtures>({
  language: ['de', { option: true, scope: 'worker' }],
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
