import type { Page } from '@playwright/test';
import type { ChainWords } from './chainWords.ts';
import type { Hands } from './hands.ts';
import { expect } from './test.ts';

/** Reads the toasts, one of which says all of this unless it is announced because it shows, and closes them. */
export async function readToasts(page: Page, hands: Hands, t: ChainWords, ...texts: readonly string[]): Promise<void> {
  const region = page.getByRole('region', { name: t.toasts });
  const toasts = region.getByRole('listitem');
  let said = toasts.or(page.locator('[data-live-announcer]'));
  for (const text of texts) said = said.filter({ hasText: text });
  await expect(said.first()).toBeAttached();
  const close = region.getByRole('button', { name: t.closeToast });
  for (let left = await toasts.count(); left > 0; left = await toasts.count()) {
    await hands.press(close.first());
    await expect.poll(() => toasts.count()).toBeLessThan(left);
  }
}
