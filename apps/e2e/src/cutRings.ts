import type { Page } from '@playwright/test';

/** How the ring around the element in focus is cut off by something around it; undefined where it is whole. */
function cutRing(): string | undefined {
  const SLACK = 0.5;
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(focused);
  // Fields draw the ring around what they stand in.
  if (outlineStyle === 'none') return undefined;
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  for (let around = focused.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const cutsAcross = overflowX !== 'visible';
    const cutsDown = overflowY !== 'visible';
    const box = around.getBoundingClientRect();
    const hasMoreAbove = overflowY === 'auto' && around.scrollTop > 0;
    const hasMoreBelow = overflowY === 'auto' && around.scrollTop + around.clientHeight < around.scrollHeight - 1;
    const sides = [
      cutsAcross && left - reach < box.left - SLACK && 'left',
      cutsAcross && right + reach > box.right + SLACK && 'right',
      cutsDown && !hasMoreAbove && top - reach < box.top - SLACK && 'top',
      cutsDown && !hasMoreBelow && bottom + reach > box.bottom + SLACK && 'bottom',
    ].filter((side) => side !== false);
    if (sides.length > 0) return `${(focused.getAttribute('aria-label') || focused.textContent).trim().slice(0, 50)}: ${sides.join(', ')}`;
  }
  return undefined;
}

/** Goes through the page's content by Tab, for so many steps at most; gives the rings that are cut off. */
export async function cutRings(page: Page, steps: number): Promise<readonly string[]> {
  const found = new Set<string>();
  await page.getByRole('main').focus();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => document.activeElement?.closest('main') !== null))) break;
    const cut = await page.evaluate(cutRing);
    if (cut !== undefined) found.add(cut);
  }
  return [...found];
}
