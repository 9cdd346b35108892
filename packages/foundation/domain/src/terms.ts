/**
 * The versions of the terms for brands, oldest first; each is named after the day from which it counts, yyyy-MM-dd.
 *
 * @source docs/domain/legal.md#terms
 */
export const TERMS_VERSIONS: readonly [string, ...string[]] = ['2024-01-15', '2026-11-21'];

/**
 * Days of notice before a new version of the terms takes effect, as the terms promise.
 *
 * @source docs/domain/mails.md#mails-to-brands
 */
export const TERMS_NOTICE_DAYS = 28;

const DAY = 86_400_000;
const inDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * The version that counts on a day (yyyy-MM-dd); before the first one began to count, the first.
 *
 * @source docs/domain/legal.md#terms
 */
export function termsVersionOn(day: string, versions: readonly [string, ...string[]] = TERMS_VERSIONS): string {
  return versions.findLast((version) => version <= day) ?? versions[0];
}

/**
 * The latest version announced to brands by a day (yyyy-MM-dd), in force or soon to be.
 *
 * @source docs/domain/mails.md#mails-to-brands
 */
export function announcedTermsOn(day: string, versions: readonly [string, ...string[]] = TERMS_VERSIONS): string {
  return termsVersionOn(inDays(day, TERMS_NOTICE_DAYS), versions);
}

/**
 * The versions of the conditions of participation for testers, oldest first; named after the day from which each
 * counts.
 *
 * @source docs/domain/legal.md#terms
 */
export const TESTER_TERMS_VERSIONS: readonly [string, ...string[]] = ['2026-11-30'];

/**
 * Version of the privacy policy of all areas: the day from which it counts.
 *
 * @source docs/domain/legal.md#consent
 */
export const PRIVACY_VERSION = '2026-11-30';
