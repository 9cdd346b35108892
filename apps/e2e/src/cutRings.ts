import { expect, type Page } from '@playwright/test';

/**
 * How the ring around the element in focus is cut off by something around it, or whole; undefined where none is drawn,
 * as around fields, whose frame has it.
 */
function ringInFocus(): string | undefined {
  const SLACK = 0.5;
  const focused = document.activeElement;
  if (!focused) return undefined;
  const { outlineStyle, outlineOffset, outlineWidth, boxShadow } = getComputedStyle(focused);
  if (outlineStyle === 'none') return undefined;
  const spread = /([\d.]+)px$/.exec(boxShadow)?.[1] ?? '0';
  const reach = Math.max(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth), Number.parseFloat(spread));
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  for (let around = focused.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    const cutLeft = box.left + around.clientLeft;
    const cutTop = box.top + around.clientTop;
    const across = overflowX !== 'visible';
    const down = overflowY !== 'visible';
    // What scrolls can be scrolled to the rest of a ring.
    const sides = [
      across && around.scrollLeft === 0 && left - reach < cutLeft - SLACK && 'left',
      across &&
        around.scrollLeft + around.clientWidth >= around.scrollWidth - 1 &&
        right + reach > cutLeft + around.clientWidth + SLACK &&
        'right',
      down && around.scrollTop === 0 && top - reach < cutTop - SLACK && 'top',
      down &&
        around.scrollTop + around.clientHeight >= around.scrollHeight - 1 &&
        bottom + reach > cutTop + around.clientHeight + SLACK &&
        'bottom',
    ].filter((side) => side !== false);
    if (sides.length > 0)
      return `${(focused.getAttribute('aria-label') || focused.textContent).trim().slice(0, 50)}: ${sides.join(', ')}`;
  }
  return 'whole';
}

/** Going through the page's content by Tab, for so many steps at most, shows rings, and all of them whole. */
export async function expectWholeRings(page: Page, steps: number): Promise<void> {
  const rings = new Set<string>();
  await page.getByRole('main').focus();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => document.activeElement?.closest('main') !== null))) break;
    const ring = await page.evaluate(ringInFocus);
    if (ring !== undefined) rings.add(ring);
  }
  expect.soft([...rings], new URL(page.url()).pathname).toEqual(['whole']);
}
