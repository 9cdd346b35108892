import type { Insertable } from 'kysely';
import type { SessionsTable } from '../../../platform/access/tables.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { LoginEventsTable, RefreshTokensTable } from '../tables.ts';

/** Stores a new session. */
export async function insertSession(tx: Db, session: Insertable<SessionsTable>): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** Stores a refresh token. */
export async function insertRefreshToken(tx: Db, token: Insertable<RefreshTokensTable>): Promise<void> {
  await tx.insertInto('refresh_tokens').values(token).execute();
}

/** Notes beginnings and ends of log-ins. */
export async function insertLoginEvents(tx: Db, events: readonly Insertable<LoginEventsTable>[]): Promise<void> {
  await tx.insertInto('login_events').values(events).execute();
}

/** The log-ins of a user that have not ended and were used since a moment, the last used first. */
export async function listOpenSessions(db: Db, userId: number, since: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', since)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
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

/** Revokes log-ins of a user; returns those that were open. */
export async function revokeSessionsOf(
  tx: Db,
  userId: number,
  { now, reason, only, except }: Ending,
): Promise<{ id: string }[]> {
  return tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
}

/** Revokes one log-in. */
export async function revokeSession(tx: Db, sessionId: string, now: Date, reason: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', sessionId)
    .execute();
}

/** The session and the account of a refresh token; the session is locked. */
export async function lockSessionOfToken(tx: Db, hash: Buffer) {
  return tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'refresh_tokens.expires_at',
      'sessions.id as session_id',
      'sessions.user_id',
      'sessions.audience',
      'sessions.revoked_at',
      'users.is_active',
      'users.archived',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .forUpdate('sessions')
    .executeTakeFirst();
}

/** A refresh token by its hash, with when it was used. */
export function refreshToken(tx: Db, hash: Buffer) {
  return tx.selectFrom('refresh_tokens').select('used_at').where('hash', '=', hash);
}

/** Notes that a refresh token was used, and its successor. */
export async function markAsUsed(tx: Db, hash: Buffer, successorHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now, successor_hash: successorHash })
    .where('hash', '=', hash)
    .execute();
}

/** Notes that a session was used now. */
export async function touchSession(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/** The devices from which a user has logged in before. */
export async function listKnownDevices(tx: Db, userId: number): Promise<{ hash: Uint8Array }[]> {
  return tx.selectFrom('known_devices').select('hash').where('user_id', '=', userId).execute();
}

/** Stores a device of a user, or that it was seen again. */
export async function saveKnownDevice(tx: Db, userId: number, hash: Buffer, now: Date): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, hash, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
}
