import { expectAccessibleInBothThemes, expectFitsPhone } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

const pages = ['/login', '/campaign-self-service', '/campaign-self-service/login', '/testerworld/login', '/brand'];

for (const path of pages) {
  for (const { locale, language } of [
    { locale: 'de-AT', language: 'de' },
    { locale: 'en-GB', language: 'en' },
  ]) {
    test.describe(`${path} in ${language}`, () => {
      test.use({ locale });

      test('opens in the language of the browser, axe finds nothing, and it does not scroll sideways on a phone [R-PROD-002]', async ({
        page,
      }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessibleInBothThemes(page, path);
        await expectFitsPhone(page, path);
      });
    });
  }
}
