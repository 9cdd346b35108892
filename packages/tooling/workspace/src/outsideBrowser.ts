import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, installedChromium } from '@resonanz/build/chromium';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};
const ADDRESS = 'http://outside.example';

/** Opens the page that a bundler left in a folder, without a server; `messages` collects the errors of its console. */
export async function onBuiltPage<Result>(
  dist: string,
  look: (tab: Page, messages: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const executablePath = installedChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
  try {
    const tab = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'de-DE',
    });
    const messages: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
    tab.on('pageerror', (error) => messages.push(error.message));
    await tab.route(`${ADDRESS}/**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = path === '/' ? '/index.html' : path;
      const contentType = TYPES[extname(file)];
      return contentType ? route.fulfill({ path: join(dist, file), contentType }) : route.fulfill({ status: 404 });
    });
    await tab.goto(ADDRESS);
    return await look(tab, messages);
  } finally {
    await browser.close();
  }
}
