import { choice, ticked } from './choice.ts';
import { email } from './email.ts';
import { freeText } from './freeText.ts';
import { object, optional } from './object.ts';
import { password, passwordMismatch, repetition } from './password.ts';
import { phone } from './phone.ts';
import { url } from './url.ts';

/** Countries a brand may sign up from; Austria by its ISO code or the product's own key. */
export const SIGN_UP_COUNTRIES = ['DE', 'AT', 'CH', 'AU'] as const;
/** Maximum length of a company or contact name. */
export const SIGN_UP_NAME_MAX_LENGTH = 200;

// The country decides on the form of the phone number, so the fields are made for each call.
const person = ({ country }: Readonly<Record<string, unknown>>) => ({
  contactPerson: freeText({ isRequired: true, maxLength: SIGN_UP_NAME_MAX_LENGTH }),
  password,
  confirmPassword: repetition,
  country: optional(choice(SIGN_UP_COUNTRIES)),
  phone: optional(phone(typeof country === 'string' ? { country } : {})),
  website: optional(url),
  termsAccepted: ticked('termsRequired'),
});

const companyName = /* @__PURE__ */ freeText({
  isRequired: true,
  allowsNumbers: true,
  maxLength: SIGN_UP_NAME_MAX_LENGTH,
});

/**
 * The sign-up of a brand: company, contact person, e-mail, new password twice; phone (in the format of `country`,
 * German without one) and website if there are any; the terms must be ticked. Errors: those of the fields,
 * `passwordMismatch` at `confirmPassword`, `termsRequired` at `termsAccepted`.
 *
 * @source docs/domain/accounts.md#sign-up-of-brands
 */
export const signUp = /* @__PURE__ */ object(
  (given) => ({ companyName, email, ...person(given) }),
  (_valid, given) => [passwordMismatch(given)],
);

/**
 * The sign-up with an invitation: company and e-mail come from it and are not asked.
 *
 * @source docs/domain/accounts.md#sign-up-of-brands
 */
export const signUpByToken = /* @__PURE__ */ object(person, (_valid, given) => [passwordMismatch(given)]);

/**
 * What the sign-up takes: values or what its fields send.
 *
 * @source docs/domain/accounts.md#sign-up-of-brands
 */
export type SignUpInput = NonNullable<(typeof signUp)['~standard']['types']>['input'];

/**
 * A sign-up as it is sent.
 *
 * @source docs/domain/accounts.md#sign-up-of-brands
 */
export type SignUp = NonNullable<(typeof signUp)['~standard']['types']>['output'];
