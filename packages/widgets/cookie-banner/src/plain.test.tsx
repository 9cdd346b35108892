import '@resonanz/tokens/styles';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createMemoryConsent } from './consent.fixture.ts';
import { cookieBannerHtml, mountCookieBanner, type MountOptions } from './plain.ts';

const region = () => page.getByRole('region', { name: 'Cookie-Hinweis' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
let end = () => {};

function mount(options: Partial<MountOptions> = {}) {
  const consent = createMemoryConsent();
  end = mountCookieBanner({ consent, privacyHref: '/privacy-policy', ...options });
  return consent;
}

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Seite</h1><button type="button">Cookie-Einstellungen</button></main>';
});
afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
});

test.each([
  ['Verstanden!', true],
  ['Ablehnen', false],
])('asks and takes the answer on a page without React: %s', async (name, isAccepted) => {
  const consent = mount();
  await expect.element(region()).toBeVisible();
  expect((await axe.run(document.body)).violations).toEqual([]);
  await button(name).click();
  await expect.element(region()).not.toBeInTheDocument();
  expect(consent.isAccepted()).toBe(isAccepted);
});

test('stands before the page, so that it comes first by keyboard', async () => {
  mount();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Näheres in der Datenschutzerklärung' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Escape}');
  await expect.element(button('Verstanden!')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region()).not.toBeInTheDocument();
});

test('takes over what a server has drawn', async () => {
  document.body.insertAdjacentHTML('afterbegin', cookieBannerHtml({ privacyHref: '/privacy-policy' }));
  const drawn = region().element();
  mount();
  expect(region().elements()).toEqual([drawn]);
  await button('Ablehnen').click();
  await expect.element(region()).not.toBeInTheDocument();
});

test('takes away what a server has drawn for a visitor who has answered', () => {
  document.body.insertAdjacentHTML('afterbegin', cookieBannerHtml({ privacyHref: '/privacy-policy' }));
  mount({ consent: createMemoryConsent(false) });
  expect(region().elements()).toEqual([]);
});

test('comes back when it is asked for, and gives the focus back', async () => {
  const consent = createMemoryConsent(false);
  mount({ consent });
  button('Cookie-Einstellungen').element().addEventListener('click', consent.reopen);
  await button('Cookie-Einstellungen').click();
  await expect.element(region()).toHaveFocus();
  await expect.element(region()).toMatchTextContent(/Bisher haben Sie abgelehnt\./);
  await button('Verstanden!').click();
  await expect.element(button('Cookie-Einstellungen')).toHaveFocus();
  expect(consent.isAccepted()).toBe(true);
});

test('an open question that is reopened is drawn once and takes the focus', async () => {
  const consent = mount();
  consent.reopen();
  await expect.element(region()).toHaveFocus();
  expect(region().elements()).toHaveLength(1);
});

test('speaks English and the words of an importer, which stay text', () => {
  const html = cookieBannerHtml({
    language: 'en',
    privacyHref: '/p?a="1"&b',
    words: { 'cookieBanner.title': '<b>Us & you</b>' },
  });
  const box = document.createElement('div');
  box.innerHTML = html;
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/p?a="1"&b');
  expect(box.querySelector('b')).toBeNull();
  expect(box.textContent).toContain('<b>Us & you</b>');
  expect(box.textContent).toContain('Got it!');
});

test('is gone when it is taken away', () => {
  const consent = mount();
  end();
  consent.reopen();
  expect(region().elements()).toEqual([]);
});
