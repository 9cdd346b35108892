import { type Insertable, sql } from 'kysely';
import { ROLES_BY_TYPE } from '@resonanz/domain/roles';
import type { UsersTable } from '../../../platform/access/tables.ts';
import type { Tx } from '../../../platform/database/schema.ts';
import type { Account } from '../account.ts';
import type { BrandInvitationsTable } from '../tables.ts';

/** Staff who may approve brands. */
export function listApprovers(tx: Tx): Promise<Pick<Account, 'id' | 'email' | 'default_language'>[]> {
  return tx
    .selectFrom('users')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'users.role_id')
    .select(['users.id', 'users.email', 'users.default_language'])
    .where('role_permissions.module_name', '=', 'Brand Management')
    .where(sql<boolean>`'approve' = any(role_permissions.rights)`)
    .where('users.role_id', 'in', ROLES_BY_TYPE.internal)
    .where('users.is_active', '=', true)
    .where('users.archived', '=', false)
    .orderBy('users.id')
    .execute();
}

/** Adds the account that an invitation opens for its owner. */
export async function insertInvitedAccount(tx: Tx, account: Insertable<UsersTable>): Promise<Account> {
  return tx.insertInto('users').values(account).returningAll().executeTakeFirstOrThrow();
}

/** Stores an invitation; returns its id. */
export async function insertInvitation(tx: Tx, invitation: Insertable<BrandInvitationsTable>): Promise<number> {
  const { id } = await tx.insertInto('brand_invitations').values(invitation).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Extends an invitation; the note that its end was announced is taken back. */
export async function extendInvitation(tx: Tx, invitationId: number, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('brand_invitations')
    .set({ expires_at: expiresAt, expiry_notified_at: null })
    .where('id', '=', invitationId)
    .execute();
}
