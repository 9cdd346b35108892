import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Options of {@link focusOn}. */
export interface FocusOptions {
  /** Milliseconds to wait for the element, and for the focus; those of `expect.element` by default. */
  readonly timeout?: number;
}

/**
 * Focuses what a locator finds: waits until it is there, focuses it, and waits until it has the focus, so that the next
 * key goes to it. Rejects when there is no such element or more than one, and when it does not take the focus.
 */
export async function focusOn(locator: Locator, options: FocusOptions = {}): Promise<void> {
  const element = await locator.findElement(options);
  element.focus();
  await expect.element(element, options).toHaveFocus();
}
