import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../http/ApiError.ts';
import { Turns } from './Turns.ts';

// Argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash takes memory and a thread; a caller that would wait longer than a few seconds gets 503 with Retry-After. */
export const passwordTurns = new Turns(
  2,
  200,
  () => new ApiError(503, 'SERVICE_UNAVAILABLE', 'serviceUnavailable', { headers: { 'retry-after': '5' } }),
);

/** Hashes a password as it was typed, with Argon2id. */
export function hashPassword(password: string): Promise<string> {
  return passwordTurns.take(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** Compares a password with a stored hash. Takes as long when there is none, so that timing does not reveal accounts. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const against = stored ?? (await decoy);
  const matches = await passwordTurns.take(() => verify(against, password).catch(() => false));
  return matches && stored !== null;
}
