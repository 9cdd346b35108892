import { berlinDay } from '@resonanz/domain/berlinDay';
import { termsVersionOn } from '@resonanz/domain/terms';

/** What an account stores of an acceptance at this moment. */
export const acceptedTerms = (now: Date): { terms_accepted_at: Date; terms_version: string } => ({
  terms_accepted_at: now,
  terms_version: termsVersionOn(berlinDay(now)),
});
