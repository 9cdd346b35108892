import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { testerPaths } from '@resonanz/domain/paths';
import { people } from './fixtures/accountServer.fixture.ts';
import { openAs } from './fixtures/openAccount.fixture.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';

const ROUTES = [testerPaths.home(), testerPaths.register(), testerPaths.blog(), testerPaths.faqs()];
const frame = (routes = ROUTES) => (
  <VisitorFrame existingRoutes={routes}>
    <PageHead title="Häufige Fragen" />
  </VisitorFrame>
);
const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('leads a visitor to the log-in, the registration and the other open pages', async () => {
  await openAs(null, 'testerworld', frame(), testerPaths.faqs());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
  expect(hrefOf('Anmelden')).toBe(testerPaths.login());
  expect(hrefOf('Registrieren')).toBe(testerPaths.register());
  const links = page.getByRole('navigation', { name: 'Offene Seiten' }).getByRole('link');
  expect(links.elements().map((link) => link.textContent)).toEqual(['Blog', 'Fragen']);
  await expect.element(links.getByText('Fragen')).toBeVisible();
});

test('offers no registration before there is a page for it', async () => {
  await openAs(null, 'testerworld', frame([testerPaths.faqs()]), testerPaths.faqs());
  await expect.element(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Registrieren' }).elements()).toHaveLength(0);
});

test('offers a user of another area no log-in, but the way home', async () => {
  await openAs(people.brand, 'testerworld', frame(), testerPaths.faqs());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Resonanz, zur Startseite' }))
    .toHaveAttribute('href', '/campaign-self-service/brand-dashboard');
  expect(page.getByRole('link', { name: 'Anmelden' }).elements()).toHaveLength(0);
});
