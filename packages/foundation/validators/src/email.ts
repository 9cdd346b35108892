import { invalid, settle, textValidator } from './schema.ts';

/**
 * Longest e-mail address that can be delivered, in characters.
 *
 * @source docs/domain/validation.md#mail-addresses
 */
export const EMAIL_MAX_LENGTH = 254;

/** The form of an e-mail address; a second top-level part as in co.uk is part of what stands before the last dot. */
export const EMAIL_FORM = /^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]{2,}\.[A-Za-z]{2,}$/;

/**
 * An e-mail address: letters, digits and `._+-`, then `@`, a domain and a top-level part of letters. Umlaut domains
 * come in punycode. Errors: `required`, `emailInvalid`, `textTooLong` beyond 254 characters.
 *
 * @source docs/domain/validation.md#mail-addresses
 */
export const email = /* @__PURE__ */ textValidator(
  (text) => (text === '' ? invalid('required') : settle(text, [!EMAIL_FORM.test(text) && { code: 'emailInvalid' }])),
  EMAIL_MAX_LENGTH,
);
