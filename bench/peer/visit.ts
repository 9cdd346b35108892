import type { Browser, CDPSession, Page } from 'playwright';
import { MANAGER } from '../api/benchServer.ts';
import { LOG_IN } from './pages/words.ts';

/** What one visit took, in milliseconds. */
export interface Visit {
  /** From the address of the log-in to its largest paint. */
  readonly logInShown: number;
  /** From the press of the log-in button to the painted list. */
  readonly toList: number;
  /** Main-thread computing meanwhile, as throttled. */
  readonly computed: number;
  /** The longest interaction while a search is typed. */
  readonly typing: number;
  /** The longest one while rows are ticked, one by one and all. */
  readonly ticking: number;
  /** Kilobytes of scripts and style sheets, as they were sent. */
  readonly kilobytes: { readonly logIn: number; readonly list: number };
}

/** What is looked for. */
export interface Expected {
  /** Names in the rows of the first page. */
  readonly names: readonly string[];
  readonly search: string;
}

const RATE = 4;
const VIEWPORT = { width: 1440, height: 900 };
const KEY_DELAY = 120;
const TABLE = 'table, [role=grid]';

const observe = `{
  window.seen = { interactions: [], frames: [], largest: 0, pressed: 0, drawn: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) seen.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.largest = startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => seen.frames.push(...list.getEntries())).observe({ type: 'long-animation-frame' });
  document.addEventListener('click', ({ timeStamp }) => { seen.pressed = timeStamp; }, true);
  window.listDrawn = (names) => new Promise((done) => {
    requestAnimationFrame(function look() {
      const words = document.querySelector('${TABLE}')?.textContent ?? '';
      if (!names.every((name) => words.includes(name))) return void requestAnimationFrame(look);
      seen.drawn = performance.now();
      done();
    });
  });
  // A frame that begins with the rows in the document ends with them on the screen. What runs after it may be far behind: pictures of the rows come before.
  window.listPainted = () => {
    const frame = seen.frames.find(({ startTime, duration }) => startTime <= seen.drawn && seen.drawn <= startTime + duration);
    return (frame ? frame.startTime + frame.duration : seen.drawn) - seen.pressed;
  };
}`;

const loaded = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|css)(?:\?|$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
  );

async function computing(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** The longest interaction of what somebody does. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('seen.interactions.length = 0');
  await act();
  await page.waitForTimeout(1_000);
  const durations = await page.evaluate<number[]>('seen.interactions');
  // What takes less than the threshold is not reported.
  return Math.max(16, ...durations);
}

async function typeSearch(page: Page, text: string): Promise<void> {
  const field = page.getByRole('searchbox').first();
  await field.click();
  const answered = page.waitForResponse((response) => response.url().includes('/influencer/advancedSearch'));
  await field.pressSequentially(text, { delay: KEY_DELAY });
  await answered;
}

async function tickRows(page: Page): Promise<void> {
  const boxes = page.locator(TABLE).locator('input[type=checkbox]');
  for (const at of [1, 2, 3, 0]) {
    const place = await boxes.nth(at).boundingBox();
    if (!place) throw new Error(`There is no checkbox ${at}.`);
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await page.waitForTimeout(300);
  }
  const ticked = await page.locator(TABLE).locator('input[type=checkbox]:checked').count();
  if (ticked < 3) throw new Error(`Only ${ticked} rows are ticked.`);
}

/** Logs in, searches and ticks rows, with nothing in the cache and on a processor four times slower. */
export async function visit(browser: Browser, address: string, { names, search }: Expected): Promise<Visit> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: RATE });
    await page.goto(address);
    await page.getByLabel(LOG_IN.email).fill(MANAGER.username);
    await page.getByLabel(LOG_IN.password, { exact: true }).fill(MANAGER.password);
    // People take longer than this; whoever loads ahead has the time to.
    await page.waitForLoadState('networkidle');
    const logInShown = await page.evaluate<number>('seen.largest');
    const logInKilobytes = await loaded(page);

    const before = await computing(cdp);
    const drawn = page.evaluate(
      (wanted) => (window as unknown as { listDrawn: (names: readonly string[]) => Promise<void> }).listDrawn(wanted),
      names,
    );
    await page.getByRole('button', { name: LOG_IN.submit, exact: true }).click();
    await drawn;
    const computed = (await computing(cdp)) - before;
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(1_000);
    const toList = await page.evaluate<number>('listPainted()');
    const listKilobytes = await loaded(page);

    const ticking = await longest(page, () => tickRows(page));
    const typing = await longest(page, () => typeSearch(page, search));
    return { logInShown, toList, computed, typing, ticking, kilobytes: { logIn: logInKilobytes, list: listKilobytes } };
  } finally {
    await context.close();
  }
}
