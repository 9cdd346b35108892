import type { Kysely } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type LiveMessage, publishAll } from '../../notifications/door.ts';
import { type Account, audienceOfAccount, isUsable } from '../account.ts';
import { auditAccount, type Trace } from '../auditAccount.ts';
import { notifyApprovers } from '../brands/approvers.ts';
import { lockAccount, updateAccount } from '../queries.ts';
import { issueToken, redeemToken } from './accountTokens.ts';
import { countTokens } from './queries.ts';
import { welcomeTester } from './welcomeTester.ts';

const dayMinutes = 24 * 60;
/** Minutes in which an e-mail address can be confirmed. */
export const verificationMinutes = 7 * dayMinutes;
/** Mails that one account gets within an hour; the last link stays valid when more are asked for. */
export const maxMails = 5;

/** The areas whose users confirm their address before they log in. */
type VerifiedAudience = 'brand' | 'tester';

/**
 * Sends the mail that confirms the e-mail address of a brand or a tester; does nothing when the address is confirmed,
 * or for accounts that may not be used.
 */
export async function startVerification(tx: Kysely<Schema>, services: Services, userId: number): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (account === undefined || !isUsable(account) || account.email_verify) return;
  const audience = audienceOfAccount(account);
  if (audience !== 'brand' && audience !== 'tester') return;
  const now = services.clock.now();
  if ((await countTokens(tx, account.id, 'email', new Date(now.getTime() - 3_600_000))) >= maxMails) return;
  const token = await issueToken(tx, account, { purpose: 'email', minutes: verificationMinutes, now });
  const path = audience === 'brand' ? brandPaths.verify({ token }) : testerPaths.verify({ token });
  await services.mail.send(tx, {
    to: account.email,
    language: account.default_language,
    template: 'verifyEmail',
    values: { audience, link: new URL(path, services.publicUrl).href },
  });
}

/**
 * Confirms the e-mail address of an account with the token of a mail; staff is notified of a brand that now waits for
 * approval (type 16).
 */
export async function verifyEmail(
  services: Services,
  { token, audience }: { token: string; audience: VerifiedAudience },
  trace: Trace,
): Promise<Account> {
  const { db, clock } = services;
  const { account, messages } = await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const account = await redeemToken(tx, { token, purpose: 'email', audience }, now);
    await updateAccount(tx, account.id, { email_verify: true, updated_at: now });
    await auditAccount(tx, services, account, trace);
    if (audience === 'tester') await welcomeTester(tx, services, account);
    const messages: LiveMessage[] =
      audience === 'brand' && account.approved === APPROVAL_STATUS.pending
        ? await notifyApprovers(tx, account, 'approval')
        : [];
    return { account, messages };
  });
  publishAll(services.live, messages);
  return account;
}
