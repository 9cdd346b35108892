import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { hashPassword } from '../../../platform/access/passwords.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Audience } from '../../../platform/http/Audience.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type Account, isUsable } from '../account.ts';
import { auditAccount, type Trace } from '../auditAccount.ts';
import { lockAccount } from '../queries.ts';
import { closeConnections } from '../sessions/sessions.ts';
import { findToken, redeemToken, tokenInvalid } from './accountTokens.ts';
import { answerInvited } from './invitedAccounts.ts';
import { passwordLink, resetMinutes } from './passwordLink.ts';
import { countTokens, findOwner } from './queries.ts';
import { rejectMismatch, setPassword } from './setPassword.ts';
import { welcomeTester } from './welcomeTester.ts';

/** Mails that one account gets within the time a link is valid; the last link stays valid when more are asked for. */
const maxMails = 5;

async function sendReset(tx: Kysely<Schema>, services: Services, account: Account): Promise<void> {
  const link = await passwordLink(tx, services, account);
  await services.mail.send(tx, {
    to: account.email,
    language: account.default_language,
    template: 'passwordReset',
    values: { link, minutes: resetMinutes },
  });
}

/** Sends the owner of an account a mail to set a new password; for administrators, who never see or set one. */
export async function startPasswordReset(tx: Kysely<Schema>, services: Services, userId: number): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (account === undefined || !isUsable(account)) throw notFound();
  await sendReset(tx, services, account);
}

/** Sends the requested password reset mail; does nothing for accounts that may not log in. */
export async function sendForgottenPassword(tx: Kysely<Schema>, services: Services, userId: number): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (account === undefined || !isUsable(account)) return;
  const since = new Date(services.clock.now().getTime() - resetMinutes * 60_000);
  if ((await countTokens(tx, account.id, 'password', since)) >= maxMails) return;
  if (await answerInvited(tx, services, account)) return;
  await sendReset(tx, services, account);
}

/** Whose reset link this is. */
export async function ownerOfResetToken(
  { db, clock }: Services,
  token: string,
  audience: Audience,
): Promise<components['schemas']['ResetTokenOwner']> {
  const { userId, expiresAt } = await findToken(db, { token, purpose: 'password', audience }, clock.now());
  const owner = await findOwner(db, userId);
  if (owner === undefined) throw tokenInvalid();
  return { username: owner.email, fullName: `${owner.first_name} ${owner.last_name}`.trim(), expiresAt };
}

/** Sets a new password with the token of a mail and ends every log-in of the account. */
export async function resetPassword(
  services: Services,
  { token, audience, ...pair }: { token: string; audience: Audience; password: string; confirmPassword: string },
  trace: Trace,
): Promise<null> {
  const { db, clock } = services;
  rejectMismatch(pair);
  const shown = { token, purpose: 'password', audience } as const;
  // Before the password is hashed, which is dear, and again when the account is locked.
  await findToken(db, shown, clock.now());
  const passwordHash = await hashPassword(pair.password);
  const ended = await db.transaction().execute(async (tx) => {
    const account = await redeemToken(tx, shown, clock.now());
    await auditAccount(tx, services, account, trace);
    // A tester whom staff has added confirms the address with the first password.
    if (audience === 'tester' && !account.email_verify) await welcomeTester(tx, services, account);
    return setPassword(tx, services, account, {
      passwordHash,
      reason: 'password reset',
      confirmsEmail: true,
      isFirst: account.password_hash === null,
    });
  });
  closeConnections(services, ended);
  return null;
}
