import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import type { Area } from '@resonanz/domain/roles';
import { reopenConsent } from '@resonanz/session/consent';
import type { LegalLinks } from './Footer.tsx';

/** The pages belong to the brand area: other shells leave for them. */
const fromElsewhere: LegalLinks = {
  privacyHref: brandPaths.publicPrivacyPolicy(),
  imprintHref: brandPaths.imprint(),
  isElsewhere: true,
};

/**
 * The legal pages that each area links to; only the brand area asks for consent and has terms
 * (docs/domain/areas.md#legal-links, docs/domain/legal.md#consent).
 */
export const AREA_LEGAL_LINKS = {
  staff: fromElsewhere,
  brand: {
    termsHref: brandPaths.terms(),
    privacyHref: brandPaths.privacyPolicy(),
    imprintHref: brandPaths.imprint(),
    onCookieSettings: reopenConsent,
  },
  testerworld: { ...fromElsewhere, termsHref: testerPaths.terms() },
} as const satisfies Readonly<Record<Area, LegalLinks>>;
