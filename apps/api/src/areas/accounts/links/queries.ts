import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/schema.ts';
import type { Audience } from '../../../platform/http/Audience.ts';
import type { AccountTokensTable } from '../tables.ts';

/** What the link of a mail is good for. */
export type TokenPurpose = AccountTokensTable['purpose'];

/** Stores the token of a link. */
export async function insertToken(tx: Db, token: Insertable<AccountTokensTable>): Promise<void> {
  await tx.insertInto('account_tokens').values(token).execute();
}

/** The account of a token that can be used now, with the token's end. */
export async function findOpenToken(
  db: Db,
  { hash, purpose, audience }: { hash: Buffer; purpose: TokenPurpose; audience: Audience },
  now: Date,
) {
  return db
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.id', 'account_tokens.user_id')
    .select(['users.id', 'users.role_id', 'users.is_active', 'users.archived', 'account_tokens.expires_at'])
    .whereRef('users.email', '=', 'account_tokens.email')
    .where('account_tokens.hash', '=', hash)
    .where('account_tokens.purpose', '=', purpose)
    .where('account_tokens.audience', '=', audience)
    .where('account_tokens.ended_at', 'is', null)
    .where('account_tokens.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** How many links of a purpose an account has got since a moment. */
export async function countTokens(tx: Db, userId: number, purpose: TokenPurpose, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('account_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends one link. */
export async function endToken(tx: Db, hash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('account_tokens').set({ ended_at: now }).where('hash', '=', hash).execute();
}

/** Ends the links of an account that have not been used yet. */
export async function endTokensOf(tx: Db, userId: number, now: Date, purpose?: TokenPurpose): Promise<void> {
  await tx
    .updateTable('account_tokens')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'password'))
    .execute();
}

/** Address and name of an account's owner. */
export async function findOwner(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Name and role of the user who sent an invitation. */
export async function findInviter(tx: Db, userId: number) {
  return tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'role_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The invitation of an account; undefined when it was not invited. */
export async function findInvitationOf(tx: Db, userId: number) {
  return tx.selectFrom('brand_invitations').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Notes that the invited person was notified of the end of an invitation. */
export async function markExpiryAsAnnounced(tx: Db, invitationId: number, now: Date): Promise<void> {
  await tx.updateTable('brand_invitations').set({ expiry_notified_at: now }).where('id', '=', invitationId).execute();
}
