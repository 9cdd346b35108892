import type { Page } from '@playwright/test';
import { brandPaths } from '@resonanz/domain/paths';
import { type Account, logIn } from '../src/accounts.ts';
import { type Api, apiOf } from '../src/api.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

const NO_MATCH = /^Zu dieser Suche oder diesen Filtern gibt es keine Einträge/;
/** Longest time a live event may take to reach the other person's screen. */
const LIVE = { timeout: 2_000 };

interface Rows<Row> {
  readonly totalElements: number;
  readonly content: readonly Row[];
}
type CampaignRow = { readonly campaignRequestId: number; readonly title: string; readonly isDraft: boolean };
type UgcRow = { readonly ugcCampaignRequestId: number; readonly number: string };

/** What a brand has, as the server tells it. */
async function belongings(page: Page, account: Account) {
  const api = await apiOf(page, account);
  const all = { pageNumber: 0, pageSize: 100 };
  const requests = await api.post<Rows<CampaignRow>>('/campaignRequest/getWithPagination', all);
  const videos = await api.post<Rows<UgcRow>>('/ugcCampaignRequest/getWithPagination', all);
  return { api, requests: requests.content, videos: videos.content };
}

const bell = (page: Page) => page.getByRole('button', { name: /^Benachrichtigungen(, \d+ neue)?$/ });
const isGone = (page: Page) => expect(page.getByText('oder sie gehört zu einem anderen Unternehmen')).toBeVisible();

/** A list shows a brand its own rows in their number, and of the others nothing, by search neither. */
async function expectOwnRows(page: Page, path: string, count: number, foreign: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(new RegExp(`^1–\\d+ von ${count}$`))).toBeVisible();
  await expect(page.getByText(foreign)).toHaveCount(0);
  await page.getByRole('searchbox').fill(foreign);
  await expect(page.getByText(NO_MATCH)).toBeVisible();
}

/** Refused on purpose: records of somebody else are not there. */
test.use({ expectedErrors: [/status of 404/] });

test('two brands side by side never see each other', async ({ newPerson }) => {
  const [one, two, staff] = [await (await newPerson()).newPage(), await (await newPerson()).newPage(), await (await newPerson()).newPage()];
  await logIn(one, 'brand');
  await logIn(two, 'brandTwo');
  await logIn(staff, 'manager');
  const [ofOne, ofTwo] = [await belongings(one, 'brand'), await belongings(two, 'brandTwo')];
  const sides = [
    { page: one, own: ofOne, foreign: ofTwo },
    { page: two, own: ofTwo, foreign: ofOne },
  ];

  await test.step('neither in lists, counts and search, nor at an address that was guessed', async () => {
    for (const { page, own, foreign } of sides) {
      const [request, video] = [foreign.requests[0], foreign.videos[0]];
      if (request === undefined || video === undefined) throw new Error('The demo data has requests of both brands.');
      await expectOwnRows(page, brandPaths.campaignRequests(), own.requests.length, request.title);
      await expectOwnRows(page, brandPaths.ugcVideos(), own.videos.length, video.number);
      await page.goto(brandPaths.campaignRequestView({ refId: request.campaignRequestId }));
      await isGone(page);
      await page.goto(brandPaths.ugcVideoView({ refId: video.ugcCampaignRequestId }));
      await isGone(page);
    }
  });

  await test.step('nor in what comes live: the bell of one rings, the one of the other does not', async () => {
    for (const { page } of sides) await page.goto(brandPaths.dashboard());
    const before = await Promise.all(sides.map(({ page }) => bell(page).getAttribute('aria-label')));
    const request = ofOne.requests.find(({ isDraft }) => !isDraft);
    if (request === undefined) throw new Error('The demo data has a request that the first brand has sent.');
    const api: Api = await apiOf(staff, 'manager');
    await api.post(`/campaignRequest/agency/comments/${request.campaignRequestId}/add`, { text: 'Die Vorschläge folgen am Freitag.', audience: 'shared' });
    await expect(bell(one)).not.toHaveAccessibleName(before[0] ?? '', LIVE);
    await two.reload();
    await expect(bell(two)).toHaveAccessibleName(before[1] ?? '');
  });
});
