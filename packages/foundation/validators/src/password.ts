import { object } from './object.ts';
import {
  isLonger,
  invalid,
  settle,
  textValidator,
  validator,
  type ErrorCode,
  type ValidationError,
  type IssueParams,
  type Validator,
} from './schema.ts';

/**
 * Fewest characters of a password.
 *
 * @source docs/domain/validation.md#passwords
 */
export const PASSWORD_MIN_LENGTH = 8;

/**
 * Maximum length of a password.
 *
 * @source docs/domain/validation.md#passwords
 */
export const PASSWORD_MAX_LENGTH = 128;

/** What a new password must hold, by code. A mark belongs to its letter, whichever way the keyboard composes it. */
export const PASSWORD_FORMS = {
  passwordUppercase: /\p{Lu}/u,
  passwordLowercase: /\p{Ll}/u,
  passwordSpecial: /[^\p{L}\p{M}\p{N}\s]/u,
};

/**
 * A rule of a new password, and whether a text meets it.
 *
 * @source docs/domain/validation.md#passwords
 */
export interface PasswordRule {
  /** The error code when the rule is not met; its text is short enough for a list. */
  readonly code: ErrorCode;
  /** Values for the arguments of the message. */
  readonly params: IssueParams;
  /** Whether the text meets the rule. */
  readonly isMet: boolean;
}

const CODES = ['passwordUppercase', 'passwordLowercase', 'passwordSpecial'] as const;

const isLongEnough = (text: string): boolean => isLonger(text, PASSWORD_MIN_LENGTH - 1);

/**
 * Each rule of a new password and whether a text meets it, for a list that is shown while typing.
 *
 * @source docs/domain/validation.md#passwords
 */
export function passwordRules(text: string): readonly PasswordRule[] {
  return [
    { code: 'passwordMinLength', params: { min: PASSWORD_MIN_LENGTH }, isMet: isLongEnough(text) },
    ...CODES.map((code) => ({ code, params: {}, isMet: PASSWORD_FORMS[code].test(text) })),
  ];
}

/**
 * A new password: 8 to 128 characters, an uppercase and a lowercase letter and a special character (neither letter,
 * digit nor space); taken as typed, never trimmed. Old passwords are not checked with it. Errors: `passwordMinLength`,
 * `passwordUppercase`, `passwordLowercase`, `passwordSpecial`, `passwordMaxLength`.
 *
 * @source docs/domain/validation.md#passwords
 */
export const password = /* @__PURE__ */ textValidator((text) => {
  const [min, max] = [PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH];
  if (isLonger(text, max)) return invalid('passwordMaxLength', { max });
  const unmet = CODES.filter((code) => !PASSWORD_FORMS[code].test(text)).map((code): ValidationError => ({ code }));
  return isLongEnough(text)
    ? settle(text, unmet)
    : { errors: [{ code: 'passwordMinLength', params: { min } }, ...unmet] };
}, Infinity);

/** The repetition of a password; what it must equal is a rule between the fields. */
export const repetition = /* @__PURE__ */ validator<string>((value) =>
  typeof value === 'string' ? { value } : invalid('invalidType'),
);

/** The rule between a password and its repetition, whether the password is a good one or not. */
export function passwordMismatch(given: Readonly<Record<string, unknown>>) {
  const { password: first, confirmPassword: second } = given;
  return (
    typeof second === 'string' && first !== second && ({ code: 'passwordMismatch', path: ['confirmPassword'] } as const)
  );
}

/**
 * A new password and its repetition.
 *
 * @source docs/domain/validation.md#passwords
 */
export interface PasswordPair {
  /** The new password, as typed. */
  readonly password: string;
  /** The same once more. */
  readonly confirmPassword: string;
}

/**
 * A new password with its repetition; a difference is `passwordMismatch` at `confirmPassword`.
 *
 * @source docs/domain/validation.md#passwords
 */
export const passwordPair: Validator<PasswordPair> = /* @__PURE__ */ object(
  { password, confirmPassword: repetition },
  (_valid, given) => [passwordMismatch(given)],
);
