import { answerDenied, answerFailure, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** A list that fails is loaded anew on request; one that is refused says why and shows no table. */
export async function expectReloadAndDenial(server: EnvelopeFetch, call: string, open: () => Promise<unknown>): Promise<void> {
  server.on(call, answerFailure);
  await open();
  const reload = page.getByRole('button', { name: 'Erneut laden' });
  await expect.element(reload).toBeVisible();
  server.on(call, answerDenied);
  await reload.click();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(0);
}
