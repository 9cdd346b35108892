export { readConsent, writeConsent, type Consent } from '../src/consent.ts';
