import { expect, type Locator, type Page } from '@playwright/test';

/** The words of controls that stick out of something around them; what scrolls sideways by design may. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Drawings such as stars are moved a little to stand in line with words.
    const SLACK = 4;
    const scrolls = (element: Element) =>
      element.matches('[role=tablist], [role=table], [role=grid], table') ||
      element.querySelector(':scope > table, :scope > [role=tablist]') !== null;
    const isOutside = (control: Element): boolean => {
      const { right, left, width } = control.getBoundingClientRect();
      // What waits beside the window, such as a closed navigation, is not on the page.
      if (width <= 1 || right <= 0 || left >= innerWidth) return false;
      for (let around = control.parentElement; around && around !== document.body; around = around.parentElement) {
        if (scrolls(around)) return false;
        const box = around.getBoundingClientRect();
        const { display, textOverflow } = getComputedStyle(around);
        // Names of records may end in an ellipsis, and what only screen readers hear takes no room.
        if (textOverflow === 'ellipsis' || box.width <= 1) return false;
        if (display.startsWith('inline')) continue;
        if (right > box.right + SLACK || left < box.left - SLACK) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('button, a[href], label, [role=combobox]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && isOutside(control))
      .map((control) =>
        (control.textContent || control.getAttribute('aria-label') || control.outerHTML).trim().slice(0, 60),
      );
  });
}

/** No button, link or label sticks out of the panel, row or card it stands in, at a desk and on a phone. */
export async function expectNothingCutOff(page: Page, about: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft.poll(() => cutOff(page), { message: `${about}, ${width} px` }).toEqual([]);
  }
}

/** In the window as it is the page scrolls down only, and nothing that can be pressed is cut off or beside it. */
export async function expectFits(page: Page, about: string): Promise<void> {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.soft.poll(beside, { message: `${about}: scrolls sideways` }).toBeLessThanOrEqual(0);
  await expect.soft.poll(() => cutOff(page), { message: about }).toEqual([]);
}

/** What lies under the pointer in the middle of each of these controls is that control. */
export async function expectPressable(controls: Locator): Promise<void> {
  await expect(controls.first()).toBeVisible();
  const covered = () =>
    controls.evaluateAll((all) =>
      all
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((control) => control.textContent),
    );
  await expect.poll(covered).toEqual([]);
}
