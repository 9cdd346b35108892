import type { Page } from '@playwright/test';
import { type Account, haveLoggedIn } from '../src/accounts.ts';
import { expectFits } from '../src/layout.ts';
import { findRowProblems } from '../src/rowRhythm.ts';
import { expect, test } from '../src/test.ts';

/** Every list of the agency, and the tables of a customer's and a lead's page. */
const STAFF = [
  '/dashboard',
  '/customer/management',
  '/customer-lead?view=table',
  '/campaign',
  '/campaign/request',
  '/campaign/ugc-video-request',
  '/campaign/self-service',
  '/campaign/service',
  '/campaign/learning-videos',
  '/contract',
  '/admin',
  '/todo',
  '/user/brand',
  '/customer/1/view?tab=campaigns',
  '/customer/1/view?tab=requests',
  '/customer/1/view?tab=contracts',
  '/customer/3/view?tab=leads',
] as const;

const BRAND = [
  '/campaign-self-service/campaign-request',
  '/campaign-self-service/scs-dashboard',
  '/campaign-self-service/ugc-video',
  '/campaign-self-service/learning-materials',
  '/brand',
] as const;

/** Lists of people, in cards. */
const CARDS = ['/brand/model', '/brand/creator', '/brand/direct-network'] as const;

async function visit(page: Page, account: Account, paths: readonly string[]): Promise<void> {
  await haveLoggedIn(page, account);
  for (const path of paths) {
    await page.goto(path);
    await expect.soft(page.locator('main :is(tbody tr, [role=listitem], li)').first(), path).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect.soft.poll(() => findRowProblems(page), { message: path, timeout: 3_000 }).toEqual([]);
  }
}

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

test('every list of the agency keeps one height of rows, breaks no value, and has all columns and actions in the window', async ({
  page,
}) => {
  await visit(page, 'superAdmin', STAFF);
});

test('so does every list of a brand', async ({ page }) => {
  await visit(page, 'brand', BRAND);
});

test('the people of the network stand in cards that fit a desk and a phone', async ({ page }) => {
  await haveLoggedIn(page, 'brand');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of CARDS) {
      await page.goto(path);
      await expect.soft(page.locator('main li[data-key]').first(), path).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectFits(page, `${path}, ${width} px`);
    }
  }
});
