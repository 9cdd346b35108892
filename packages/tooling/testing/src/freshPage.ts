import { afterAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';

/** What a provider that speaks the protocol of Chromium offers; the type of its session comes with the provider. */
interface Emulation {
  send(
    method: 'Emulation.setEmulatedMedia',
    media: { features: readonly { name: string; value: string }[] },
  ): Promise<unknown>;
}

const html = document.documentElement;
const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const first = {
  width: window.innerWidth,
  height: window.innerHeight,
  attributes: Object.fromEntries([...html.attributes].map(({ name, value }) => [name, value])),
  title: document.title,
  address: location.href,
  isStill: prefersStillness(),
};

function restoreAttributes(): void {
  for (const name of html.getAttributeNames()) if (!(name in first.attributes)) html.removeAttribute(name);
  for (const [name, value] of Object.entries(first.attributes)) html.setAttribute(name, value);
}

/**
 * Registers for the test file that is being set up: each test begins without rendered trees, and what the file changed
 * about the page is taken back when it is over.
 */
export function freshPage(): void {
  beforeEach(async () => {
    await cleanup();
  });

  afterAll(async () => {
    await cleanup();
    vi.useRealTimers();
    document.body.replaceChildren();
    document.title = first.title;
    history.replaceState(null, '', first.address);
    restoreAttributes();
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await cookieStore.getAll()) if (name !== undefined) await cookieStore.delete(name);
    // Emulating a media feature replaces all emulated ones.
    if (first.isStill && !prefersStillness()) {
      await (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
      });
    }
    if (window.innerWidth !== first.width || window.innerHeight !== first.height)
      await page.viewport(first.width, first.height);
  });
}
