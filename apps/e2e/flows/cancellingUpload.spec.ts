import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@resonanz/contract/types';
import { haveLoggedIn } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { beginRequest, chooseFilm, expectFilmStored, FILM, PIECE } from '../src/productFilm.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type StoredFile = components['schemas']['StoredFile'];

test.describe.configure({ timeout: 120_000 });

test('an upload of product media that is cancelled midway leaves nothing at the server, and another one works', async ({
  page,
  context,
  server,
}) => {
  await haveLoggedIn(page, 'brand');
  const offsets: number[] = [];
  const isHeld = () => offsets.at(-1) === PIECE;
  let mayGoOn = false;
  await context.route('**/api/files/resumable/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const offset = Number(route.request().headers()['upload-offset']);
    offsets.push(offset);
    // The second piece stays on its way, so that the upload is neither at its beginning nor at its end.
    if (offset === 0 || mayGoOn) return route.continue();
  });
  /** Bytes of each upload that has begun, as they lie in the storage. */
  const pieces = () => {
    const folder = join(server.dataFolder, 'files', 'resumable');
    return existsSync(folder) ? readdirSync(folder).map((name) => statSync(join(folder, name)).size) : [];
  };

  const subjectId = await beginRequest(page);
  const api = await apiOf(page, 'brand');
  const stored = async () =>
    (await api.get<StoredFile[]>(`/files/ofSubject?subject=campaignRequest&subjectId=${subjectId}`)).map(
      ({ name }) => name,
    );
  await chooseFilm(page);
  await expect.poll(isHeld).toBe(true);
  expect(pieces()).toEqual([PIECE]);
  const upload = page.getByRole('listitem').filter({ hasText: FILM });
  await expect(upload.getByRole('progressbar')).toBeVisible();

  const cancelled = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await upload.getByRole('button', { name: `Hochladen von ${FILM} abbrechen` }).click();
  expect((await cancelled).status()).toBe(204);
  await expect(upload).toHaveCount(0);
  expect(pieces()).toEqual([]);
  expect(await stored()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('row', { name: FILM })).toHaveCount(0);

  mayGoOn = true;
  offsets.length = 0;
  await chooseFilm(page);
  await expectFilmStored(page);
  expect(offsets, 'nothing of the first attempt is taken up').toEqual([0, PIECE, 2 * PIECE]);
  expect(await stored()).toEqual([FILM]);
  expect(pieces()).toEqual([]);
});
