import { type Insertable, type Selectable, sql } from 'kysely';
import type { UsersTable } from '../../../platform/access/tables.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { AccountRequestsTable, TesterProfilesTable, TesterSignUpData } from '../tables.ts';

/** A stored request of an anonymous visitor. */
export type AccountRequest = Selectable<AccountRequestsTable>;

/** Stores a request until it is carried out. */
export async function insertRequest(db: Db, request: Insertable<AccountRequestsTable>): Promise<void> {
  await db.insertInto('account_requests').values(request).execute();
}

/** The next request after an id that no other server is at, locked. */
export async function lockNextRequest(tx: Db, after: number): Promise<AccountRequest | undefined> {
  return tx
    .selectFrom('account_requests')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Deletes a request that is being carried out. */
export async function deleteRequest(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('account_requests').where('id', '=', id).execute();
}

/** Stores the challenge of a captcha as used; false when it was used before. */
export async function insertCaptchaAnswer(db: Db, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const used = await db
    .insertInto('captcha_answers')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Stores that an account asked on this day for its reactivation; false when it already had. */
export async function insertReactivationRequest(tx: Db, userId: number, day: string): Promise<boolean> {
  const asked = await tx
    .insertInto('reactivation_requests')
    .values({ user_id: userId, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return asked !== undefined;
}

/** Adds the account of a sign-up; undefined when the address has one already. */
export async function insertSignedUpAccount(
  tx: Db,
  account: Insertable<UsersTable>,
): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('users')
    .values(account)
    .onConflict((taken) => taken.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** The account of an address, whatever its area. */
export async function findAccountId(tx: Db, email: string): Promise<{ id: number } | undefined> {
  return tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Attempts at log-ins, or requests of people who are not logged in: counted alike, each for itself. */
export type Counter = 'login_attempts' | 'counted_requests';

/** What attempts are counted by: the account they name and the address they come from. */
export interface Marks {
  account_hash: Buffer;
  address_hash: Buffer;
}

/** Stores an attempt; returns its id. */
export async function insertAttempt(db: Db, counter: Counter, attempt: Marks & { at: Date }): Promise<number> {
  const { id } = await db.insertInto(counter).values(attempt).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The attempt that has to grow old before another one is allowed: the `limit`-th latest of those with these marks. */
export async function findBlockingAttempt(
  db: Db,
  counter: Counter,
  { own, since, limit, marks }: { own: number; since: string; limit: number; marks: Partial<Marks> },
): Promise<string | undefined> {
  const row = await db
    .selectFrom(counter)
    .select('at')
    .$if(marks.account_hash !== undefined, (query) =>
      query.where('account_hash', '=', marks.account_hash ?? Buffer.alloc(0)),
    )
    .$if(marks.address_hash !== undefined, (query) =>
      query.where('address_hash', '=', marks.address_hash ?? Buffer.alloc(0)),
    )
    .where('at', '>', since)
    .where('id', '!=', own)
    .orderBy('at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** How many attempts at an account count, from everywhere; more than `most` are not looked at. */
export async function countAttemptsOn(
  db: Db,
  counter: Counter,
  { accountHash, since, most }: { accountHash: Buffer; since: string; most: number },
): Promise<number> {
  const rows = await db
    .selectFrom(counter)
    .select('id')
    .where('account_hash', '=', accountHash)
    .where('at', '>', since)
    .limit(most)
    .execute();
  return rows.length;
}

/** Deletes one attempt. */
export async function deleteAttempt(db: Db, counter: Counter, id: number): Promise<void> {
  await db.deleteFrom(counter).where('id', '=', id).execute();
}

/** Deletes the attempts to log in to an account from one address. */
export async function deleteLoginAttempts(db: Db, { account_hash, address_hash }: Marks): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('account_hash', '=', account_hash)
    .where('address_hash', '=', address_hash)
    .execute();
}

/** The tester whose link to recommend testerworld carries a code. */
export async function findFriend(tx: Db, code: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('tester_profiles')
    .select('user_id')
    .where('friend_code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.user_id;
}

/** Stores the profile of a registration, in place of that of an earlier one. */
export async function saveSignedUpTester(tx: Db, row: Insertable<TesterProfilesTable>): Promise<void> {
  const { user_id: _userId, ...values } = row;
  await tx
    .insertInto('tester_profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Stores to what a registration agreed, each with its version. */
export async function insertConsents(
  tx: Db,
  userId: number,
  { termsVersion, privacyVersion, address, allowsMeasuring }: TesterSignUpData,
  now: Date,
): Promise<void> {
  const given = { user_id: userId, given_at: now, address };
  await tx
    .insertInto('tester_consents')
    .values([
      { ...given, kind: 'terms', version: termsVersion },
      { ...given, kind: 'privacy', version: privacyVersion },
      ...(allowsMeasuring ? [{ ...given, kind: 'measuring' as const, version: privacyVersion }] : []),
    ])
    .execute();
}
