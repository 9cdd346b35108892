import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { Account } from '../account.ts';
import { updateAccount } from '../queries.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { endTokensOf } from './queries.ts';

/** Rejects a password that differs from its confirmation. */
export function rejectMismatch({ password, confirmPassword }: { password: string; confirmPassword: string }): void {
  if (password !== confirmPassword) throw invalidFields([{ field: 'confirmPassword', key: 'passwordMismatch' }]);
}

/** What goes with a new password. */
interface Change {
  passwordHash: string;
  /** Why log-ins end. */
  reason: string;
  /** The log-in that stays open. */
  except?: string;
  /** Whether the way here has shown that the mailbox is the user's. */
  confirmsEmail?: boolean;
  /** The first password of an account: there is no change to notify of. */
  isFirst?: boolean;
}

/**
 * Sets the password of a locked account: its links end, its log-ins end and its owner is notified by mail. Returns the
 * ended log-ins, whose connections the caller closes after the commit.
 */
export async function setPassword(
  tx: Kysely<Schema>,
  { clock, mail }: Services,
  account: Account,
  { passwordHash, reason, except, confirmsEmail = false, isFirst = false }: Change,
): Promise<readonly string[]> {
  const now = clock.now();
  await updateAccount(tx, account.id, {
    password_hash: passwordHash,
    updated_at: now,
    ...(confirmsEmail ? { email_verify: true } : {}),
  });
  await endTokensOf(tx, account.id, now);
  const ended = await endSessionsOf(tx, account.id, { now, reason, ...(except === undefined ? {} : { except }) });
  if (!isFirst)
    await mail.send(tx, {
      to: account.email,
      language: account.default_language,
      template: 'passwordChanged',
      values: { at: now },
    });
  return ended;
}
