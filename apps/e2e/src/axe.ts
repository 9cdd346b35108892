import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What fails is asked for alone, and within the page: a list of all that is fine, and a page of its own to sum up,
 * would take most of the time.
 */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function violationsOf(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Colours on their way from one to the other have no contrast to speak of. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page, about: string): Promise<void> {
  await transitionsEnd(page);
  expect.soft(await violationsOf(axeOn(page)), about).toEqual([]);
}

/** Axe finds nothing on the page in light and in dark. */
export async function expectAccessibleInBothThemes(page: Page, about: string): Promise<void> {
  await expectAccessible(page, about);
  // Themes differ in colours alone, so the second look needs no other rules.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await transitionsEnd(page);
  expect
    .soft(await violationsOf(axeOn(page).withRules(['color-contrast', 'link-in-text-block'])), `${about}, dark`)
    .toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

const DESK = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;

/** Forms narrower than this are squeezed beside something else. */
const FORM_ROOM = 200;

/**
 * Where the page scrolls sideways: the innermost elements that reach beyond the window, other than in places that
 * scroll by themselves.
 */
function tooWide(width: number): readonly string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const isHeld = (element: Element): boolean =>
    element.parentElement !== null &&
    (getComputedStyle(element.parentElement).overflowX !== 'visible' || isHeld(element.parentElement));
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > width + 0.5 && !isHeld(element),
  );
  const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)));
  return innermost.map((element) => {
    const end = Math.round(element.getBoundingClientRect().right);
    return `${element.localName} "${(element.textContent ?? '').slice(0, 60)}" ends at ${end}`;
  });
}

/** The page fits a phone: nothing scrolls sideways, and forms have room. */
export async function expectFitsPhone(page: Page, about: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await expect.soft.poll(() => page.evaluate(tooWide, PHONE.width), { message: `${about}, 390 px` }).toEqual([]);
  const squeezed = () =>
    page.evaluate(
      (room) =>
        [...document.querySelectorAll('main form')].filter((form) => form.clientHeight > 0 && form.clientWidth < room)
          .length,
      FORM_ROOM,
    );
  await expect.soft.poll(squeezed, { message: `${about}, forms at 390 px` }).toBe(0);
  await page.setViewportSize(DESK);
}
