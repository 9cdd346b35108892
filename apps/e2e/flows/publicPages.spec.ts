import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../src/test.ts';

const pages = ['/login', '/campaign-self-service', '/campaign-self-service/login', '/testerworld/login'];

for (const path of pages) {
  for (const { locale, language } of [
    { locale: 'de-AT', language: 'de' },
    { locale: 'en-GB', language: 'en' },
  ]) {
    test.describe(`${path} in ${language}`, () => {
      test.use({ locale });

      test('opens in the language of the browser, and axe finds nothing in light and dark', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        }
      });
    });
  }
}
