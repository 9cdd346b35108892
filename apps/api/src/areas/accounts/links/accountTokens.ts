import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Audience } from '../../../platform/http/Audience.ts';
import { type Account, audienceOfAccount, isUsable } from '../account.ts';
import { lockAccount } from '../queries.ts';
import { endToken, endTokensOf, findOpenToken, insertToken, type TokenPurpose } from './queries.ts';

/** A token as its bearer shows it. */
export interface ShownToken {
  token: string;
  purpose: TokenPurpose;
  audience: Audience;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Unknown, used, expired, of another area or of an account that may not be used: the answer does not say which. */
export const tokenInvalid = () => notFound('tokenInvalid');

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
  await insertToken(tx, {
    hash: hashOf(token),
    user_id: account.id,
    purpose,
    audience,
    email: account.email,
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
  });
  return token;
}

/** Whose a token is and when it ends, without using it. */
export async function findToken(
  db: Kysely<Schema>,
  { token, purpose, audience }: ShownToken,
  now: Date,
): Promise<{ userId: number; expiresAt: string }> {
  const found = await findOpenToken(db, { hash: hashOf(token), purpose, audience }, now);
  if (found === undefined || !isUsable(found) || audienceOfAccount(found) !== audience) throw tokenInvalid();
  return { userId: found.id, expiresAt: found.expires_at };
}

/** Redeems a token and returns its locked account; of two concurrent attempts one fails. */
export async function redeemToken(tx: Kysely<Schema>, shown: ShownToken, now: Date): Promise<Account> {
  const { userId } = await findToken(tx, shown, now);
  const account = await lockAccount(tx, userId);
  // A request that waited for the lock has to look again.
  await findToken(tx, shown, now);
  if (account === undefined) throw tokenInvalid();
  await endToken(tx, hashOf(shown.token), now);
  return account;
}
