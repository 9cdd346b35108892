import type { Page } from '@playwright/test';

/** Answers the question before a brand's approval. */
export async function confirmApproval(page: Page, name: string): Promise<void> {
  await page
    .getByRole('alertdialog', { name: `${name} zusagen?` })
    .getByRole('button', { name: 'Verbindlich zusagen' })
    .click();
}
