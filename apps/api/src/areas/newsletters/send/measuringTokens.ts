import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../platform/operations/Services.ts';

type Key = Pick<Services, 'hashKey'>;

/** What is signed: the picture of a mail, or a link in it. */
type Purpose = 'open' | 'click';

const signatureOf = ({ hashKey }: Key, purpose: Purpose, numbers: string): Buffer =>
  createHmac('sha256', hashKey).update(`newsletter ${purpose} ${numbers}`).digest();

/** Numbers and their signature, as the address of a picture or a link carries them. */
export function measuringToken(key: Key, purpose: Purpose, numbers: readonly number[]): string {
  const named = numbers.join('-');
  return `${named}-${signatureOf(key, purpose, named).toString('base64url')}`;
}

/** The numbers of a token; undefined unless this server has signed them for the purpose. */
export function numbersOfToken(key: Key, purpose: Purpose, token: string): readonly number[] | undefined {
  const [, named = '', signature = ''] = /^(\d+(?:-\d+)*)-([\w-]{43})$/.exec(token) ?? [];
  const shown = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, purpose, named);
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return undefined;
  return named.split('-').map(Number);
}
