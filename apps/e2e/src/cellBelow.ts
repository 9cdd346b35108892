import type { Locator } from '@playwright/test';

/** The cell of a row below a head; cells are drawn while their column is in sight. */
export async function cellBelow(table: Locator, row: Locator, name: string): Promise<Locator> {
  const head = table.getByRole('columnheader', { name, exact: true });
  await head.scrollIntoViewIfNeeded();
  const column = await head.getAttribute('aria-colindex');
  return row.locator(`[role=gridcell][aria-colindex="${column}"]`);
}
