import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../../http/ApiError.ts';
import type { Services } from '../../services.ts';

/** Failed attempts of one account from one address before it has to wait. */
export const maxAttempts = 5;
/** Minutes an attempt counts. */
export const windowMinutes = 15;

const slowAfter = 10;
const slowStep = 200;
const slowest = 3_000;

/** A network, not a single host: an IPv6 client owns a whole /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}

/** An attempt that has been counted; it stays counted unless it succeeds. */
export interface CountedAttempt {
  succeeded(): Promise<void>;
}

/**
 * Counts a log-in attempt before the password is looked at, so that parallel guesses cannot slip through. A pair of
 * account and address is refused after five failures; an account under fire from many addresses is only slowed.
 */
export async function countAttempt(
  { db, clock, hashKey }: Services,
  account: string,
  address: string,
): Promise<CountedAttempt> {
  const digest = (text: string): Buffer => createHmac('sha256', hashKey).update(text).digest();
  const account_hash = digest(`account ${account.toLowerCase()}`);
  const address_hash = digest(`address ${networkOf(address)}`);
  const now = clock.now();
  const since = new Date(now.getTime() - windowMinutes * 60_000).toISOString();
  const { id } = await db
    .insertInto('login_attempts')
    .values({ account_hash, address_hash, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const recent = await db
    .selectFrom('login_attempts')
    .select(['id', 'address_hash', 'at'])
    .where('account_hash', '=', account_hash)
    .where('at', '>', since)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  const ofPair = recent.filter((row) => Buffer.compare(Buffer.from(row.address_hash), address_hash) === 0);
  const oldest = ofPair[maxAttempts - 1];
  if (oldest !== undefined) {
    await db.deleteFrom('login_attempts').where('id', '=', id).execute();
    const seconds = Math.ceil((Date.parse(oldest.at) + windowMinutes * 60_000 - now.getTime()) / 1000);
    throw new ApiError(429, 'TOO_MANY_REQUESTS', 'tooManyAttempts', {
      headers: { 'retry-after': String(Math.max(1, seconds)) },
      data: { retryAfterSeconds: Math.max(1, seconds) },
    });
  }
  const excess = recent.length - slowAfter;
  if (excess > 0) await pause(Math.min(excess * slowStep, slowest));
  return {
    async succeeded() {
      await db
        .deleteFrom('login_attempts')
        .where('account_hash', '=', account_hash)
        .where('address_hash', '=', address_hash)
        .execute();
    },
  };
}
