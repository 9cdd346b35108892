import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Audience } from '../../../platform/http/Audience.ts';
import { shortened } from '../../../platform/http/networkOf.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { deviceOf } from './devices.ts';
import type { OpenSession } from './OpenSession.ts';
import {
  type Ending,
  insertLoginEvents,
  insertRefreshToken,
  insertSession,
  listOpenSessions,
  revokeSessionsOf,
} from './queries.ts';
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
  await insertSession(tx, {
    id: sessionId,
    user_id: userId,
    audience,
    created_at: now,
    last_used_at: now,
    device: deviceOf(origin.userAgent),
    address: shortened(origin.address),
  });
  await insertRefreshToken(tx, {
    hash: hashOfRefreshToken(refreshToken),
    session_id: sessionId,
    created_at: now,
    expires_at: new Date(now.getTime() + refreshTokenDays * dayMs),
  });
  await insertLoginEvents(tx, [{ user_id: userId, session_id: sessionId, kind: 'login', at: now }]);
  return { sessionId, userId, audience, refreshToken };
}

/** The open log-ins of a user, the last used first. */
export async function openSessionsOf({ db, clock }: Services, userId: number, current: string): Promise<Session[]> {
  const since = new Date(clock.now().getTime() - refreshTokenDays * dayMs).toISOString();
  const rows = await listOpenSessions(db, userId, since);
  return rows.map((row) => ({
    sessionId: row.id,
    device: row.device,
    address: row.address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.id === current,
  }));
}

/**
 * Ends sessions of a user: their refresh and access tokens are rejected once the transaction is committed. Returns the
 * ended sessions; call {@link closeConnections} after the commit to close their live connections.
 */
export async function endSessionsOf(tx: Kysely<Schema>, userId: number, ending: Ending): Promise<readonly string[]> {
  const ended = await revokeSessionsOf(tx, userId, ending);
  if (ended.length === 0) return [];
  const { reason: kind, now: at } = ending;
  await insertLoginEvents(
    tx,
    ended.map(({ id }) => ({ user_id: userId, session_id: id, kind, at })),
  );
  return ended.map(({ id }) => id);
}

/** Closes the live connections of ended log-ins, on every server. */
export function closeConnections({ live }: Pick<Services, 'live'>, sessionIds: readonly string[]): void {
  for (const id of sessionIds) live.endSession(id);
}
