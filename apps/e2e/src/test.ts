import { test as base, expect, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

interface Fixtures {
  /** Opens another browser context, for a second person; it is closed with the test. */
  readonly newPerson: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Patterns of console errors that this test brings about on purpose, such as a refused request. */
  readonly expectedErrors: RegExp[];
}

/** Playwright's test, in which any console error or uncaught exception of any page fails the test. */
export const test = base.extend<Fixtures & { readonly quietConsole: string[] }>({
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      watch(context, errors);
      await use(errors);
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text))), 'the console must stay free of errors').toEqual([]);
    },
    { auto: true },
  ],
  newPerson: async ({ browser, quietConsole, contextOptions, viewport, locale, timezoneId, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const defaults = { viewport, locale, timezoneId, baseURL };
      const known = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined));
      const context = await browser.newContext({ ...contextOptions, ...known, ...options });
      watch(context, quietConsole);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

function watch(context: BrowserContext, errors: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
}

export { expect };
