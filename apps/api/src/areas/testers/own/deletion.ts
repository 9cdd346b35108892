import { isTester } from '@resonanz/domain/roles';
import { verifyPassword } from '../../../platform/access/passwords.ts';
import type { Tx } from '../../../platform/database/schema.ts';
import type { AuditDetails } from '../../../platform/history/AuditDetails.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import {
  closeConnections,
  countAttempt,
  type Editor,
  endSessionsOf,
  endTokensOf,
  lockAccountOf,
  mailTo,
} from '../../accounts/door.ts';
import { removeFilesOf } from '../../files/door.ts';
import { type LiveMessage, publishAll } from '../../notifications/door.ts';
import { eraseTester } from './queries/erasure.ts';
import { findPasswordHash } from './queries/own.ts';

/** What the end of an account needs of product tests, which know testers and not the other way round. */
export interface TestsOfTester {
  /** Locks the tests in which a tester has something running; tests are locked before accounts. */
  lock(tx: Tx, userId: number): Promise<void>;
  /** Ends what a tester has running there; places that become free go to the waiting list. */
  end(
    tx: Tx,
    editor: Pick<Editor, 'services' | 'user'>,
  ): Promise<{ readonly details: readonly AuditDetails[]; readonly messages: readonly LiveMessage[] }>;
}

/**
 * Deletes the account of the caller: asks for the password, sends a last mail, ends running applications and all
 * log-ins, and removes whatever names the person (docs/domain/testers.md#deleting-the-own-account).
 */
export async function deleteOwnAccount(
  { services, user, audit }: Editor,
  tests: TestsOfTester,
  { password, address }: { password: string; address: string },
): Promise<null> {
  const attempt = await countAttempt(services, user.email, address);
  const stored = await findPasswordHash(services.db, user.id);
  if (!(await attempt.carryOut(() => verifyPassword(password, stored))))
    throw invalidFields([{ field: 'password', key: 'wrongPassword' }]);
  await attempt.succeeded();
  const { ended, sessions, drafts } = await services.db.transaction().execute(async (tx) => {
    const now = services.clock.now();
    await tests.lock(tx, user.id);
    const account = await lockAccountOf(tx, user.id, isTester);
    await services.mail.send(tx, mailTo(account, 'testerDeleted', { at: now }));
    const ended = await tests.end(tx, { services, user });
    await endTokensOf(tx, user.id, now);
    const sessions = await endSessionsOf(tx, user.id, { now, reason: 'account deleted' });
    const fullName = `${account.first_name} ${account.last_name}`.trim();
    const drafts = await eraseTester(tx, { id: user.id, email: account.email, fullName }, now);
    return { ended, sessions, drafts };
  });
  for (const details of ended.details) audit(details);
  publishAll(services.live, ended.messages);
  closeConnections(services, sessions);
  for (const draftId of drafts) await removeFilesOf(services, { subject: 'mail', subjectId: draftId });
  return null;
}
