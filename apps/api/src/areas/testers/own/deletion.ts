import { isTester } from '@resonanz/domain/roles';
import { verifyPassword } from '../../../platform/access/passwords.ts';
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
import { eraseTester, findPasswordHash, withdrawApplications } from './queries.ts';

/**
 * Deletes the account of the caller: asks for the password, sends a last mail, removes whatever names the person, ends
 * running applications and all log-ins (docs/domain/testers.md#deleting-the-own-account).
 */
export async function deleteOwnAccount({ services, user }: Editor, password: string, address: string): Promise<null> {
  const attempt = await countAttempt(services, user.email, address);
  const stored = await findPasswordHash(services.db, user.id);
  if (!(await attempt.carryOut(() => verifyPassword(password, stored))))
    throw invalidFields([{ field: 'password', key: 'wrongPassword' }]);
  await attempt.succeeded();
  const ended = await services.db.transaction().execute(async (tx) => {
    const now = services.clock.now();
    const account = await lockAccountOf(tx, user.id, isTester);
    await services.mail.send(tx, mailTo(account, 'testerDeleted', { at: now }));
    await withdrawApplications(tx, user.id, now);
    await endTokensOf(tx, user.id, now);
    const sessions = await endSessionsOf(tx, user.id, { now, reason: 'account deleted' });
    await eraseTester(tx, user.id, now);
    return sessions;
  });
  closeConnections(services, ended);
  return null;
}
