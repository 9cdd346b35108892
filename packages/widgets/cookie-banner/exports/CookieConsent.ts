'use client';

export { CookieConsent, type CookieConsentProps } from '../src/CookieConsent.tsx';
export type { ConsentStore } from '../src/ConsentStore.ts';
