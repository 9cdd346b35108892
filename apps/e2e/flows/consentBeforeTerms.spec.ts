import type { Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { fillInAs, loginPaths, password } from '../src/accounts.ts';
import { expectPressable } from '../src/layout.ts';
import { ownServerTest as test, expect } from '../src/test.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ showsCookieBanner: true });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' });
const terms = (page: Page) => page.getByRole('dialog', { name: 'Neue Allgemeine Geschäftsbedingungen' });

async function acceptedAt(page: Page): Promise<string | null> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('token') ?? '{}') as { accessToken?: string }).accessToken ?? '',
  );
  const answer = await page.request.get('/api/legal/get', { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: components['schemas']['Legal'] };
  return data.acceptedVersion === data.version ? data.acceptedAt : null;
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [320, 640],
] as const) {
  test(`the choice about cookies comes before new terms, and accepts none of them, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const asked = page.waitForResponse('**/api/legal/get*', { timeout: 30_000 });
    await page.goto(loginPaths.brand);
    await fillInAs(page, 'brand-terms@resonanz.example', password);
    await asked;
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(banner(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectPressable(banner(page).getByRole('button'));
    await banner(page).getByRole('button', { name: 'Verstanden!' }).click();
    await expect(terms(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(await acceptedAt(page)).toBeNull();
    await expectPressable(terms(page).getByRole('button'));
    const accepting = page.waitForResponse('**/api/legal/accept');
    await terms(page).getByRole('button', { name: 'Zustimmen' }).click();
    expect((await accepting).ok()).toBe(true);
    await expect(terms(page)).toBeHidden();
    expect(await acceptedAt(page)).not.toBeNull();
  });
}
