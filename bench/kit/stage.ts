import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumFlags, installedChromium } from '@resonanz/build/chromium';
import type { Bundle } from './build.ts';

const VIEWPORT = { width: 1280, height: 800 };

// Idle work is held until it is asked for, so that what the user waits for and what is done meanwhile are counted apart.
const holdIdle = `{
  const ask = window.requestIdleCallback.bind(window);
  const drop = window.cancelIdleCallback.bind(window);
  let held = new Map(), next = -1, isHeld = true;
  window.requestIdleCallback = (work, options) => {
    if (!isHeld) return ask(work, options);
    held.set(--next, [work, options]);
    return next;
  };
  window.cancelIdleCallback = (id) => held.delete(id) || drop(id);
  window.idle = {
    hold: () => { isHeld = true; },
    release: () => {
      isHeld = false;
      const waiting = [...held.values()];
      held.clear();
      for (const [work, options] of waiting) ask(work, options);
    },
  };
}`;

const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/** One fresh page with a contestant on it. */
export interface Stage {
  readonly page: Page;
  /** Main-thread computing in milliseconds until the page shows what `isDone` says, drawn. */
  readonly cost: (act: () => Promise<unknown>, isDone: string) => Promise<number>;
  /** Computing of the idle work that waits, and its longest task. */
  readonly idle: () => Promise<{ total: number; longest: number }>;
  /** Megabytes of the JavaScript heap after collecting garbage. */
  readonly heap: () => Promise<number>;
  readonly cdp: CDPSession;
}

/** Where a page comes from. */
export interface Served extends Bundle {
  /** Data the page gets before anything is measured. */
  readonly data?: string;
  readonly attributes?: string;
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Opens a fresh page in a browser context of its own. */
async function open(
  browser: Browser,
  { js, css, files = {}, data = 'null', attributes = '' }: Served,
): Promise<Stage & { close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'de-DE', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(holdIdle);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ body: js, contentType: 'text/javascript' });
    if (pathname === '/page.css') return route.fulfill({ body: css, contentType: 'text/css' });
    const file = files[pathname];
    if (file !== undefined) return route.fulfill({ body: file, contentType: 'application/json' });
    if (pathname !== '/') return route.fulfill({ status: 404 });
    const html = `<!doctype html><html lang="de" ${attributes}><meta charset="utf-8"><title>Kit</title><link rel="stylesheet" href="/page.css"><body><div id="root"></div><script>window.data = ${data}</script><script type="module" src="/page.js"></script>`;
    return route.fulfill({ body: html, contentType: 'text/html' });
  });
  await page.goto('http://kit.test/');
  await page.waitForFunction('window.kit');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computed = async () => (await metric(cdp, 'TaskDuration')) * 1000;
  await page.evaluate(painted);
  return {
    page,
    cdp,
    cost: async (act, isDone) => {
      const before = await computed();
      await act();
      // The condition is looked at once a frame; it costs every contestant the same.
      await page.waitForFunction(isDone, undefined, { polling: 'raf', timeout: 60_000 }).catch((error: unknown) => {
        throw new Error(`${isDone}: ${faults.join('; ')} ${String(error)}`);
      });
      await page.evaluate(painted);
      return (await computed()) - before;
    },
    idle: async () => {
      await page.evaluate(
        'window.longest = 0; new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) longest = Math.max(longest, duration) }).observe({ type: "longtask" }); 0',
      );
      const before = await computed();
      await page.evaluate('idle.release()');
      // Done when the thread has had nothing to do for a while.
      for (let last = -1, now = await computed(); now - last > 2; last = now, now = await computed())
        await page.waitForTimeout(250);
      const total = (await computed()) - before;
      return { total, longest: await page.evaluate<number>('window.longest') };
    },
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.collectGarbage');
      return (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
    },
    close: async () => {
      await context.close();
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

/**
 * Opens a fresh page for each sample: round by round, one contestant after the other; those in `once` only in the
 * first.
 */
export async function inRounds<Sample>(
  contestants: ReadonlyMap<string, Served>,
  rounds: number,
  sample: (stage: Stage, name: string) => Promise<Sample>,
  once: readonly string[] = [],
): Promise<Map<string, Sample[]>> {
  const executablePath = installedChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
  const samples = new Map<string, Sample[]>([...contestants.keys()].map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [name, served] of contestants) {
        if (round > 0 && once.includes(name)) continue;
        const stage = await open(browser, served);
        try {
          samples.get(name)?.push(await sample(stage, name));
        } catch (error) {
          throw new Error(`${name}, round ${round + 1}`, { cause: error });
        } finally {
          await stage.close();
        }
      }
    console.log(
      `Chromium ${browser.version()}, ${VIEWPORT.width} × ${VIEWPORT.height}, ${rounds} rounds, a fresh page each, interleaved.`,
    );
  } finally {
    await browser.close();
  }
  return samples;
}
