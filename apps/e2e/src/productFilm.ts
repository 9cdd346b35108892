import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { brandPaths } from '@resonanz/domain/paths';
import { expect } from './test.ts';

/** How the film is called. */
export const FILM = 'produktfilm.mp4';

/** Bytes of a piece of an upload. */
export const PIECE = 4 * 1024 * 1024;

/** A film that is sent in three pieces; its head says what it is. */
export const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), randomBytes(2 * PIECE + PIECE / 4)]);

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Begins a campaign request and keeps it as a draft; gives its id. */
export async function beginRequest(page: Page): Promise<number> {
  await page.goto(brandPaths.campaignRequestAdd());
  await page.getByRole('textbox', { name: /^Titel der Kampagne/ }).fill('Produktfilm');
  await page.getByRole('button', { name: 'Entwurf speichern', exact: true }).click();
  await expect(page).toHaveURL(/\/campaign-request\/\d+\/edit$/);
  return Number(/\d+/.exec(page.url().split('/campaign-request/')[1] ?? '')?.[0]);
}

/** Chooses the film among the product media. */
export const chooseFilm = (page: Page): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: FILM, mimeType: 'video/mp4', buffer: film }, { timeout: 30_000 });

/** The film stands among the files of the request and comes back byte for byte. */
export async function expectFilmStored(page: Page): Promise<void> {
  await expect(page.getByRole('row', { name: FILM })).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `${FILM} herunterladen` }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  expect(hash(Buffer.concat(chunks))).toBe(hash(film));
}
