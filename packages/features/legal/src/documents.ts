import { TESTER_TERMS_VERSIONS } from '@resonanz/domain/terms';
import type { LegalDocument, LegalVersion } from './LegalText.ts';
import { PRIVACY_POLICY_VERSION } from './policyVersion.ts';
import { imprintDe } from './texts/imprint.de.ts';
import { imprintEn } from './texts/imprint.en.ts';
import { privacyDe } from './texts/privacy.de.ts';
import { privacyEn } from './texts/privacy.en.ts';
import { termsDe } from './texts/terms.de.ts';
import { termsEn } from './texts/terms.en.ts';
import { termsDe2024, termsEn2024, termsChanges } from './texts/terms2024.ts';
import { testerTermsDe } from './texts/testerTerms.de.ts';
import { testerTermsEn } from './texts/testerTerms.en.ts';

/** Name of a legal page. */
export type LegalDocumentName = 'imprint' | 'privacy' | 'terms' | 'testerTerms';

/** The legal pages. The versions of the terms are those of `TERMS_VERSIONS`, which the server asks brands to accept. */
export const LEGAL_DOCUMENTS: Readonly<Record<LegalDocumentName, LegalDocument>> = {
  imprint: [{ version: '2026-11-21', de: imprintDe, en: imprintEn }],
  privacy: [{ version: PRIVACY_POLICY_VERSION, de: privacyDe, en: privacyEn }],
  terms: [
    { version: '2026-11-21', de: termsDe, en: termsEn, changes: termsChanges },
    { version: '2024-01-15', de: termsDe2024, en: termsEn2024 },
  ],
  testerTerms: [{ version: TESTER_TERMS_VERSIONS[0], de: testerTermsDe, en: testerTermsEn }],
};

/** The version of a page that counts on a day; before the first one began to count, the first. */
export function versionOn(document: LegalDocument, day: string): LegalVersion {
  return document.find(({ version }) => version <= day) ?? document.at(-1) ?? document[0];
}
