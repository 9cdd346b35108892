import { type Account, haveLoggedIn } from '../src/accounts.ts';
import { expectWholeRings } from '../src/cutRings.ts';
import { expect, test } from '../src/test.ts';

const PAGES: readonly (readonly [Account, readonly string[]])[] = [
  [
    'superAdmin',
    [
      '/dashboard',
      '/dashboard-new',
      '/customer/management',
      '/customer/1/view?tab=campaigns',
      '/customer-lead?view=table',
      '/campaign',
      '/campaign/request',
      '/campaign/self-service',
      '/contract',
      '/todo',
      '/user/brand',
    ],
  ],
  [
    'brand',
    [
      '/campaign-self-service/brand-dashboard',
      '/campaign-self-service/campaign-request',
      '/campaign-self-service/scs-dashboard',
      '/campaign-self-service/ugc-video',
    ],
  ],
];

/** Enough to pass the filters and reach names of several rows. */
const STEPS = 50;

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const [account, paths] of PAGES) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`at ${width} px nothing cuts off the ring that shows the ${account} where the focus is`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await haveLoggedIn(page, account);
      for (const path of paths) {
        await page.goto(path);
        await expect.soft(page.locator('main :is(tbody tr, [role=listitem], li)').first(), path).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectWholeRings(page, STEPS);
      }
    });
  }
}

test('nor around the channels of a person', async ({ page }) => {
  await haveLoggedIn(page, 'superAdmin');
  await page.goto('/dashboard');
  await page.locator('main tbody a').first().click();
  await expect(page.getByRole('navigation', { name: 'Kanäle' }).getByRole('link').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectWholeRings(page, STEPS);
});
