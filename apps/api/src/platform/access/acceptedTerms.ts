import { berlinDay } from '@resonanz/domain/berlinDay';
import { termsVersionOn } from '@resonanz/domain/terms';
import { ApiError } from '../http/ApiError.ts';
import type { Operation } from '../http/contract.ts';
import type { CallUser } from './CallUser.ts';

/**
 * What a brand may change before it has accepted the terms: accept them, switch the language, log out, ask to be
 * deleted, and protect its account. Declining must be as easy as accepting (Art. 7 GDPR); erasure and ending a stolen
 * session never depend on it.
 */
const ALWAYS: ReadonlySet<string> = new Set([
  'acceptTerms',
  'changesDefaultLanguage',
  'logout',
  'askForBrandDeletion',
  'endSession',
  'endOtherSessions',
  'changePassword',
]);

/** Whether a brand has accepted the terms in force; other users need not. */
export const hasAcceptedTerms = (
  { audience, termsVersion }: Pick<CallUser, 'audience' | 'termsVersion'>,
  now: Date,
): boolean => audience !== 'brand' || (termsVersion !== null && termsVersion >= termsVersionOn(berlinDay(now)));

/** Returns the error for a change by a brand that has not accepted the terms in force, or undefined when it may proceed. */
export function missingTermsError(
  { id, effect }: Pick<Operation, 'id' | 'effect'>,
  user: CallUser,
  now: Date,
): ApiError | undefined {
  if (effect !== 'write' || ALWAYS.has(id) || hasAcceptedTerms(user, now)) return undefined;
  return new ApiError(403, 'TERMS_NOT_ACCEPTED', 'termsNotAccepted');
}
