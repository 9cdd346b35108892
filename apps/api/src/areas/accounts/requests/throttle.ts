import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../../../platform/http/ApiError.ts';
import { networkOf } from '../../../platform/http/networkOf.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import {
  countAttemptsOn,
  type Counter,
  deleteAttempt,
  deleteLoginAttempts,
  findBlockingAttempt,
  insertAttempt,
  type Marks,
} from './queries.ts';

/** Failed attempts of one account from one address before it has to wait. */
export const maxAttempts = 5;
/** Minutes an attempt counts. */
export const windowMinutes = 15;
/** Failed attempts of one network, whatever the accounts, before it has to wait; a whole office may share one. */
export const maxAttemptsOfNetwork = 100;
/** Requests for mails of one network, whatever accounts they name, before it has to wait. */
export const maxRequestsOfNetwork = 40;

const slowAfter = 10;
const slowStep = 200;
const slowest = 3_000;

/** An attempt that was stored. */
type Counted = Marks & { own: number };

/** An attempt that has been counted; it stays counted unless it succeeds. */
export interface CountedAttempt {
  succeeded(): Promise<void>;
  /** Runs an attempt; one that could not run at all does not count. */
  carryOut<Value>(work: () => Promise<Value>): Promise<Value>;
}

function marksOf(hashKey: Uint8Array, account: string, address: string): Marks {
  const digest = (text: string): Buffer => createHmac('sha256', hashKey).update(text).digest();
  return {
    account_hash: digest(`account ${account.toLowerCase()}`),
    address_hash: digest(`address ${networkOf(address)}`),
  };
}

function tooMany(seconds: number): ApiError {
  const wait = Math.max(1, seconds);
  return new ApiError(429, 'TOO_MANY_REQUESTS', 'tooManyAttempts', {
    headers: { 'retry-after': String(wait) },
    data: { retryAfterSeconds: wait },
  });
}

/**
 * Counts an attempt before it is carried out and looks at all the others only then: of any that arrive together, each
 * sees those that were stored before it, so that no more than the allowed number pass. An account under fire from many
 * addresses is slowed, never locked.
 */
async function count(
  { db, clock, hashKey }: Services,
  counter: Counter,
  { account, address, networkLimit }: { account: string; address: string; networkLimit: number },
): Promise<Counted> {
  const marks = marksOf(hashKey, account, address);
  const now = clock.now();
  const since = new Date(now.getTime() - windowMinutes * 60_000).toISOString();
  const own = await insertAttempt(db, counter, { ...marks, at: now });
  const pair = await findBlockingAttempt(db, counter, { own, since, limit: maxAttempts, marks });
  const ofNetwork = { own, since, limit: networkLimit, marks: { address_hash: marks.address_hash } };
  const blocking = pair ?? (await findBlockingAttempt(db, counter, ofNetwork));
  if (blocking !== undefined) {
    await deleteAttempt(db, counter, own);
    throw tooMany(Math.ceil((Date.parse(blocking) + windowMinutes * 60_000 - now.getTime()) / 1000));
  }
  const attempts = await countAttemptsOn(db, counter, {
    accountHash: marks.account_hash,
    since,
    most: slowAfter + slowest / slowStep + 1,
  });
  const excess = attempts - 1 - slowAfter;
  if (excess > 0) await pause(Math.min(excess * slowStep, slowest));
  return { ...marks, own };
}

/** Counts an attempt to guess a password; five failures of an account from one address make it wait there. */
export async function countAttempt(services: Services, account: string, address: string): Promise<CountedAttempt> {
  const { own, account_hash, address_hash } = await count(services, 'login_attempts', {
    account,
    address,
    networkLimit: maxAttemptsOfNetwork,
  });
  return {
    async succeeded() {
      await deleteLoginAttempts(services.db, { account_hash, address_hash });
    },
    async carryOut(work) {
      try {
        return await work();
      } catch (error) {
        await deleteAttempt(services.db, 'login_attempts', own);
        throw error;
      }
    },
  };
}

/** Counts a visitor's request for a mail; the same for addresses without an account. */
export async function countRequest(services: Services, account: string, address: string): Promise<void> {
  await count(services, 'counted_requests', { account, address, networkLimit: maxRequestsOfNetwork });
}
