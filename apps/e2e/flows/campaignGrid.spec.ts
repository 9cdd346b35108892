import type { Locator, Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { staffPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { type Api, apiOf } from '../src/api.ts';
import { cellBelow } from '../src/cellBelow.ts';
import { LIVE } from '../src/live.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type EntryPage = components['schemas']['CampaignInfluencerPage'];

const CAMPAIGN = 1;
const ACQUISITION = 1;
const SAVE = '**/api/campaign/v1/updateCampaignInfluencer';
/** A page that could not reach the server tries again at growing pauses. */
const NEXT_TRY = { timeout: 30_000 };

const entriesOf = async (api: Api) =>
  (
    await api.post<EntryPage>('/campaign/v1/getCampaignInfluencersWithPagination', {
      campaignId: CAMPAIGN,
      state: ACQUISITION,
      pageNumber: 0,
      pageSize: 50,
    })
  ).content;

/** Opens the creators in acquisition for a user of the agency. */
async function open(page: Page, account: 'manager' | 'admin'): Promise<Locator> {
  await haveLoggedIn(page, account);
  await page.goto(staffPaths.campaignView({ refId: CAMPAIGN }));
  return page.getByRole('grid', { name: 'Creator in der Phase Akquise' });
}

/** The notes about a creator. */
const notesOf = (grid: Locator, name: string): Promise<Locator> =>
  cellBelow(grid, grid.getByRole('row', { name }).first(), 'Notizen');

test.describe.configure({ timeout: 120_000 });

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/] });

  test('what is entered in a cell survives a reload and is sent when the server answers again', async ({
    page,
    context,
  }) => {
    const grid = await open(page, 'manager');
    const api = await apiOf(page, 'manager');
    const [entry] = await entriesOf(api);
    const { name = '', compaignInfluencerId } = entry ?? {};
    const stored = async () =>
      (await entriesOf(api)).find((each) => each.compaignInfluencerId === compaignInfluencerId)?.notizen;
    const before = await stored();

    const notes = await notesOf(grid, name);
    await context.setOffline(true);
    await notes.click();
    await page.keyboard.type('Im Zug notiert');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Keine Verbindung.')).toBeVisible();
    await expect(notes).toContainText('Im Zug notiert');
    await expect(notes).toHaveAccessibleDescription(/^Noch nicht gespeichert/);

    // The page can be loaded again, and saving still does not get through.
    await page.route(SAVE, (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    const again = await notesOf(grid, name);
    await expect(again).toContainText('Im Zug notiert');
    await expect(again).toHaveAccessibleDescription(/^Noch nicht gespeichert/);
    expect(await stored()).toBe(before);

    await page.unroute(SAVE);
    await expect(again).toHaveAccessibleDescription('', NEXT_TRY);
    expect(await stored()).toBe('Im Zug notiert');
    await page.reload();
    await expect(await notesOf(grid, name)).toContainText('Im Zug notiert');
  });
});

test.describe('two people in one cell', () => {
  test.use({ expectedErrors: [/409/] });

  test('the later one sees who was faster, and nothing is overwritten until that person decides', async ({
    page,
    newPerson,
  }) => {
    const other = await (await newPerson()).newPage();
    const [grid, otherGrid] = [await open(page, 'manager'), await open(other, 'admin')];
    const api = await apiOf(page, 'manager');
    const [first, second] = await entriesOf(api);
    const stored = async (row: typeof first) =>
      (await entriesOf(api)).find(({ compaignInfluencerId }) => compaignInfluencerId === row?.compaignInfluencerId)
        ?.notizen;
    const write = async (cell: Locator, text: string) => {
      await cell.click();
      await cell.page().keyboard.type(text);
    };
    const refusals = page.getByRole('list', { name: '1 Zelle prüfen' });
    /** Writes into a cell while the colleague fills it in, and is rejected. */
    const collide = async (row: typeof first, mine: string, theirs: string) => {
      const name = row?.name ?? '';
      const [cell, otherCell] = [await notesOf(grid, name), await notesOf(otherGrid, name)];
      await write(cell, mine);
      await write(otherCell, theirs);
      await other.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: `Inzwischen steht hier: ${theirs}` })).toBeAttached(LIVE);
      await page.keyboard.press('Enter');
      await expect(cell).toHaveAttribute('aria-invalid', 'true');
      await expect(cell).toContainText(mine);
      await expect(refusals).toContainText(`Tobias Reinders hat inzwischen ${theirs} eingetragen`);
      expect(await stored(row)).toBe(theirs);
      return [cell, otherCell] as const;
    };

    await test.step('the own value is chosen on purpose, and the colleague sees it', async () => {
      const [cell, otherCell] = await collide(first, 'Meldet sich Montag', 'Meldet sich Freitag');
      await refusals.getByText('Meinen Wert behalten').click();
      await expect(refusals).toBeHidden();
      await expect(cell).toContainText('Meldet sich Montag');
      await expect(otherCell).toContainText('Meldet sich Montag', LIVE);
      expect(await stored(first)).toBe('Meldet sich Montag');
    });

    await test.step('or the value of the colleague is taken', async () => {
      const [cell] = await collide(second, 'Zu teuer', 'Preis ist verhandelt');
      await refusals.getByText('Neuen Wert übernehmen').click();
      await expect(refusals).toBeHidden();
      await expect(cell).toContainText('Preis ist verhandelt');
      expect(await stored(second)).toBe('Preis ist verhandelt');
    });
  });
});
