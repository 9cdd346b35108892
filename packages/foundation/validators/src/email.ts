import { settle, textValidator } from './schema.ts';

/** Longest e-mail address that can be delivered. */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL = /^[A-Za-z0-9._+-]+$/;
const DOMAIN = /^[A-Za-z0-9.-]{2,}$/;
const TOP_LEVEL = /^[A-Za-z]{2,}$/;

function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  const dot = text.lastIndexOf('.');
  // A second top-level part as in co.uk is part of what stands before the last dot.
  return at > 0 && dot > at && LOCAL.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1, dot)) && TOP_LEVEL.test(text.slice(dot + 1));
}

/** An e-mail address: letters, digits and `._+-`, then `@`, a domain and a top-level part of letters. */
export const email = textValidator((text) =>
  settle(text, [text === '' ? { code: 'required' } : (text.length > EMAIL_MAX_LENGTH || !isEmail(text)) && { code: 'emailInvalid' }]),
);
