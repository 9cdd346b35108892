import { isRoleId, roleName, type RoleId } from '@resonanz/domain/roles';
import type { components } from '@resonanz/contract/types';
import { sql } from 'kysely';
import type { Audience } from '../../access/CallUser.ts';
import { audienceOf } from '../../access/loadCallUser.ts';
import { verifyPassword } from '../../access/passwords.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { Services } from '../../services.ts';
import { openSession, type OpenSession } from './sessions.ts';
import { countAttempt } from './throttle.ts';

type LoginResult = components['schemas']['LoginResult'];
type Tokens = components['schemas']['Tokens'];

interface Account {
  id: number;
  role_id: number;
  is_active: boolean;
  archived: boolean;
  email_verify: boolean;
  approved: number;
}

/** The access token of a session beside its refresh token, as the contract carries them. */
export async function tokensOf({ accessTokens }: Services, session: OpenSession): Promise<Tokens> {
  const { token, expiresAt } = await accessTokens.issue(session.userId, session.sessionId, session.audience);
  return { accessToken: token, refreshToken: session.refreshToken, expirationTime: expiresAt };
}

/** Why an account may not log in although the password is right; each reason has its own message. */
function obstacleOf(account: Account, audience: Audience): ApiError | undefined {
  const refuse = (code: string, errorKey: string): ApiError => new ApiError(403, code, errorKey);
  if (account.archived) return refuse('ACCOUNT_ARCHIVED', 'accountArchived');
  if (!account.is_active) return refuse('ACCOUNT_DEACTIVATED', 'accountDeactivated');
  if (audience !== 'staff' && !account.email_verify) return refuse('EMAIL_NOT_VERIFIED', 'emailNotVerified');
  if (audience !== 'brand' || account.approved === 1) return undefined;
  return account.approved === 2
    ? refuse('ACCOUNT_DECLINED', 'accountDeclined')
    : refuse('ACCOUNT_NOT_APPROVED', 'accountNotApproved');
}

/** Logs a user in to one of the three areas. */
export async function logIn(
  services: Services,
  credentials: { username: string; password: string },
  audience: Audience,
  address: string,
): Promise<LoginResult> {
  const username = credentials.username.trim();
  const attempt = await countAttempt(services, username, address);
  const account = await services.db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', username.toLowerCase())
    .executeTakeFirst();
  const belongsHere =
    account !== undefined && isRoleId(account.role_id) && audienceOf(account.role_id) === audience;
  const isRight = await verifyPassword(credentials.password, belongsHere ? account.password_hash : null);
  if (!belongsHere || !isRight) throw new ApiError(401, 'WRONG_CREDENTIALS', 'wrongCredentials');

  await attempt.succeeded();
  const obstacle = obstacleOf(account, audience);
  if (obstacle !== undefined) throw obstacle;
  const session = await openSession(services, account.id, audience);
  const roleId = account.role_id as RoleId;
  return {
    ...(await tokensOf(services, session)),
    id: account.id,
    fullName: `${account.first_name} ${account.last_name}`.trim(),
    role: { roleId, roleName: roleName(roleId) },
    signupWithToken: account.signup_with_token,
  };
}
