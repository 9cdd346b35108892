import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createStageRouter } from '@resonanz/stage/FeatureStage';
import { expectConformance } from '@resonanz/testing/conformance';
import { focusOn } from '@resonanz/testing/focusOn';
import { legalRoutes } from '../exports/brand.ts';
import { LegalStage } from './fixtures/LegalStage.fixture.tsx';

const stage = (path: string, language: Language = 'de') => (
  <LanguageProvider language={language}>
    <LegalStage path={path} />
  </LanguageProvider>
);
const main = () => page.getByRole('main');

beforeEach(() => page.viewport(1440, 900));

test('conforms in both languages', async () => {
  await import('./LegalScreen.tsx');
  const heading = (name: string) => ({ role: 'heading', name, isFocusable: false }) as const;
  await expectConformance(stage('/imprint'), heading('Impressum'));
  await expectConformance(stage('/campaign-self-service/privacy-policy', 'en'), heading('Privacy policy'));
});

test.each([
  ['/imprint', 'Impressum', 'Imprint', '[R-ROUTE-009]'],
  ['/privacy-policy', 'Datenschutzerklärung', 'Privacy policy', '[R-ROUTE-008]'],
  ['/campaign-self-service/privacy-policy', 'Datenschutzerklärung', 'Privacy policy', '[R-ROUTE-094]'],
  [
    '/campaign-self-service/terms-and-conditions',
    'Allgemeine Geschäftsbedingungen',
    'Terms and conditions',
    '[R-ROUTE-093]',
  ],
])('%s shows its text in both languages, to people who are not logged in %s %s %s', async (path, german, english) => {
  const screen = await render(stage(path));
  await expect.element(screen.getByRole('heading', { level: 1, name: german })).toBeVisible();
  expect(document.title).toBe(`${german} · Resonanz`);
  await screen.rerender(stage(path, 'en'));
  await expect.element(screen.getByRole('heading', { level: 1, name: english })).toBeVisible();
});

test('both privacy routes show the same text', async () => {
  const texts: string[] = [];
  for (const path of ['/privacy-policy', '/campaign-self-service/privacy-policy']) {
    const screen = await render(stage(path));
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    // In the brand area the button to print stands beside the title.
    texts.push(main().element().textContent.replace('Drucken', ''));
    await screen.unmount();
  }
  expect(texts[0]).toBe(texts[1]);
});

test('the imprint names company, address, register, tax number and contact (§ 5 DDG)', async () => {
  await render(stage('/imprint'));
  for (const text of ['Resonanz GmbH', 'Am Klangufer 12, 50667 Köln', 'Amtsgericht Köln', /^HRB \d+$/, /^DE\d{9}$/]) {
    await expect.element(main().getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect
    .element(main().getByRole('link', { name: 'post@resonanz.example' }))
    .toHaveAttribute('href', 'mailto:post@resonanz.example');
  await expect
    .element(main().getByRole('link', { name: '+49 221 4710 123' }))
    .toHaveAttribute('href', 'tel:+492214710123');
});

test('header, page and footer stand in this order, and the footer leads to the other pages [R-ROUTE-095]', async () => {
  await render(stage('/campaign-self-service/terms-and-conditions'));
  await expect.element(main()).toBeVisible();
  const [header, content, footer] = [page.getByRole('banner'), main(), page.getByRole('contentinfo')].map((part) =>
    part.element(),
  );
  expect(header?.compareDocumentPosition(content as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(content?.compareDocumentPosition(footer as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const links = page.getByRole('contentinfo').getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/campaign-self-service/terms-and-conditions',
    '/campaign-self-service/privacy-policy',
    '/imprint',
  ]);
  await expect
    .element(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }))
    .toBeVisible();
});

test.each(['/privacy-policy [R-ROUTE-008]', '/imprint [R-ROUTE-009]'])(
  '%s stands without layout: the way back, print, the language and the text',
  async (titled) => {
    await render(stage(titled.split(' ')[0] ?? ''));
    await expect.element(main().getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByRole('banner').elements()).toHaveLength(0);
    expect(page.getByRole('contentinfo').elements()).toHaveLength(0);
    await expect.element(page.getByText('Zurück', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Drucken' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'English' }))
      .toHaveAttribute('href', `${titled.split(' ')[0]}?lang=en`);
  },
);

test('the pages of the brand area offer the log-in and the registration [R-HDR-017]', async () => {
  await render(stage('/campaign-self-service/privacy-policy'));
  const header = page.getByRole('banner');
  await expect
    .element(header.getByRole('link', { name: 'Anmelden' }))
    .toHaveAttribute('href', '/campaign-self-service/login');
  await expect
    .element(header.getByRole('link', { name: 'Registrieren' }))
    .toHaveAttribute('href', '/campaign-self-service/signup');
});

test('dates of an English text are written as everywhere', async () => {
  await render(stage('/imprint', 'en'));
  await expect.element(page.getByText('Version of 2026-11-21')).toBeVisible();
});

test('the contents lead to every section by keyboard', async () => {
  await render(stage('/imprint'));
  const entry = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Streitbeilegung' });
  await expect.element(entry).toBeVisible();
  await focusOn(entry);
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#disputes');
  await expect.element(page.getByRole('region', { name: 'Streitbeilegung' })).toBeInViewport();
  history.replaceState(null, '', location.pathname + location.search);
});

test('can be printed, and search engines find the other language', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await render(stage('/imprint'));
  await page.getByRole('button', { name: 'Drucken' }).click();
  expect(print).toHaveBeenCalledOnce();
  const alternates = [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(alternates).toEqual([
    ['de', `${location.origin}/imprint?lang=de`],
    ['en', `${location.origin}/imprint?lang=en`],
  ]);
});

test('a footer link opens the page without reloading the app', async () => {
  const router = createStageRouter(legalRoutes, '/campaign-self-service/terms-and-conditions');
  await render(
    <LanguageProvider language="de">
      <LegalStage path="/campaign-self-service/terms-and-conditions" router={router} />
    </LanguageProvider>,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutzerklärung' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/campaign-self-service/privacy-policy');
});

test('the terms lead to their earlier version and back, which says that it counts no more', async () => {
  await render(stage('/campaign-self-service/terms-and-conditions'));
  const versions = page.getByRole('list', { name: 'Fassungen' });
  await expect
    .element(versions.getByRole('link', { name: '21.11.2026 (gilt)' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(page.getByText('Angebote können Sie auch im Portal annehmen, nicht nur in Textform.'))
    .toBeVisible();
  await versions.getByRole('link', { name: '15.01.2024' }).click();
  await expect.element(page.getByText('Stand: 15.01.2024')).toBeVisible();
  await expect.element(page.getByText('Diese Fassung gilt nicht mehr.')).toBeVisible();
  await expect.element(page.getByText(/innerhalb von drei Werktagen/)).toBeVisible();
  await page.getByRole('link', { name: 'Zur geltenden Fassung' }).click();
  await expect.element(page.getByText('Stand: 21.11.2026')).toBeVisible();
  await expect.element(page.getByText(/innerhalb von fünf Werktagen/)).toBeVisible();
});
