import { runPriceCalculator } from '@resonanz/brand-home/priceCalculator';
import { mountCookieBanner } from '@resonanz/cookie-banner/plain';
import { brandPaths } from '@resonanz/domain/paths';
import { parseLanguage } from '@resonanz/i18n/language';
import { PRIVACY_POLICY_VERSION } from '@resonanz/legal/policyVersion';
import { createConsentStore, reopenConsent } from '@resonanz/session/consent';
import { writeCookie } from '@resonanz/session/cookies';
import { applyTheme } from '@resonanz/session/theme';

const COOKIE_SETTINGS = '[data-cookie-settings]';

/** Whether a log-in is kept in this browser; whose, and whether it is still good, the app finds out. */
const hasStoredLogin = (): boolean => localStorage.getItem('auth') !== null;

function onPress({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest(COOKIE_SETTINGS)) reopenConsent();
  // The next page is to speak the same language.
  const language = parseLanguage(target.closest('a[hreflang]')?.getAttribute('hreflang'));
  if (language) writeCookie('uiLanguage', language.toUpperCase());
}

/**
 * Makes the landing page that the server has drawn what it is with the app: the stored look, the question about
 * cookies, the language that was chosen. Says whether that is all: who is logged in gets the app.
 */
export function openLanding(): boolean {
  const root = document.querySelector<HTMLElement>('[data-drawn=alone]');
  if (root === null || hasStoredLogin()) return false;
  const language = parseLanguage(root.dataset['language']) ?? 'de';
  applyTheme();
  document.addEventListener('click', onPress);
  // Who has logged in in another tab finds the way home here too.
  window.addEventListener('storage', () => {
    if (hasStoredLogin()) location.reload();
  });
  document.addEventListener('keydown', (event) => {
    if (
      (event.key === 'Enter' || event.key === ' ') &&
      event.target instanceof Element &&
      event.target.closest(COOKIE_SETTINGS)
    )
      reopenConsent();
  });
  const calculator = root.querySelector<HTMLFormElement>('[data-price-calculator]');
  if (calculator) runPriceCalculator(calculator);
  mountCookieBanner({
    language,
    privacyHref: brandPaths.privacyPolicy(),
    consent: createConsentStore(PRIVACY_POLICY_VERSION),
  });
  return true;
}
