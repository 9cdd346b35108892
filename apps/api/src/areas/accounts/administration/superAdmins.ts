import type { Kysely } from 'kysely';
import { ROLE } from '@resonanz/domain/roles';
import type { Schema } from '../../../platform/database/schema.ts';
import { conflict } from '../../../platform/http/ApiError.ts';

/**
 * Locks the accounts of all super admins before anything else is locked, always in the same order: of two changes that
 * would each leave the other one, the second waits and then sees the first.
 */
export async function lockSuperAdmins(tx: Kysely<Schema>): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', ROLE.superAdmin)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Refuses to take away the last super admin who can still log in; their accounts have to be locked. */
export async function refuseLastSuperAdmin(
  tx: Kysely<Schema>,
  account: { id: number; role_id: number },
): Promise<void> {
  if (account.role_id !== ROLE.superAdmin) return;
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', ROLE.superAdmin)
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .where('id', '!=', account.id)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw conflict('lastSuperAdmin');
}
