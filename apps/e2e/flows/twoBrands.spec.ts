import type { Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { brandPaths } from '@resonanz/domain/paths';
import { type Account, logIn } from '../src/accounts.ts';
import { type Api, apiOf } from '../src/api.ts';
import { LIVE } from '../src/live.ts';
import { onePixel } from '../src/picture.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

const NO_MATCH = /^Zu dieser Suche oder diesen Filtern gibt es keine Einträge/;

interface Rows<Row> {
  readonly totalElements: number;
  readonly content: readonly Row[];
}
type CampaignRow = { readonly campaignRequestId: number; readonly title: string; readonly isDraft: boolean };
type UgcRow = { readonly ugcCampaignRequestId: number; readonly number: string };

/** What a brand has, as the server says. */
async function belongings(page: Page, account: Account) {
  const api = await apiOf(page, account);
  const all = { pageNumber: 0, pageSize: 100 };
  const requests = await api.post<Rows<CampaignRow>>('/campaignRequest/getWithPagination', all);
  const videos = await api.post<Rows<UgcRow>>('/ugcCampaignRequest/getWithPagination', all);
  return { api, requests: requests.content, videos: videos.content };
}

/** The newest film of a brand's videos, with the address it is played from. */
async function newestFilm({
  api,
  videos,
}: {
  api: Api;
  videos: readonly UgcRow[];
}): Promise<{ requestId: number; videoId: number; url: string }> {
  for (const { ugcCampaignRequestId: requestId } of videos) {
    const request = await api.get<components['schemas']['UgcRequest']>(`/ugcCampaignRequest/getById/${requestId}`);
    for (const { ugcVideoId: videoId, versions } of request.videos)
      if (versions[0]?.isPreview === false && versions[0].url !== null)
        return { requestId, videoId, url: versions[0].url };
  }
  throw new Error('The demo data has films of both brands.');
}

const fileIn = (address: string) => Number(/files\/(\d+)/.exec(address)?.[1]);

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

/** Rejected on purpose: records of another user are not there. */
test.use({ expectedErrors: [/status of 404/] });

test.describe.configure({ timeout: 180_000 });

test('two brands side by side never see each other', async ({ newPerson }) => {
  const [one, two, staff] = [
    await (await newPerson()).newPage(),
    await (await newPerson()).newPage(),
    await (await newPerson()).newPage(),
  ];
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

  await test.step('nor its files: pictures and descriptions of a product, videos, not by an address signed for a file of its own either', async () => {
    const [mine, others] = [ofTwo, ofOne];
    const draft = others.requests.find(({ isDraft }) => isDraft);
    if (draft === undefined) throw new Error('The demo data has a draft of the first brand.');
    const record = { subject: 'campaignRequest', subjectId: draft.campaignRequestId } as const;
    const picture = await others.api.upload(
      { ...record, kind: 'product' },
      { name: 'produkt.png', mimeType: 'image/png', buffer: onePixel },
    );
    const description = await others.api.upload(
      { ...record, kind: 'attachment' },
      { name: 'produkt.txt', mimeType: 'text/plain', buffer: Buffer.from('Streng vertraulich') },
    );
    const [film, ownFilm] = [await newestFilm(others), await newestFilm(mine)];
    const fileIds = [picture.fileId, description.fileId, fileIn(film.url)];
    const paths = [
      `/files/ofSubject?subject=${record.subject}&subjectId=${record.subjectId}`,
      `/ugcCampaignRequest/getById/${film.requestId}`,
      ...fileIds.slice(0, 2).map((id) => `/files/${id}`),
    ];
    expect(await Promise.all(paths.map((path) => others.api.statusOf(path)))).toEqual(paths.map(() => 200));
    const guessed = [
      ...paths,
      `/files/${fileIds[2]}`,
      `/ugcCampaignRequest/finalVideo/download/${film.videoId}`,
      `/ugcCampaignRequest/video/comments/${film.videoId}`,
    ];
    expect(await Promise.all(guessed.map((path) => mine.api.statusOf(path)))).toEqual(guessed.map(() => 404));
    const statusOfMedia = async (address: string) => (await two.request.get(address)).status();
    expect(await statusOfMedia(ownFilm.url)).toBe(200);
    for (const id of fileIds) expect(await statusOfMedia(ownFilm.url.replace(/files\/\d+/, `files/${id}`))).toBe(404);
    await expect(
      others.api.upload(
        { ...record, kind: 'attachment' },
        { name: 'mehr.txt', mimeType: 'text/plain', buffer: Buffer.from('Mehr') },
      ),
    ).resolves.toMatchObject({ name: 'mehr.txt' });
    await expect(
      mine.api.upload(
        { ...record, kind: 'attachment' },
        { name: 'fremd.txt', mimeType: 'text/plain', buffer: Buffer.from('Fremd') },
      ),
    ).rejects.toThrow(/NOT_FOUND/);
  });

  await test.step('nor in what comes live: the bell of one rings, the one of the other does not', async () => {
    for (const { page } of sides) {
      await page.goto(brandPaths.dashboard());
      // Both have news in the demo data: the counters are there before they are compared.
      await expect(bell(page)).toHaveAccessibleName(/\d+ neue$/);
    }
    const before = await Promise.all(sides.map(({ page }) => bell(page).getAttribute('aria-label')));
    const request = ofOne.requests.find(({ isDraft }) => !isDraft);
    if (request === undefined) throw new Error('The demo data has a request that the first brand has sent.');
    const api: Api = await apiOf(staff, 'manager');
    await api.post(`/campaignRequest/agency/comments/${request.campaignRequestId}/add`, {
      text: 'Die Vorschläge folgen am Freitag.',
      audience: 'shared',
    });
    await expect(bell(one)).not.toHaveAccessibleName(before[0] ?? '', LIVE);
    await two.reload();
    await expect(bell(two)).toHaveAccessibleName(before[1] ?? '');
  });
});
