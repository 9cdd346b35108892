import { brandPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { beginRequest, chooseFilm, expectFilmStored, FILM } from '../src/productFilm.ts';
import { expect, test } from '../src/test.ts';

test.describe.configure({ timeout: 120_000 });
// The line is lost on purpose.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

test('an upload of product media goes on after the line was lost, where it had got to', async ({ page, context }) => {
  await haveLoggedIn(page, 'brand');
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

  await beginRequest(page);
  await chooseFilm(page);
  await expect.poll(() => isLost, { timeout: 30_000 }).toBe(true);
  const upload = page.getByRole('listitem').filter({ hasText: FILM });
  await expect(upload.getByRole('progressbar')).toBeVisible();
  await expect(upload.getByText('Wartet', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: FILM })).toHaveCount(0);

  await context.setOffline(false);
  await expectFilmStored(page);
  expect(
    offsets.filter((offset) => offset === 0),
    'the first piece is sent once',
  ).toHaveLength(1);
});

test('the first file of a new request makes its draft, to which a reload comes back', async ({ page }) => {
  await haveLoggedIn(page, 'brand');
  await page.goto(brandPaths.campaignRequestAdd());
  const title = page.getByRole('textbox', { name: /^Titel der Kampagne/ });
  await title.fill('Sanddorn im Winter');
  await chooseFilm(page);
  await expectFilmStored(page);
  await page.reload();
  await expect(page).toHaveURL(/\/campaign-request\/\d+\/edit$/);
  await expect(title).toHaveValue('Sanddorn im Winter');
  await expect(page.getByRole('row', { name: FILM })).toBeVisible();
});
