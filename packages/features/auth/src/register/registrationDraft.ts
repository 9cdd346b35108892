import type { TesterRegistration } from '@resonanz/api-client/testerRegistration';
import { ageOn, OF_AGE } from '@resonanz/domain/age';
import type { Country, FederalState } from '@resonanz/domain/lookups';
import { PRIVACY_VERSION, termsVersionOn, TESTER_TERMS_VERSIONS } from '@resonanz/domain/terms';
import { email } from '@resonanz/validators/email';
import { password } from '@resonanz/validators/password';

/** What the form of a registration holds. */
export interface RegistrationDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly dob: string | null;
  readonly gender: TesterRegistration['gender'] | null;
  readonly country: Country;
  readonly federalState: FederalState | null;
  readonly isAgreed: boolean;
  readonly newsletter: boolean;
  readonly measuring: boolean;
}

/** A field of the form. */
export type RegistrationField = keyof RegistrationDraft;

/** The form as it begins. */
export const EMPTY_REGISTRATION: RegistrationDraft = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  dob: null,
  gender: null,
  country: 'DE',
  federalState: null,
  isAgreed: false,
  newsletter: false,
  measuring: false,
};

/** Why each field is wrong: a code of the rules, `underAge`, or `termsRequired`. */
export function registrationErrors(
  draft: RegistrationDraft,
  today: string,
): Partial<Record<RegistrationField, string>> {
  const errors: Partial<Record<RegistrationField, string>> = {};
  for (const name of ['firstName', 'lastName'] as const) if (draft[name].trim() === '') errors[name] = 'required';
  const [emailIssue] = email.validate(draft.email.trim()).issues ?? [];
  if (emailIssue) errors.email = emailIssue.code;
  const [passwordIssue] = password.validate(draft.password).issues ?? [];
  if (passwordIssue) errors.password = passwordIssue.code;
  if (draft.password !== draft.confirmPassword) errors.confirmPassword = 'passwordMismatch';
  const age = ageOn(draft.dob, today);
  if (age === null) errors.dob = 'required';
  else if (age < OF_AGE) errors.dob = 'underAge';
  if (draft.gender === null) errors.gender = 'required';
  if (!draft.isAgreed) errors.isAgreed = 'termsRequired';
  return errors;
}

/** The draft as it is sent; undefined while something is missing. */
export function toRegistration(
  draft: RegistrationDraft,
  besides: { today: string; language: 'DE' | 'EN'; captchaText: string; friend: string | null },
): TesterRegistration | undefined {
  if (draft.dob === null || draft.gender === null) return undefined;
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    password: draft.password,
    confirmPassword: draft.confirmPassword,
    dob: draft.dob,
    gender: draft.gender,
    country: draft.country,
    ...(draft.federalState !== null && { federalState: draft.federalState }),
    termsVersion: termsVersionOn(besides.today, TESTER_TERMS_VERSIONS),
    privacyVersion: PRIVACY_VERSION,
    newsletter: draft.newsletter,
    measuring: draft.measuring,
    language: besides.language,
    captchaText: besides.captchaText,
    ...(besides.friend !== null && { friend: besides.friend }),
  };
}
