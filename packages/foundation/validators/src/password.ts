import { fieldsOf, settle, textValidator, validator, type ErrorCode, type Fault } from './schema.ts';

/** Fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 8;
/** Most characters of a password. */
export const PASSWORD_MAX_LENGTH = 128;

const lengthOf = (text: string): number => [...text].length;

interface PasswordRule {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, number>>;
  readonly isMet: (text: string) => boolean;
}

const RULES: readonly PasswordRule[] = [
  { code: 'passwordMinLength', params: { min: PASSWORD_MIN_LENGTH }, isMet: (text) => lengthOf(text) >= PASSWORD_MIN_LENGTH },
  { code: 'passwordUppercase', isMet: (text) => /\p{Lu}/u.test(text) },
  { code: 'passwordLowercase', isMet: (text) => /\p{Ll}/u.test(text) },
  { code: 'passwordSpecial', isMet: (text) => /[^\p{L}\p{N}\s]/u.test(text) },
];

/** Each rule of a new password and whether a text meets it, for a list that is shown while typing. */
export function passwordRules(text: string): readonly { readonly code: ErrorCode; readonly params: Readonly<Record<string, number>>; readonly isMet: boolean }[] {
  return RULES.map(({ code, params = {}, isMet }) => ({ code, params, isMet: isMet(text) }));
}

function faultsOf(text: string): readonly Fault[] {
  const unmet = RULES.filter(({ isMet }) => !isMet(text)).map(({ code, params = {} }): Fault => ({ code, params }));
  const tooLong: readonly Fault[] = lengthOf(text) > PASSWORD_MAX_LENGTH ? [{ code: 'passwordMaxLength', params: { max: PASSWORD_MAX_LENGTH } }] : [];
  return [...unmet, ...tooLong];
}

/** A new password: 8 to 128 characters, an uppercase and a lowercase letter and a special character; taken as typed, never trimmed. */
export const password = textValidator((text) => settle(text, faultsOf(text)));

/** A new password and its repetition. */
export interface PasswordPair {
  readonly password: string;
  readonly confirmPassword: string;
}

/** A new password with its repetition; a difference is `passwordMismatch` at `confirmPassword`. */
export const passwordPair = validator<PasswordPair>((value) => {
  const { password: first, confirmPassword: second } = fieldsOf(value);
  if (typeof first !== 'string') return { faults: [{ code: 'invalidType', path: ['password'] }] };
  if (typeof second !== 'string') return { faults: [{ code: 'invalidType', path: ['confirmPassword'] }] };
  const faults = faultsOf(first).map((fault) => ({ ...fault, path: ['password'] }));
  return settle({ password: first, confirmPassword: second }, [...faults, first !== second && { code: 'passwordMismatch', path: ['confirmPassword'] }]);
});
