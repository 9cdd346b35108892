import { createHash, createHmac } from 'node:crypto';
import type { Services } from '../../../platform/operations/Services.ts';
import type { OpenSession } from './OpenSession.ts';
import {
  insertLoginEvents,
  insertRefreshToken,
  lockSessionOfToken,
  markAsUsed,
  refreshToken,
  revokeSession,
  touchSession,
} from './queries.ts';

/** Days a refresh token is valid. */
export const refreshTokenDays = 7;
/** Seconds in which the token before the current one still yields the same successor (two tabs, a lost answer). */
export const graceSeconds = 20;

const dayMs = 86_400_000;

/** A refresh token as it is stored. */
export function hashOfRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The successor is derived from the token and our key, so that a repeated request gets the same one and none is stored. */
function successorOf(token: string, hashKey: Uint8Array): string {
  return createHmac('sha256', hashKey).update(`refresh ${token}`).digest('base64url');
}

/** The result of a refresh: new tokens, a rejection, or a replay that ended the session. */
export type Rotation =
  | { kind: 'rotated'; session: OpenSession }
  | { kind: 'rejected' }
  | { kind: 'replayed'; sessionId: string };

/**
 * Rotates a refresh token. The previous token is accepted for a short time and yields the same successor; an older one
 * means a replay and ends the whole session.
 */
export async function rotate({ db, clock, hashKey }: Services, token: string): Promise<Rotation> {
  const now = clock.now();
  const hash = hashOfRefreshToken(token);
  return db.transaction().execute(async (tx): Promise<Rotation> => {
    const found = await lockSessionOfToken(tx, hash);
    if (found === undefined || found.revoked_at !== null || !found.is_active || found.archived)
      return { kind: 'rejected' };
    if (Date.parse(found.expires_at) <= now.getTime()) return { kind: 'rejected' };

    const successor = successorOf(token, hashKey);
    const session = {
      sessionId: found.session_id,
      userId: found.user_id,
      audience: found.audience,
      refreshToken: successor,
    };
    // The row was read before the lock was ours: a request that waited has to look again.
    const current = await refreshToken(tx, hash).executeTakeFirstOrThrow();
    if (current.used_at === null) {
      await insertRefreshToken(tx, {
        hash: hashOfRefreshToken(successor),
        session_id: found.session_id,
        created_at: now,
        expires_at: new Date(now.getTime() + refreshTokenDays * dayMs),
      });
      await markAsUsed(tx, hash, hashOfRefreshToken(successor), now);
      await touchSession(tx, found.session_id, now);
      return { kind: 'rotated', session };
    }
    const next = await refreshToken(tx, hashOfRefreshToken(successor)).executeTakeFirst();
    const isRecent = now.getTime() - Date.parse(current.used_at) <= graceSeconds * 1000;
    if (isRecent && next !== undefined && next.used_at === null) return { kind: 'rotated', session };

    await revokeSession(tx, found.session_id, now, 'replayed refresh token');
    const replay = { user_id: found.user_id, session_id: found.session_id, kind: 'refresh-replayed', at: now };
    await insertLoginEvents(tx, [replay]);
    return { kind: 'replayed', sessionId: found.session_id };
  });
}
