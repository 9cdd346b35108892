import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NotFoundPage } from '@resonanz/app-frame/NotFoundPage';
import { people } from './fixtures/accountServer.fixture.ts';
import { openAs } from './fixtures/openAccount.fixture.tsx';
import { UnknownAddress } from './UnknownAddress.tsx';

const frame = (
  <UnknownAddress area="staff">
    <nav aria-label="Menü" />
    <NotFoundPage homeHref="/dashboard" />
  </UnknownAddress>
);
const links = () =>
  page
    .getByRole('main')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('a visitor reads that there is no such page, and is led to the start page and the log-in', async () => {
  await openAs(null, 'staff', frame, '/public/contact');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Menü' }).elements()).toHaveLength(0);
  expect(links()).toEqual(['/campaign-self-service?lang=de', '/login?lang=de']);
});

test('a visitor of testerworld is led to its landing page', async () => {
  const unknown = (
    <UnknownAddress area="testerworld">
      <NotFoundPage homeHref="/testerworld/home" />
    </UnknownAddress>
  );
  await openAs(null, 'testerworld', unknown, '/testerworld/contact');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
  expect(links()).toEqual(['/testerworld/welcome?lang=de', '/testerworld/login?lang=de']);
});

test('a logged-in user keeps the frame of the area', async () => {
  await openAs(people.staff, 'staff', frame, '/public/contact');
  await expect.element(page.getByRole('navigation', { name: 'Menü' })).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/dashboard');
});

test('a user who is logged in to another area is led home', async () => {
  await openAs(people.brand, 'staff', frame, '/public/contact');
  await expect
    .element(page.getByRole('link', { name: 'Zur Startseite' }))
    .toHaveAttribute('href', '/campaign-self-service/brand-dashboard');
  expect(page.getByRole('navigation', { name: 'Menü' }).elements()).toHaveLength(0);
});
