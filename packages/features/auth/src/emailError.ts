import { email } from '@resonanz/validators/email';

/** Message that says what is wrong with a typed e-mail address; undefined when nothing is. */
export function emailError(typed: string): 'auth.emailRequired' | 'auth.emailInvalid' | undefined {
  if (typed.trim() === '') return 'auth.emailRequired';
  return email.validate(typed.trim()).issues ? 'auth.emailInvalid' : undefined;
}
