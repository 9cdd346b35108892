import { createHash, randomBytes } from 'node:crypto';
import { brandPaths } from '@resonanz/domain/paths';
import { logIn } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const NAME = 'produktfilm.mp4';
const MEGABYTE = 1024 * 1024;
/** Large enough to be sent in three pieces; its head says what it is. */
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), randomBytes(9 * MEGABYTE)]);
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test.describe.configure({ timeout: 120_000 });
// The line is lost on purpose.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

test('an upload of product media goes on after the line was lost, where it had got to', async ({ page, context }) => {
  await logIn(page, 'brand');
  const offsets: number[] = [];
  let isLost = false;
  await context.route('**/api/files/resumable/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const offset = Number(route.request().headers()['upload-offset']);
    offsets.push(offset);
    if (offset === 0 || isLost) return route.continue();
    isLost = true;
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });

  await page.goto(brandPaths.campaignRequestAdd());
  await page.getByRole('textbox', { name: /^Titel der Kampagne/ }).fill('Produktfilm');
  await page.getByRole('button', { name: 'Entwurf speichern und hinzufügen' }).click();
  await expect(page).toHaveURL(/\/campaign-request\/\d+\/edit$/);
  await page.locator('input[type=file]').first().setInputFiles({ name: NAME, mimeType: 'video/mp4', buffer: film });
  await expect.poll(() => isLost).toBe(true);
  const upload = page.getByRole('listitem').filter({ hasText: NAME });
  await expect(upload.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('row', { name: NAME })).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('row', { name: NAME })).toBeVisible({ timeout: 30_000 });
  expect(offsets.filter((offset) => offset === 0), 'the first piece is sent once').toHaveLength(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `${NAME} herunterladen` }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  expect(hash(Buffer.concat(chunks))).toBe(hash(film));
});
