import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { unauthorized } from '../http/ApiError.ts';
import type { Admission } from '../http/contract.ts';
import type { AccessTokens } from './AccessTokens.ts';
import type { CallUser } from './CallUser.ts';
import { loadCallUser } from './loadCallUser.ts';

/** Returns the bearer token of a request. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Whether a user meets the conditions of an operation in the contract. */
export function admits(admission: Admission, user: CallUser): boolean {
  if (admission.kind === 'public') return true;
  const { audience, permission, roles } = admission;
  if (audience !== undefined && !audience.includes(user.audience)) return false;
  if (roles !== undefined && !roles.includes(user.roleId)) return false;
  return permission === undefined || user.may(permission.module, permission.right);
}

/** Returns the current user of a call; undefined only for public operations. */
export async function authenticate(
  request: FastifyRequest,
  admission: Admission,
  { accessTokens, db }: { accessTokens: AccessTokens; db: Database },
): Promise<CallUser | undefined> {
  if (admission.kind === 'public') return undefined;
  const token = bearerOf(request);
  const claims = token === undefined ? undefined : await accessTokens.verify(token);
  const user = claims === undefined ? undefined : await loadCallUser(db, claims);
  if (user === undefined) throw unauthorized();
  return user;
}
