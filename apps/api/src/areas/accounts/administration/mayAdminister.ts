import type { Kysely } from 'kysely';
import { isAdmin, isRoleId, ROLE, type RoleId } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { conflict, forbidden, notFound } from '../../../platform/http/ApiError.ts';
import type { Account } from '../account.ts';
import { lockAccount } from '../queries.ts';
import { hasOtherSuperAdmin, lockSuperAdmins } from './queries.ts';

/**
 * Whether a user may give a role to somebody, or take it away: admins and super admins are the super admin's alone
 * (docs/domain/permissions.md#admins).
 */
export function mayAdminister(user: CallUser, roleId: number): boolean {
  if (!isRoleId(roleId)) return false;
  return user.roleId === ROLE.superAdmin || !isAdmin(roleId);
}

/** Refuses to give a role that the user may not administer. */
export function refuseRole(user: CallUser, roleId: number): void {
  if (!mayAdminister(user, roleId)) throw forbidden('roleNotAllowed');
}

/** Nobody takes the own account out of use. */
export function refuseOwnAccount(user: CallUser, userId: number): void {
  if (user.id === userId) throw conflict('ownAccount');
}

/** An account of these roles, locked; its role may have changed since the call was admitted. */
export async function lockAccountOf(
  tx: Kysely<Schema>,
  userId: number,
  isRight: (roleId: RoleId) => boolean,
): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (account === undefined || !isRoleId(account.role_id) || !isRight(account.role_id)) throw notFound();
  return account;
}

/** An account that a user administers, locked after those of the super admins. */
export async function lockForAdministration(tx: Kysely<Schema>, user: CallUser, userId: number): Promise<Account> {
  await lockSuperAdmins(tx);
  return lockAccountOf(tx, userId, (roleId) => mayAdminister(user, roleId));
}

/** Refuses to take away the last super admin who can still log in; their accounts have to be locked. */
export async function refuseLastSuperAdmin(
  tx: Kysely<Schema>,
  account: { id: number; role_id: number },
): Promise<void> {
  if (account.role_id !== ROLE.superAdmin) return;
  if (!(await hasOtherSuperAdmin(tx, account.id))) throw conflict('lastSuperAdmin');
}
