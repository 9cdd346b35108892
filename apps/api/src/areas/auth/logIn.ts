import type { components } from '@resonanz/contract/types';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { isAdmin, roleName } from '@resonanz/domain/roles';
import { verifyPassword } from '../../platform/access/passwords.ts';
import { ApiError } from '../../platform/http/ApiError.ts';
import type { Audience } from '../../platform/http/Audience.ts';
import type { Services } from '../../platform/operations/Services.ts';
import {
  type Account,
  countAttempt,
  deviceOf,
  findAccount,
  lockAccount,
  openSession,
  type OpenSession,
  type Origin,
  rememberDevice,
} from '../accounts/door.ts';

type LoginResult = components['schemas']['LoginResult'];
type Tokens = components['schemas']['Tokens'];

/** The access token of a session beside its refresh token, as the contract carries them. */
export async function tokensOf({ accessTokens }: Services, session: OpenSession): Promise<Tokens> {
  const { token, expiresAt } = await accessTokens.issue(session.userId, session.sessionId, session.audience);
  return { accessToken: token, refreshToken: session.refreshToken, expirationTime: expiresAt };
}

const wrongCredentials = (): ApiError => new ApiError(401, 'WRONG_CREDENTIALS', 'wrongCredentials');

/** Why an account may not log in although the password is right; each reason has its own message. */
function obstacleOf(account: Account, audience: Audience): ApiError | undefined {
  const denied = (code: string, errorKey: string): ApiError => new ApiError(403, code, errorKey);
  if (account.archived) return denied('ACCOUNT_ARCHIVED', 'accountArchived');
  if (!account.is_active) return denied('ACCOUNT_DEACTIVATED', 'accountDeactivated');
  if (audience !== 'staff' && !account.email_verify) return denied('EMAIL_NOT_VERIFIED', 'emailNotVerified');
  if (audience !== 'brand' || account.approved === APPROVAL_STATUS.approved) return undefined;
  if (account.approved === APPROVAL_STATUS.pending) return denied('ACCOUNT_NOT_APPROVED', 'accountNotApproved');
  return new ApiError(403, 'ACCOUNT_DECLINED', 'accountDeclined', { data: { declineReason: account.decline_reason } });
}

/** Opens the session of an account whose password was right a moment ago, unless the account has changed since. */
async function open(services: Services, checked: Account, audience: Audience, origin: Origin): Promise<OpenSession> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, checked.id);
    if (account === undefined || account.password_hash !== checked.password_hash) throw wrongCredentials();
    const obstacle = obstacleOf(account, audience);
    if (obstacle !== undefined) throw obstacle;
    const { hashKey } = services;
    const isNewDevice = await rememberDevice(tx, { userId: account.id, ...origin, hashKey, now });
    if (isNewDevice && isAdmin(account.role_id)) {
      await services.mail.send(tx, {
        to: account.email,
        language: account.default_language,
        template: 'newDeviceLogin',
        values: { device: deviceOf(origin.userAgent), at: now },
      });
    }
    return openSession(tx, { userId: account.id, audience, origin, now });
  });
}

/** Logs a user in to one of the three areas. */
export async function logIn(
  services: Services,
  credentials: { username: string; password: string },
  audience: Audience,
  origin: Origin,
): Promise<LoginResult> {
  const attempt = await countAttempt(services, credentials.username.trim(), origin.address);
  const account = await findAccount(services.db, credentials.username, audience);
  const isRight = await attempt.carryOut(() => verifyPassword(credentials.password, account?.password_hash ?? null));
  if (account === undefined || !isRight) throw wrongCredentials();

  await attempt.succeeded();
  const session = await open(services, account, audience, origin);
  const roleId = account.role_id;
  return {
    ...(await tokensOf(services, session)),
    id: account.id,
    fullName: `${account.first_name} ${account.last_name}`.trim(),
    role: { roleId, roleName: roleName(roleId) },
    signupWithToken: account.signup_with_token,
  };
}
