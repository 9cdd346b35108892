export { announcedTermsOn, TERMS_NOTICE_DAYS, TERMS_VERSIONS, termsVersionOn } from '../src/terms.ts';
