import { test as base, expect, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { type OwnServer, type ServerPlace, startServer } from './server.ts';

interface Fixtures {
  /** Opens another browser context, for a second person; it is closed with the test. */
  readonly newPerson: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /**
   * Console errors that a test brings about on purpose, such as a rejected request: `test.use({ expectedErrors: [/401/]
   * })`.
   */
  readonly expectedErrors: readonly RegExp[];
  /** Whether the popup with today's to-dos appears after a log-in; by default not, because it lies above every flow. */
  readonly showsTodos: boolean;
  /** Whether brands and visitors are asked about cookies; false by default, as for a visitor who has declined. */
  readonly showsCookieBanner: boolean;
  readonly quietConsole: string[];
}

interface WorkerFixtures {
  /** The server that the tests of one worker share. */
  readonly workerServer: OwnServer;
}

/** Playwright's test, in which any console error or uncaught exception of any page fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workerServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures a fixture needs; this one needs none.
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
      server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ workerServer }, provide) => provide(workerServer.url),
  expectedErrors: [[], { option: true }],
  showsTodos: [false, { option: true }],
  showsCookieBanner: [false, { option: true }],
  quietConsole: [
    async ({ context, expectedErrors, showsTodos, showsCookieBanner }, provide) => {
      const errors: string[] = [];
      watch(context, errors);
      if (!showsTodos) await hideTodos(context);
      if (!showsCookieBanner) await declineCookies(context);
      await provide(errors);
      const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The console must stay free of errors:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  newPerson: async (
    { browser, quietConsole, showsTodos, showsCookieBanner, contextOptions, viewport, locale, timezoneId, baseURL },
    provide,
  ) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const defaults = { viewport, locale, timezoneId, baseURL };
      const known = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined));
      const context = await browser.newContext({ ...contextOptions, ...known, ...options });
      watch(context, quietConsole);
      if (!showsTodos) await hideTodos(context);
      if (!showsCookieBanner) await declineCookies(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** The same on a server of the test's own with fresh demo data, for flows that change much, or that stop the server. */
export const ownServerTest = test.extend<{ readonly server: OwnServer; readonly serverPlace: ServerPlace }>({
  serverPlace: [{}, { option: true }],
  server: async ({ serverPlace }, provide) => {
    const server = await startServer(serverPlace);
    await provide(server);
    await server.stop();
    server.remove();
  },
  // Everything that opens pages depends on the address, so pages are closed before the server stops.
  baseURL: ({ server }, provide) => provide(server.url),
});

/** Nobody has to do anything today. Said in the page: a route would switch off the cache of the browser for all files. */
async function hideTodos(context: BrowserContext): Promise<void> {
  await context.addInitScript((call) => {
    const ask = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      (input instanceof Request ? input.url : String(input)).includes(call)
        ? Promise.resolve(Response.json({ message: 'SUCCESS', data: [], error: null }))
        : ask(input, init);
  }, '/api/todo/getByDueDate');
}

/** The answer of a visitor who has declined every version of the privacy policy there will be. */
async function declineCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: 'cookieConsent', value: encodeURIComponent('false|2026-01-01|9999-12-31'), domain: 'localhost', path: '/' },
  ]);
}

function watch(context: BrowserContext, errors: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
}

export { expect };
