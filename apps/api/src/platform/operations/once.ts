import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ApiError, badRequest, conflict, invalidFields } from '../http/ApiError.ts';
import type { ReadInput } from './readInput.ts';
import type { Services } from './Services.ts';

/** Idempotency header: a write runs once per key, and each repetition gets the same response. */
export const idempotencyHeader = 'idempotency-key';
/** Hours for which a response is stored. */
export const answerLifetimeHours = 24;

/** Milliseconds after which a call still marked as running has lost its server. */
const longestCall = 60_000;
const patience = 5_000;
const lookEvery = 100;

const day = 24 * 60 * 60_000;

/** A write with its idempotency key. */
export interface RepeatableCall {
  /** The user; null for an anonymous call, whose key includes the user as a hash (see `traceless`). */
  userId: number | null;
  key: string;
  operation: string;
  /** Hash of the request: the same key with another request is an error of the client. */
  fingerprint: Buffer;
}

interface Outcome {
  answer: unknown;
}

/** The idempotency key of a request, or undefined when it may not be repeated. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[idempotencyHeader];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key)) throw badRequest('invalidIdempotencyKey');
  return key;
}

/** The stored key of an anonymous call: unique to the user, without revealing which. */
export function traceless({ hashKey }: Pick<Services, 'hashKey'>, userId: number, key: string): string {
  return createHmac('sha256', hashKey).update(`${userId} ${key}`).digest('base64url');
}

/** Hash that distinguishes one request from another. */
export function fingerprintOf(input: Pick<ReadInput, 'path' | 'query' | 'body' | 'files' | 'drafts'>): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([input.path, input.query, input.body]));
  for (const { bytes } of input.files) hash.update(createHash('sha256').update(bytes).digest());
  for (const { digest } of input.drafts) hash.update(digest);
  return hash.digest();
}

const rowOf = ({ userId, key }: Pick<RepeatableCall, 'userId' | 'key'>) =>
  userId === null ? sql<boolean>`key = ${key} and user_id is null` : sql<boolean>`key = ${key} and user_id = ${userId}`;

/** The outcome of an earlier call with the same key; waits briefly for one that is still running. */
async function outcomeOf({ db, clock }: Services, call: RepeatableCall): Promise<Outcome | undefined> {
  const until = clock.now().getTime() + patience;
  for (;;) {
    const row = await db
      .selectFrom('repeatable_calls')
      .select(['operation', 'fingerprint', 'state', 'answer', 'at'])
      .where(rowOf(call))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const isSame = row.operation === call.operation && call.fingerprint.equals(Buffer.from(row.fingerprint));
    if (!isSame) throw invalidFields([{ field: idempotencyHeader, key: 'idempotencyKeyReused' }]);
    if (row.state === 'done') return { answer: row.answer?.['data'] ?? null };
    // The server that ran it died halfway: the outcome is unknown, and nothing is done twice.
    const isAbandoned = clock.now().getTime() - Date.parse(row.at) > longestCall;
    if (row.state === 'unknown' || isAbandoned) throw conflict('outcomeUnknown');
    if (clock.now().getTime() > until) throw conflict('stillRunning');
    await pause(lookEvery);
  }
}

async function settle(
  { db, clock }: Services,
  call: RepeatableCall,
  outcome: { state: 'done' | 'unknown'; answer?: string },
): Promise<void> {
  // The time of an anonymous call would reveal its user through other logs: only the end of its day is stored.
  const moment = call.userId === null ? { at: new Date(Math.ceil(clock.now().getTime() / day) * day) } : {};
  await db
    .updateTable('repeatable_calls')
    .set({ ...outcome, ...moment })
    .where(rowOf(call))
    .execute();
}

/** Runs a write once for its key and returns the same response for every repetition; a rejected write may be retried. */
export async function once(services: Services, call: RepeatableCall, work: () => Promise<unknown>): Promise<unknown> {
  const { db, clock } = services;
  const { userId: user_id, key, operation, fingerprint } = call;
  for (;;) {
    const claimed = await db
      .insertInto('repeatable_calls')
      .values({ user_id, key, operation, fingerprint, at: clock.now() })
      .onConflict((conflicting) => conflicting.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed !== undefined) break;
    const outcome = await outcomeOf(services, call);
    if (outcome !== undefined) return outcome.answer;
  }
  try {
    const answer = await work();
    await settle(services, call, { state: 'done', answer: JSON.stringify({ data: answer ?? null }) });
    return answer;
  } catch (error) {
    const isClientError = error instanceof ApiError && error.status < 500;
    if (isClientError) await db.deleteFrom('repeatable_calls').where(rowOf(call)).execute();
    else await settle(services, call, { state: 'unknown' });
    throw error;
  }
}
