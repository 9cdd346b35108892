import type { Locator, Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { logIn } from '../src/accounts.ts';
import { type Api, apiOf } from '../src/api.ts';
import { LIVE } from '../src/live.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type CampaignPage = components['schemas']['CampaignPage'];
type EntryPage = components['schemas']['CampaignInfluencerPage'];
type NotificationList = components['schemas']['NotificationList'];

const CAMPAIGN = 'Herbstleuchten 2026 – Pflegeserie';

const bell = (page: Page) => page.getByRole('button', { name: /^Benachrichtigungen(, \d+ neue)?$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Benachrichtigungen' });
const rows = (page: Page) => panel(page).getByRole('listitem');
const withCount = (count: number) => (count === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${count} neue`);
const recent = (api: Api) => api.get<NotificationList>('/brandNotification/recent');

/** Entries of the campaign that are with the brand's staff but not yet published. */
async function unpublished(api: Api, campaignId: number): Promise<number[]> {
  const { content } = await api.post<EntryPage>('/campaign/v1/getCampaignInfluencersWithPagination', {
    campaignId,
    state: 2,
    pageNumber: 0,
    pageSize: 50,
  });
  return content.filter(({ isPublished }) => isPublished === 0).map(({ compaignInfluencerId }) => compaignInfluencerId);
}

async function removeRow(page: Page, row: Locator): Promise<void> {
  await row.hover();
  await row.getByRole('button', { name: /^Benachrichtigung löschen/ }).click();
  await page.getByRole('alertdialog', { name: 'Sind Sie sicher?' }).getByRole('button', { name: 'Speichern' }).click();
}

test.describe.configure({ timeout: 180_000 });

test('what staff do rings the bell of the brand, and its tabs agree on what is new, read and deleted [R-PROD-021, R-PROD-026, R-RT-005, R-NOTIF-017, R-NOTIF-018, R-NOTIF-019, R-NOTIF-021, R-NOTIF-022, R-NOTIF-023, R-NOTIF-024]', async ({
  newPerson,
}) => {
  const brandContext = await newPerson();
  const brand = await brandContext.newPage();
  const manager = await (await newPerson()).newPage();

  await test.step('before the log-in the brand’s list is not asked for [R-NOTIF-026]', async () => {
    const asked: string[] = [];
    brand.on('request', (request) => asked.push(request.url()));
    await brand.goto('/campaign-self-service');
    await expect(brand.getByRole('banner')).toBeVisible();
    expect(asked.filter((url) => url.includes('brandNotification'))).toEqual([]);
  });

  await logIn(brand, 'brand');
  await logIn(manager, 'manager');
  const api = await apiOf(manager, 'manager');
  const brandApi = await apiOf(brand, 'brand');
  const before = (await recent(brandApi)).unread;
  await expect(bell(brand)).toHaveAccessibleName(withCount(before));

  const tab = await brandContext.newPage();
  await test.step('a second tab of the brand shows the same counter', async () => {
    await tab.goto('/campaign-self-service/brand-dashboard');
    await expect(bell(tab)).toHaveAccessibleName(withCount(before));
  });

  const { content: campaigns } = await api.get<CampaignPage>('/campaign/v1/findAllCompaignData?pageSize=100');
  const campaignId = campaigns.find(({ kampagnenname }) => kampagnenname === CAMPAIGN)?.compaignDataId ?? 0;
  const [one, two] = await unpublished(api, campaignId);

  await test.step('two channels that staff publish arrive in both tabs while the panel is open in one', async () => {
    await api.post('/campaign/v1/publishedStatusChange', {
      compaignInfluencerId: [one],
      isPublished: 1,
      confirmIncomplete: true,
    });
    for (const page of [brand, tab]) await expect(bell(page)).toHaveAccessibleName(withCount(before + 1), LIVE);
    await bell(brand).click();
    await expect(rows(brand).first()).toContainText(CAMPAIGN);
    for (const page of [brand, tab]) await expect(bell(page)).toHaveAccessibleName(withCount(0), LIVE);
    const count = await rows(brand).count();
    await api.post('/campaign/v1/publishedStatusChange', {
      compaignInfluencerId: [two],
      isPublished: 1,
      confirmIncomplete: true,
    });
    await expect.poll(() => rows(brand).count(), LIVE).toBe(Math.min(count + 1, 40));
    expect((await recent(brandApi)).data[0]?.message).toBe('notificationText.brand.3');
  });

  await test.step('what is deleted in one tab is gone in the other', async () => {
    const [newest] = (await recent(brandApi)).data;
    await bell(tab).click();
    await expect(rows(tab).first()).toBeVisible();
    const total = await rows(tab).count();
    await removeRow(brand, rows(brand).first());
    await expect.poll(() => rows(tab).count(), LIVE).toBe(total - 1);
    expect((await recent(brandApi)).data.map(({ notificationId }) => notificationId)).not.toContain(
      newest?.notificationId,
    );
  });

  await test.step('what is read in one tab is read in the other; a click leads to the request', async () => {
    const unread = rows(tab).filter({ hasText: 'Ungelesen' });
    const count = await unread.count();
    await rows(brand).filter({ hasText: 'Ungelesen' }).first().getByRole('button').first().click();
    await expect(brand).toHaveURL(/\/campaign-self-service\/campaign-request/);
    await expect.poll(() => unread.count(), LIVE).toBe(count - 1);
  });

  await test.step('the page with all notifications follows as well [R-ROUTE-090, R-NOTIF-013]', async () => {
    await panel(tab).getByRole('link', { name: 'Alle Benachrichtigungen anzeigen' }).click();
    await expect(tab).toHaveURL(/\/campaign-self-service\/notifications$/);
    const list = tab.getByRole('region', { name: 'Benachrichtigungen', exact: true }).getByRole('listitem');
    await expect(list.first()).toBeVisible();
    const total = (await recent(brandApi)).totalElements;
    await removeRow(tab, list.first());
    await expect.poll(async () => (await recent(brandApi)).totalElements).toBe(total - 1);
  });

  await test.step('a decision of the brand rings the bell of the manager', async () => {
    const unread = (await api.get<NotificationList>('/notification/recent')).unread;
    await expect(bell(manager)).toHaveAccessibleName(withCount(unread));
    await brandApi.post('/campaignRequest/channel/brandStatusChange', { compaignInfluencerId: two, brandStatus: 3 });
    await expect(bell(manager)).toHaveAccessibleName(withCount(unread + 1), LIVE);
    await bell(manager).click();
    await expect(rows(manager).first()).toContainText(CAMPAIGN);
    await expect(bell(manager)).toHaveAccessibleName(withCount(0), LIVE);
  });

  await test.step('a click leads to the campaign [R-ROUTE-070]', async () => {
    await rows(manager).first().getByRole('button').first().click();
    await expect(manager).toHaveURL(new RegExp(`/campaign/${campaignId}/view-camp`));
    await expect(manager.getByRole('heading', { level: 1, name: CAMPAIGN })).toBeVisible();
    await bell(manager).click();
  });

  await test.step('the fallback target leads staff to the page with all of theirs [R-ROUTE-063, R-ROUTE-071, R-NOTIF-012]', async () => {
    await panel(manager).getByRole('link', { name: 'Alle Benachrichtigungen anzeigen' }).click();
    await expect(manager).toHaveURL(/\/notifications$/);
    await manager.goto('/notification');
    await expect(manager).toHaveURL(/\/notifications$/);
    await expect(manager.getByRole('heading', { level: 1, name: 'Benachrichtigungen' })).toBeVisible();
  });
});
