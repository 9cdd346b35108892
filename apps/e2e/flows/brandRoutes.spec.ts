import type { Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { brandPaths } from '@resonanz/domain/paths';
import { logIn } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { expect, test } from '../src/test.ts';

type Schemas = components['schemas'];

/** The page has its title, and header, page and footer stand one below the other. */
async function expectPage(page: Page, path: string, title: string | RegExp): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const places = [page.locator('header').first(), heading, page.locator('footer').last()];
    const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? Number.NaN));
    expect(tops, path).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops, path).not.toContain(Number.NaN);
  });
}

test.describe('the pages of the portal before a log-in', () => {
  // Links that were made up are rejected.
  test.use({ expectedErrors: [/404/] });

  test('are all there, each with header and footer [R-ROUTE-013, R-ROUTE-072, R-ROUTE-073, R-ROUTE-074, R-ROUTE-075, R-ROUTE-076, R-ROUTE-077, R-ROUTE-093, R-ROUTE-094, R-ROUTE-095]', async ({
    page,
  }) => {
    for (const [path, title] of [
      [brandPaths.landing(), 'Kampagnen, die nachhallen.'],
      [brandPaths.login(), 'Anmelden'],
      [brandPaths.signup(), 'Konto für Ihr Unternehmen anlegen'],
      [brandPaths.signupByToken({ signUpToken: 'no-such-token' }), 'Diese Einladung gilt nicht mehr'],
      [brandPaths.forgotPassword(), 'Passwort vergessen'],
      [brandPaths.reset({ token: 'no-such-token' }), 'Dieser Link gilt nicht mehr'],
      [brandPaths.terms(), 'Allgemeine Geschäftsbedingungen'],
      [brandPaths.privacyPolicy(), 'Datenschutzerklärung'],
    ] as const)
      await expectPage(page, path, title);
  });

  test('show a few people of the network, whom nothing names in full or prices [R-ROUTE-011]', async ({ page }) => {
    await page.goto('/brand');
    await expect(page.getByRole('heading', { level: 1, name: 'Menschen, die zu Ihrer Marke passen' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(12);
    for (const name of await cards.getByRole('heading').allInnerTexts()) expect(name).toMatch(/^\S+( \S+)* \p{Lu}\.$/u);
    expect(await page.getByRole('main').innerText()).not.toMatch(/€|@/);
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0);
  });
});

test.describe('the pages of a brand', () => {
  test.describe.configure({ timeout: 120_000 });

  test('are all there, each with header and footer [R-PROD-004, R-ROUTE-078, R-ROUTE-079, R-ROUTE-080, R-ROUTE-081, R-ROUTE-084, R-ROUTE-085, R-ROUTE-086, R-ROUTE-089, R-ROUTE-090, R-ROUTE-091, R-ROUTE-092, R-ROUTE-095]', async ({
    page,
  }) => {
    await logIn(page, 'brand');
    for (const [path, title] of [
      [brandPaths.dashboard(), /Marion Albrecht$/],
      [brandPaths.scsDashboard(), 'Kampagnen-Dashboard'],
      [brandPaths.campaignRequests(), 'Kampagnenanfragen'],
      [brandPaths.campaignRequestAdd(), 'Kampagne anfragen'],
      [brandPaths.ugcDashboard(), 'UGC-Dashboard'],
      [brandPaths.ugcVideos(), 'UGC-Videos'],
      [brandPaths.ugcVideoAdd(), 'UGC-Video anfragen'],
      [brandPaths.learningMaterials(), 'Lernmaterialien'],
      [brandPaths.notifications(), 'Benachrichtigungen'],
      [brandPaths.profile(), 'Brand-Profil'],
      [brandPaths.imaActive(), 'Laufende Aktivitäten'],
    ] as const)
      await expectPage(page, path, title);
  });

  test('show and change one request, at its number [R-ROUTE-082, R-ROUTE-083, R-ROUTE-087, R-ROUTE-088, R-ROUTE-095]', async ({
    page,
  }) => {
    await logIn(page, 'brand');
    const api = await apiOf(page, 'brand');
    const { content: requests } = await api.post<Schemas['CampaignRequestPage']>('/campaignRequest/getWithPagination', {
      pageSize: 100,
    });
    const { content: videos } = await api.post<Schemas['UgcRequestPage']>('/ugcCampaignRequest/getWithPagination', {
      pageSize: 100,
    });
    const [draft, sent] = [requests.find(({ isDraft }) => isDraft), requests.find(({ isDraft }) => !isDraft)];
    const [videoDraft, videoSent] = [videos.find(({ isDraft }) => isDraft), videos.find(({ isDraft }) => !isDraft)];
    await expectPage(
      page,
      brandPaths.campaignRequestEdit({ campaignRequestId: draft?.campaignRequestId ?? 0 }),
      'Entwurf fortsetzen',
    );
    await expectPage(page, brandPaths.campaignRequestView({ refId: sent?.campaignRequestId ?? 0 }), sent?.title ?? '');
    await expectPage(
      page,
      brandPaths.ugcVideoEdit({ ugcCampaignRequestId: videoDraft?.ugcCampaignRequestId ?? 0 }),
      'UGC-Anfrage ändern',
    );
    await expectPage(
      page,
      brandPaths.ugcVideoView({ refId: videoSent?.ugcCampaignRequestId ?? 0 }),
      videoSent?.productName ?? '',
    );
  });
});
