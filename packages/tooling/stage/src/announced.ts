import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** What shows where the user is looking is said to assistive technology, and no toast says it too. */
export async function expectAnnounced(text: string): Promise<void> {
  await expect
    .poll(() => [...document.querySelectorAll('[data-live-announcer]')].map((place) => place.textContent))
    .toContain(text);
  expect(page.getByRole('region', { name: /^(Meldungen|Messages)/ }).elements()).toEqual([]);
}
