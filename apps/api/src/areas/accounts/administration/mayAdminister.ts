import type { Kysely } from 'kysely';
import { isRoleId, ROLE, type RoleId } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Account } from '../account.ts';
import { lockAccount } from '../queries.ts';
import { hasOtherSuperAdmin, lockSuperAdmins } from './queries.ts';
import { mayAdminister } from './rules.ts';

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

/** Ensures that one super admin who can log in remains; their accounts must be locked. */
export async function rejectLastSuperAdmin(
  tx: Kysely<Schema>,
  account: { id: number; role_id: number },
): Promise<void> {
  if (account.role_id !== ROLE.superAdmin) return;
  if (!(await hasOtherSuperAdmin(tx, account.id))) throw conflict('lastSuperAdmin');
}
