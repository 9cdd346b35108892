export { EMAIL_MAX_LENGTH, email } from '../src/email.ts';
