import type { CallUser } from '../../platform/access/CallUser.ts';
import { hashPassword, verifyPassword } from '../../platform/access/passwords.ts';
import { type ApiError, invalidFields, unauthorized } from '../../platform/http/ApiError.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { closeConnections, countAttempt, lockAccount, rejectMismatch, setPassword } from '../accounts/door.ts';
import { findPasswordHash, findSession } from './queries.ts';

/** The current password and the new one, twice. */
interface Passwords {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

const wrongPassword = (): ApiError => invalidFields([{ field: 'currentPassword', key: 'wrongPassword' }]);

/**
 * Changes the password of the logged-in user and ends all other log-ins; a stolen session can't guess the current
 * password.
 */
export async function changePassword(
  services: Services,
  user: CallUser,
  passwords: Passwords,
  address: string,
): Promise<null> {
  rejectMismatch(passwords);
  const attempt = await countAttempt(services, user.email, address);
  const stored = await findPasswordHash(services.db, user.id);
  if (!(await attempt.carryOut(() => verifyPassword(passwords.currentPassword, stored?.password_hash ?? null))))
    throw wrongPassword();
  await attempt.succeeded();
  const passwordHash = await hashPassword(passwords.password);
  const ended = await services.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, user.id);
    const session = await findSession(tx, user.sessionId);
    // A concurrent request changed the password or ended this session.
    if (account === undefined || session === undefined || session.revoked_at !== null)
      throw unauthorized('sessionEnded');
    if (account.password_hash !== stored?.password_hash) throw wrongPassword();
    return setPassword(tx, services, account, { passwordHash, reason: 'password changed', except: user.sessionId });
  });
  closeConnections(services, ended);
  return null;
}
