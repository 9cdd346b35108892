export {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  password,
  passwordPair,
  passwordRules,
  type PasswordPair,
  type PasswordRule,
} from '../src/password.ts';
