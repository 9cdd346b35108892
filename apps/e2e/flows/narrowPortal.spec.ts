import type { Page } from '@playwright/test';
import { brandPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { expectFits } from '../src/layout.ts';
import { expect, test } from '../src/test.ts';

/** Pages that everybody may open, then those of a brand with requests in every state. */
const PUBLIC = [
  brandPaths.landing(),
  brandPaths.login(),
  brandPaths.signup(),
  brandPaths.forgotPassword(),
  brandPaths.terms(),
  brandPaths.privacyPolicy(),
];
const PORTAL = [
  brandPaths.dashboard(),
  brandPaths.campaignRequests(),
  brandPaths.campaignRequestAdd(),
  brandPaths.campaignRequestView({ refId: 2 }),
  brandPaths.campaignRequestView({ refId: 5 }),
  brandPaths.scsDashboard(),
  brandPaths.ugcVideos(),
  brandPaths.ugcVideoAdd(),
  brandPaths.ugcVideoView({ refId: 2 }),
  brandPaths.ugcDashboard(),
  brandPaths.imaActive(),
  brandPaths.learningMaterials(),
  brandPaths.notifications(),
  brandPaths.profile(),
];
/** The smallest phone, and a small notebook whose page is shown at twice its size. */
const WINDOWS = [
  { about: '320 px', size: { width: 320, height: 640 }, scale: 1 },
  { about: '720 px at 200 %', size: { width: 360, height: 400 }, scale: 2 },
] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const { about, size, scale } of WINDOWS) {
  test.describe(`in a window of ${about}`, () => {
    test.describe.configure({ timeout: 180_000 });
    test.use({ viewport: size, deviceScaleFactor: scale });

    test('no page of the portal scrolls sideways, and nothing that can be pressed lies outside of it', async ({
      page,
    }) => {
      for (const path of PUBLIC) {
        await open(page, path);
        await expectFits(page, `${path}, ${about}`);
      }
      await haveLoggedIn(page, 'brand');
      for (const path of PORTAL) {
        await open(page, path);
        await expectFits(page, `${path}, ${about}`);
      }
    });
  });
}
