import { expect, type Page } from '@playwright/test';

/** Reads a message in the corner of a German page, then closes what lies there: it would lie above the buttons of the page. */
export async function told(page: Page, text: string): Promise<void> {
  const corner = page.getByRole('region', { name: 'Meldungen' });
  await expect(corner.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
  const close = corner.getByRole('button', { name: 'Meldung schließen' });
  // A message also goes by itself; then there is nothing left to close.
  while ((await close.count()) > 0) await close.first().click({ timeout: 500 }).catch(() => undefined);
}
