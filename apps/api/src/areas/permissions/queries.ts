import { sql } from 'kysely';
import { ROLE, type RoleId } from '@resonanz/domain/roles';
import type { Db } from '../../platform/database/schema.ts';
import { inEveryModule, type RoleRights } from './rules.ts';

/** Maximum number of names in the details of a role. */
const maxNames = 100;

const nameOf = sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`;

const activeUsers = (db: Db, roleIds: readonly RoleId[]) =>
  db
    .selectFrom('users as u')
    .where('u.role_id', 'in', roleIds)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false);

/** How many active users each of these roles has. */
export async function countUsers(db: Db, roleIds: readonly RoleId[]): Promise<ReadonlyMap<number, number>> {
  const rows = await activeUsers(db, roleIds)
    .select(({ fn }) => ['u.role_id', fn.countAll<number>().as('users')])
    .groupBy('u.role_id')
    .execute();
  return new Map(rows.map((row) => [row.role_id, row.users]));
}

/** When the rights of roles were last changed, and by whom. */
export async function rightsVersions(
  db: Db,
  roleIds: readonly RoleId[],
): Promise<ReadonlyMap<number, { updatedAt: string | null; updatedBy: string | null }>> {
  const rows = await db
    .selectFrom('role_permission_versions as v')
    .leftJoin('users as u', 'u.id', 'v.updated_by')
    .select(['v.role_id', 'v.updated_at', nameOf.as('name')])
    .where('v.role_id', 'in', roleIds)
    .execute();
  return new Map(rows.map((row) => [row.role_id, { updatedAt: row.updated_at, updatedBy: row.name }]));
}

/** Names and addresses of a role's active users, at most a hundred, by name. */
export async function listUsers(db: Db, roleId: RoleId) {
  return activeUsers(db, [roleId])
    .select(['u.id', 'u.email', nameOf.as('name')])
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(maxNames)
    .execute();
}

/** What these roles have now. */
export async function storedRights(db: Db, roleIds: readonly RoleId[]): Promise<(roleId: RoleId) => RoleRights> {
  const rows = await db.selectFrom('role_permissions').selectAll().where('role_id', 'in', roleIds).execute();
  return (roleId) => {
    const own = new Map(rows.filter((row) => row.role_id === roleId).map((row) => [row.module_name, row.rights]));
    return inEveryModule((module) => own.get(module));
  };
}

/** Locks the rights of a role, so that two who change them follow one another. */
export async function lockRights(tx: Db, roleId: RoleId): Promise<void> {
  await sql`select 1 from role_permission_versions where role_id = ${roleId} for update`.execute(tx);
}

/** Replaces the rights of a role in these modules. */
export async function storeRights(
  tx: Db,
  roleId: RoleId,
  after: RoleRights,
  changed: readonly (keyof RoleRights)[],
): Promise<void> {
  await tx.deleteFrom('role_permissions').where('role_id', '=', roleId).where('module_name', 'in', changed).execute();
  const rows = changed
    .filter((module) => after[module].length > 0)
    .map((module) => ({ role_id: roleId, module_name: module, rights: [...after[module]] }));
  if (rows.length > 0) await tx.insertInto('role_permissions').values(rows).execute();
}

/** Records when the rights of a role were changed, and by whom. */
export async function storeVersion(tx: Db, roleId: RoleId, updatedAt: Date, userId: number): Promise<void> {
  await tx
    .updateTable('role_permission_versions')
    .set({ updated_at: updatedAt, updated_by: userId })
    .where('role_id', '=', roleId)
    .execute();
}

/** The super admins who can log in, but for one. */
export async function listOtherSuperAdmins(tx: Db, userId: number): Promise<{ id: number }[]> {
  return tx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', ROLE.superAdmin)
    .where('id', '!=', userId)
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .execute();
}
