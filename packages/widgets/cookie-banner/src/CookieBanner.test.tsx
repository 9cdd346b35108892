import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { focusOn } from '@resonanz/testing/focusOn';
import { createMemoryConsent } from './consent.fixture.ts';
import { CookieBanner, type CookieBannerProps } from './CookieBanner.tsx';
import { CookieConsent, type CookieConsentProps } from './CookieConsent.tsx';

beforeEach(() => page.viewport(1440, 900));

const inLanguage = (language: Language, props: Partial<CookieBannerProps> = {}) => (
  <LanguageProvider language={language}>
    <CookieBanner privacyHref="/privacy-policy" onAnswer={() => {}} {...props} />
  </LanguageProvider>
);
const region = () => page.getByRole('region', { name: 'Cookie notice' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('conforms in both languages', async () => {
  await expectConformance(inLanguage('de'), { role: 'region', name: 'Cookie-Hinweis' });
  await expectConformance(inLanguage('en'), { role: 'region', name: 'Cookie notice' });
});

test('says that the site uses cookies, and names the consent [R-COOKIE-001]', async () => {
  const screen = await render(inLanguage('de'));
  const banner = screen.getByRole('region', { name: 'Cookie-Hinweis' });
  await expect.element(banner).toMatchTextContent(/^Diese Website verwendet Cookies/);
  await expect.element(banner).toMatchTextContent(/nur mit Ihrer Einwilligung/);
  await screen.rerender(inLanguage('en'));
  await expect.element(region()).toMatchTextContent(/^This website uses cookies/);
  await expect.element(region()).toMatchTextContent(/only with your consent/);
});

test('"Got it!" accepts and "Decline" declines [R-COOKIE-002] [R-COOKIE-003]', async () => {
  const onAnswer = vi.fn<(isAccepted: boolean) => void>();
  await render(inLanguage('en', { onAnswer }));
  await button('Got it!').click();
  await button('Decline').click();
  expect(onAnswer.mock.calls).toEqual([[true], [false]]);
});

test('leads to the privacy policy [R-COOKIE-004]', async () => {
  await render(inLanguage('en'));
  await expect
    .element(region().getByRole('link', { name: 'More in the privacy policy' }))
    .toHaveAttribute('href', '/privacy-policy');
});

test('is no dialog: what is behind it can be used, and Escape answers nothing', async () => {
  const onPress = vi.fn<() => void>();
  const onAnswer = vi.fn<(isAccepted: boolean) => void>();
  await render(
    <>
      {inLanguage('en', { onAnswer })}
      <main>
        <button type="button" onClick={onPress}>
          Page
        </button>
      </main>
    </>,
  );
  await page.getByRole('button', { name: 'Page' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onPress).toHaveBeenCalledOnce();
  expect(onAnswer).not.toHaveBeenCalled();
  await expect.element(region()).toBeVisible();
});

test.each([320, 390, 1440])('never covers what has the focus in a window %i wide', async (width) => {
  await page.viewport(width, 480);
  await render(
    <>
      {inLanguage('en')}
      <main>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index} style={{ marginBlockEnd: 40, textAlign: 'center' }}>
            <button type="button">{`Entry ${index + 1}`}</button>
          </p>
        ))}
      </main>
    </>,
  );
  for (let index = 1; index <= 12; index += 1) {
    const entry = button(`Entry ${index}`).element() as HTMLElement;
    entry.focus();
    await expect
      .poll(() => {
        const [own, theirs] = [region().element().getBoundingClientRect(), entry.getBoundingClientRect()];
        return theirs.bottom <= own.top || theirs.top >= own.bottom;
      })
      .toBe(true);
  }
});

describe('with a store', () => {
  const consentOf = (props: Partial<CookieConsentProps>) => (
    <LanguageProvider language="en">
      <CookieConsent consent={createMemoryConsent()} privacyHref="/privacy-policy" {...props} />
      <main>
        <button type="button">Cookie settings</button>
      </main>
    </LanguageProvider>
  );

  test.each([
    ['Got it!', true],
    ['Decline', false],
  ])('asks until there is an answer: %s', async (name, isAccepted) => {
    const consent = createMemoryConsent();
    await render(consentOf({ consent }));
    await button(name).click();
    await expect.element(region()).not.toBeInTheDocument();
    expect(consent.isAccepted()).toBe(isAccepted);
  });

  test('asks no one who has answered, whatever the answer', async () => {
    await render(consentOf({ consent: createMemoryConsent(false) }));
    expect(region().elements()).toEqual([]);
  });

  test('disappears when the answer is given elsewhere', async () => {
    const consent = createMemoryConsent();
    await render(consentOf({ consent }));
    await expect.element(region()).toBeVisible();
    consent.answer(true);
    await expect.element(region()).not.toBeInTheDocument();
  });

  test('comes back with the answer given, takes the focus and gives it back', async () => {
    const consent = createMemoryConsent(true);
    await render(consentOf({ consent }));
    const settings = button('Cookie settings');
    await focusOn(settings);
    consent.reopen();
    await expect.element(region()).toHaveFocus();
    await expect.element(region()).toMatchTextContent(/So far you have given your consent\./);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(settings).toHaveFocus();
    expect(consent.isAccepted()).toBe(false);
  });

  test('waits to be asked for where no one is to be asked', async () => {
    const consent = createMemoryConsent();
    await render(consentOf({ consent, isOnRequestOnly: true }));
    expect(region().elements()).toEqual([]);
    consent.reopen();
    await expect.element(region()).toBeVisible();
    expect(region().element().textContent).not.toMatch(/So far/);
  });
});
