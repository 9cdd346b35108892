export {
  announcedTermsOn,
  TERMS_NOTICE_DAYS,
  TERMS_VERSIONS,
  PRIVACY_VERSION,
  TESTER_TERMS_VERSIONS,
  termsVersionOn,
} from '../src/terms.ts';
