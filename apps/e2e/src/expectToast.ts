import { expect, type Page } from '@playwright/test';

/** Reads a message of a German page, a toast or what is announced because it shows, then closes the toasts. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const corner = page.getByRole('region', { name: 'Meldungen' });
  const toast = corner.getByRole('listitem').filter({ hasText: text });
  await expect(toast.or(page.locator('[data-live-announcer]').filter({ hasText: text })).first()).toBeAttached();
  const close = corner.getByRole('button', { name: 'Meldung schließen' });
  // A message also goes by itself; then there is nothing left to close.
  while ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
}
