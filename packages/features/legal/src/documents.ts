import type { LegalDocument } from './LegalText.ts';
import { PRIVACY_POLICY_VERSION } from './policyVersion.ts';
import { imprintDe } from './texts/imprint.de.ts';
import { imprintEn } from './texts/imprint.en.ts';
import { privacyDe } from './texts/privacy.de.ts';
import { privacyEn } from './texts/privacy.en.ts';
import { termsDe } from './texts/terms.de.ts';
import { termsEn } from './texts/terms.en.ts';

/** Name of a legal page. */
export type LegalDocumentName = 'imprint' | 'privacy' | 'terms';

/** The legal pages. */
export const LEGAL_DOCUMENTS: Readonly<Record<LegalDocumentName, LegalDocument>> = {
  imprint: { version: '2026-11-21', de: imprintDe, en: imprintEn },
  privacy: { version: PRIVACY_POLICY_VERSION, de: privacyDe, en: privacyEn },
  terms: { version: '2026-11-21', de: termsDe, en: termsEn },
};
