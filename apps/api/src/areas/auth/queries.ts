import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The stored password of a user; undefined when the account is gone. */
export async function findPasswordHash(
  db: Kysely<Schema>,
  userId: number,
): Promise<{ password_hash: string | null } | undefined> {
  return db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
}

/** Whether and when a session was revoked; undefined when there is none. */
export async function findSession(
  tx: Kysely<Schema>,
  sessionId: string,
): Promise<{ revoked_at: string | null } | undefined> {
  return tx.selectFrom('sessions').select('revoked_at').where('id', '=', sessionId).executeTakeFirst();
}
