'use client';

import { useSyncExternalStore } from 'react';
import type { ConsentStore } from './ConsentStore.ts';
import { CookieBanner } from './CookieBanner.tsx';

/** Props of {@link CookieConsent}. */
export interface CookieConsentProps {
  /** Where the answer is stored; keep the object stable. */
  consent: ConsentStore;
  /** Address of the privacy policy. */
  privacyHref: string;
  /** Shows the banner only when the question is reopened, to people who are not asked. False by default. */
  isOnRequestOnly?: boolean;
}

/**
 * The banner while the question stands: until there is an answer, in this tab or in another one, and whenever it is
 * reopened.
 */
export function CookieConsent({ consent, privacyHref, isOnRequestOnly = false }: CookieConsentProps) {
  const question = useSyncExternalStore(consent.subscribe, consent.question, () => 'answered' as const);
  if (question === 'answered' || (question === 'open' && isOnRequestOnly)) return null;
  const isReopened = question === 'reopened';
  return (
    <CookieBanner
      privacyHref={privacyHref}
      isReopened={isReopened}
      given={isReopened ? consent.isAccepted() : null}
      onAnswer={consent.answer}
    />
  );
}
