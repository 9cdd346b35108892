import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Audience } from '../../../platform/http/Audience.ts';
import { shortened } from '../../../platform/http/networkOf.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { deviceOf } from './devices.ts';
import type { OpenSession } from './OpenSession.ts';
import { hashOfRefreshToken, refreshTokenDays } from './refreshTokens.ts';

type Session = components['schemas']['Session'];

const dayMs = 86_400_000;

/** Where a log-in comes from. */
export interface Origin {
  address: string;
  userAgent: string;
}

/** Starts a session: one log-in, one family of refresh tokens. */
export async function openSession(
  tx: Kysely<Schema>,
  { userId, audience, origin, now }: { userId: number; audience: Audience; origin: Origin; now: Date },
): Promise<OpenSession> {
  const sessionId = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  await tx
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      audience,
      created_at: now,
      last_used_at: now,
      device: deviceOf(origin.userAgent),
      address: shortened(origin.address),
    })
    .execute();
  await tx
    .insertInto('refresh_tokens')
    .values({
      hash: hashOfRefreshToken(refreshToken),
      session_id: sessionId,
      created_at: now,
      expires_at: new Date(now.getTime() + refreshTokenDays * dayMs),
    })
    .execute();
  await tx
    .insertInto('login_events')
    .values({ user_id: userId, session_id: sessionId, kind: 'login', at: now })
    .execute();
  return { sessionId, userId, audience, refreshToken };
}

/** The open log-ins of a user, the last used first. */
export async function openSessionsOf({ db, clock }: Services, userId: number, current: string): Promise<Session[]> {
  const since = new Date(clock.now().getTime() - refreshTokenDays * dayMs).toISOString();
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', since)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    device: row.device,
    address: row.address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.id === current,
  }));
}

/** Which log-ins of a user end, and why. */
export interface Ending {
  now: Date;
  reason: string;
  /** Only this log-in. */
  only?: string;
  /** Every log-in but this one. */
  except?: string;
}

/**
 * Ends log-ins of a user: their refresh and access tokens are refused once the transaction is committed. Returns the
 * ended ones; after the commit {@link closeConnections} closes what is open of them.
 */
export async function endSessionsOf(
  tx: Kysely<Schema>,
  userId: number,
  { now, reason, only, except }: Ending,
): Promise<readonly string[]> {
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
  if (ended.length === 0) return [];
  await tx
    .insertInto('login_events')
    .values(ended.map(({ id }) => ({ user_id: userId, session_id: id, kind: reason, at: now })))
    .execute();
  return ended.map(({ id }) => id);
}

/** Closes the live connections of ended log-ins, on every server. */
export function closeConnections({ live }: Pick<Services, 'live'>, sessionIds: readonly string[]): void {
  for (const id of sessionIds) live.endSession(id);
}
