import { type Insertable, sql, type Updateable } from 'kysely';
import type { UsersTable } from '../../platform/access/tables.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { AuditLogTable } from '../../platform/history/tables.ts';
import type { Audience } from '../../platform/http/Audience.ts';
import { type Account, audienceOfAccount } from './account.ts';

/** The account of an e-mail address in an area; undefined when there is none there. */
export async function findAccount(db: Db, username: string, audience: Audience): Promise<Account | undefined> {
  const account = await db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', username.trim().toLowerCase())
    .executeTakeFirst();
  return account !== undefined && audienceOfAccount(account) === audience ? account : undefined;
}

/** An account, locked until the transaction ends: log-ins, links and changes of one account follow one another. */
export async function lockAccount(tx: Db, userId: number): Promise<Account | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** Writes columns of an account. */
export async function updateAccount(tx: Db, userId: number, values: Updateable<UsersTable>): Promise<void> {
  await tx.updateTable('users').set(values).where('id', '=', userId).execute();
  // What another address refused says nothing about this one.
  if (values.email !== undefined)
    await tx
      .updateTable('tester_profiles')
      .set({ newsletter_bounces: 0 })
      .where('user_id', '=', userId)
      .where('newsletter_bounces', '>', 0)
      .execute();
}

/** Deletes an account with what belongs to it alone. */
export async function deleteAccount(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

/** Adds an entry to the audit log. */
export async function insertAuditEntry(tx: Db, entry: Insertable<AuditLogTable>): Promise<void> {
  await tx.insertInto('audit_log').values(entry).execute();
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Deletes expired rows: links, used captchas, rate limit counters, and devices not seen for half a year. */
export async function clearExpiredAccounts(db: Db, now: Date): Promise<void> {
  const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  await db.deleteFrom('account_tokens').where('expires_at', '<', ago(DAY)).execute();
  await db.deleteFrom('account_requests').where('created_at', '<', ago(DAY)).execute();
  await db.deleteFrom('counted_requests').where('at', '<', ago(HOUR)).execute();
  await db.deleteFrom('captcha_answers').where('expires_at', '<', ago(HOUR)).execute();
  await db
    .deleteFrom('reactivation_requests')
    .where('day', '<', ago(7 * DAY).slice(0, 10))
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<', ago(180 * DAY))
    .execute();
}
