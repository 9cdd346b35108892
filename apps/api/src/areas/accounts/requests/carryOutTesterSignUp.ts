import type { Kysely } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type Account, isUsable } from '../account.ts';
import { countTokens } from '../links/queries.ts';
import { maxMails, startVerification } from '../links/verification.ts';
import { lockAccount, updateAccount } from '../queries.ts';
import type { TesterSignUpData } from '../tables.ts';
import { notifyOwner } from './carryOutSignUp.ts';
import { findAccountId, findFriend, insertConsents, insertSignedUpAccount, saveSignedUpTester } from './queries.ts';

const HOUR = 3_600_000;

const columnsOf = (data: TesterSignUpData, now: Date) => ({
  first_name: data.firstName,
  last_name: data.lastName,
  password_hash: data.passwordHash,
  default_language: data.language,
  // Nobody decides on testers: the confirmed address is enough.
  approved: APPROVAL_STATUS.approved,
  updated_at: now,
});

/** An unconfirmed sign-up: the owner of the address may not be the person who typed it. */
const isUnconfirmed = (account: Account): boolean =>
  account.role_id === ROLE.tester && isUsable(account) && !account.email_verify && account.password_hash !== null;

async function saveTester(tx: Kysely<Schema>, userId: number, data: TesterSignUpData, now: Date): Promise<void> {
  await saveSignedUpTester(tx, {
    user_id: userId,
    gender: data.gender,
    dob: data.dob,
    country: data.country,
    federal_state: data.federalState,
    recommended_by: data.friend === null ? null : ((await findFriend(tx, data.friend)) ?? null),
    newsletter: data.wantsNewsletter ? 'waiting' : 'none',
    newsletter_asked_at: data.wantsNewsletter ? now : null,
    measuring_since: data.allowsMeasuring ? now : null,
  });
  await insertConsents(tx, userId, data, now);
}

/**
 * Creates the account of a tester's registration and sends the mail that confirms the address. The owner of an existing
 * account is notified by mail; an unconfirmed registration is replaced by this one, so that nobody can set a password
 * for another person's address (docs/domain/testers.md#tester-accounts).
 */
export async function carryOutTesterSignUp(
  tx: Kysely<Schema>,
  services: Services,
  email: string,
  data: TesterSignUpData,
): Promise<void> {
  const now = services.clock.now();
  const created = await insertSignedUpAccount(tx, {
    email,
    role_id: ROLE.tester,
    created_at: now,
    ...columnsOf(data, now),
  });
  if (created !== undefined) {
    await saveTester(tx, created.id, data, now);
    return startVerification(tx, services, created.id);
  }
  const known = await findAccountId(tx, email);
  const account = known && (await lockAccount(tx, known.id));
  if (account === undefined) return;
  if (!isUnconfirmed(account)) return isUsable(account) ? notifyOwner(tx, services, account) : undefined;
  // The link of the last mail confirms what the account holds: it changes only with another mail.
  if ((await countTokens(tx, account.id, 'email', new Date(now.getTime() - HOUR))) >= maxMails) return;
  await updateAccount(tx, account.id, columnsOf(data, now));
  await saveTester(tx, account.id, data, now);
  await startVerification(tx, services, account.id);
}
