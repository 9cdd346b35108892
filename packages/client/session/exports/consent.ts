export {
  createConsentStore,
  readConsent,
  reopenConsent,
  writeConsent,
  type Consent,
  type ConsentStore,
} from '../src/consent.ts';
