import { expectAccessibleInBothThemes, expectFitsPhone } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

const PATH = '/campaign-self-service';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, claim, price, answer] of [
    [
      'de',
      'Kampagnen, die nachhallen.',
      '240 Sekunden: 1.320\u00A0€',
      'Nichts. Kosten entstehen erst, wenn Sie eine Kampagne oder UGC-Videos beauftragen.',
    ],
    [
      'en',
      'Campaigns that resonate.',
      '240 seconds: €1,320',
      'Nothing. You pay once you order a campaign or UGC videos.',
    ],
  ] as const) {
    test(`the landing page says everything in ${language} and leads on [R-ROUTE-072]`, async ({ page }) => {
      await page.goto(`${PATH}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1, name: claim })).toBeVisible();
      await expect(page.getByText(price)).toHaveCount(1);
      await page.locator('summary').first().click();
      await expect(page.getByText(answer)).toBeVisible();
      // Nothing could be reckoned.
      await expect(page.locator('#calculator')).toBeHidden();
      await page.getByRole('link', { name: language === 'de' ? 'English' : 'Deutsch' }).click();
      await expect(page).toHaveURL(new RegExp(`lang=${language === 'de' ? 'en' : 'de'}$`));
      await expect(page.getByRole('banner').getByRole('link', { name: /^(Anmelden|Login)$/ })).toHaveAttribute(
        'href',
        `${PATH}/login`,
      );
      await expect(page.getByRole('banner').getByRole('link', { name: /^(Registrieren|Register)$/ })).toHaveAttribute(
        'href',
        `${PATH}/signup`,
      );
    });
  }
});

test('the price of an order is reckoned on the page before anybody logs in, by keyboard too', async ({ page }) => {
  await page.goto(`${PATH}?lang=de`);
  await page.getByRole('link', { name: 'Preis berechnen' }).click();
  await expect(page).toHaveURL(/#calculator$/);
  const form = page.getByRole('form', { name: 'Preis berechnen' });
  await expect(form.getByText('120\u00A0€', { exact: true })).toBeVisible();
  await form.getByRole('combobox', { name: 'Anzahl der Videos' }).selectOption('3');
  await form.getByRole('checkbox', { name: 'Untertitel (10\u00A0€)' }).press('Space');
  await form.getByRole('checkbox', { name: 'Musik (15\u00A0€)' }).press('Space');
  await expect(form.getByText('435\u00A0€', { exact: true })).toBeVisible();
  await form.getByRole('combobox', { name: 'Länge je Video' }).selectOption('others');
  await expect(form.getByText('Preis auf Anfrage', { exact: true })).toBeVisible();
});

test('search engines find both languages, one address for each, and the questions', async ({ request, baseURL }) => {
  const html = await (await request.get(`${PATH}?lang=en`)).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL ?? ''}${PATH}?lang=en" />`);
  for (const language of ['de', 'en'])
    expect(html).toContain(
      `<link rel="alternate" hreflang="${language}" href="${baseURL ?? ''}${PATH}?lang=${language}" />`,
    );
  expect(html).toMatch(/<meta name="description" content="[^"]{80,}" \/>/);
  expect(html).not.toMatch(/noindex|%ORIGIN%/);
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'FAQPage', inLanguage: 'en' });
  const [, organization] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, notice = '{}']) => JSON.parse(notice) as unknown,
  );
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Resonanz', url: `${baseURL ?? ''}${PATH}` });
});

test('it brings at most 100 kB of scripts, and none of the app', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(100_000);
});

test('the chosen language stays on the next page', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns that resonate.' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(new RegExp(`${PATH}/login$`));
});

test('it is accessible in both themes and fits into 320 px', async ({ page }) => {
  await page.goto(PATH);
  await expectAccessibleInBothThemes(page, PATH);
  await expectFitsPhone(page, PATH);
});
