import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Audience } from '../../../platform/http/Audience.ts';
import { type Account, audienceOfAccount, isUsable, lockAccount } from '../account.ts';

/** What the link of a mail is good for. */
export type TokenPurpose = 'password' | 'email' | 'signUp';

/** A token as its bearer shows it. */
export interface ShownToken {
  token: string;
  purpose: TokenPurpose;
  audience: Audience;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Unknown, used, expired, of another area or of an account that may not be used: nobody is told which. */
export const tokenInvalid = () => notFound('tokenInvalid');

/** Ends the links of an account that have not been used yet. */
export async function endTokensOf(
  tx: Kysely<Schema>,
  userId: number,
  now: Date,
  purpose?: TokenPurpose,
): Promise<void> {
  await tx
    .updateTable('account_tokens')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'password'))
    .execute();
}

/** Makes the token of a link; it ends the earlier ones of its purpose. The account has to be locked. */
export async function issueToken(
  tx: Kysely<Schema>,
  account: Account,
  { purpose, minutes, now }: { purpose: TokenPurpose; minutes: number; now: Date },
): Promise<string> {
  const audience = audienceOfAccount(account);
  if (audience === undefined) throw new Error(`The account ${account.id} has no area to log in to.`);
  await endTokensOf(tx, account.id, now, purpose);
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('account_tokens')
    .values({
      hash: hashOf(token),
      user_id: account.id,
      purpose,
      audience,
      email: account.email,
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute();
  return token;
}

/** How many links of a purpose an account has got since a moment. */
export async function countTokens(
  tx: Kysely<Schema>,
  userId: number,
  purpose: TokenPurpose,
  since: Date,
): Promise<number> {
  const { count } = await tx
    .selectFrom('account_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Whose a token is and when it ends, without using it. */
export async function findToken(
  db: Kysely<Schema>,
  { token, purpose, audience }: ShownToken,
  now: Date,
): Promise<{ userId: number; expiresAt: string }> {
  const found = await db
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.id', 'account_tokens.user_id')
    .select(['users.id', 'users.role_id', 'users.is_active', 'users.archived', 'account_tokens.expires_at'])
    .whereRef('users.email', '=', 'account_tokens.email')
    .where('account_tokens.hash', '=', hashOf(token))
    .where('account_tokens.purpose', '=', purpose)
    .where('account_tokens.audience', '=', audience)
    .where('account_tokens.ended_at', 'is', null)
    .where('account_tokens.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (found === undefined || !isUsable(found) || audienceOfAccount(found) !== audience) throw tokenInvalid();
  return { userId: found.id, expiresAt: found.expires_at };
}

/** Redeems a token and returns its account, locked; of two that come at once one is refused. */
export async function redeemToken(tx: Kysely<Schema>, shown: ShownToken, now: Date): Promise<Account> {
  const { userId } = await findToken(tx, shown, now);
  const account = await lockAccount(tx, userId);
  // Whoever waited for the lock has to look again.
  await findToken(tx, shown, now);
  if (account === undefined) throw tokenInvalid();
  await tx.updateTable('account_tokens').set({ ended_at: now }).where('hash', '=', hashOf(shown.token)).execute();
  return account;
}
