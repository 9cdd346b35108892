import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerDenied, answerFailure, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';

/** A list that fails is loaded again on request; one that is rejected says why and shows no table. */
export async function expectReloadAndDenial(
  server: EnvelopeFetch,
  call: string,
  open: () => Promise<unknown>,
): Promise<void> {
  server.on(call, answerFailure);
  await open();
  const reload = page.getByRole('button', { name: 'Erneut laden' });
  await expect.element(reload).toBeVisible();
  server.on(call, answerDenied);
  await reload.click();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(0);
}

/**
 * The tags of the filters in force, in their order, are taken away by keyboard: the focus goes to the next, and at last
 * to the list.
 */
export async function expectFocusKept(names: readonly [string, ...string[]]): Promise<void> {
  const tagOf = (name: string) => page.getByRole('row', { name: `${name} ${name} entfernen`, exact: true });
  const [first, ...others] = names;
  await expect.element(tagOf(first)).toBeVisible();
  await focusOn(tagOf(first));
  for (const place of [...others.map(tagOf), page.getByRole('region', { name: 'Einträge', exact: true })]) {
    await userEvent.keyboard('{Delete}');
    await expect.element(place).toHaveFocus();
  }
}
