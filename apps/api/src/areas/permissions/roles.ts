import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { MODULES } from '@resonanz/domain/permissions';
import { isStaff, roleName, ROLES_BY_TYPE, type RoleId } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { areSame, firstRights, grantableRights, mayEdit, mostRights, storedRights } from './rights.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

/** Most names that the details of a role tell. */
const mostNames = 100;

const typeOf = (roleId: RoleId): Schemas['RoleType'] => (isStaff(roleId) ? 'internal' : 'external');
const nameOf = sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`;

const activeUsers = (db: Db, roleIds: readonly RoleId[]) =>
  db
    .selectFrom('users as u')
    .where('u.role_id', 'in', roleIds)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false);

async function userCounts(db: Db, roleIds: readonly RoleId[]): Promise<ReadonlyMap<number, number>> {
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

const unchanged = { updatedAt: null, updatedBy: null };

/** The roles of a type. */
export async function rolesOfType(db: Db, type: Schemas['RoleType']): Promise<Schemas['RoleSummary'][]> {
  const roleIds = ROLES_BY_TYPE[type];
  const [rightsOf, counts, versions] = await Promise.all([
    storedRights(db, roleIds),
    userCounts(db, roleIds),
    rightsVersions(db, roleIds),
  ]);
  return roleIds.map((roleId) => {
    const rights = rightsOf(roleId);
    const start = firstRights(roleId);
    return {
      roleId,
      roleName: roleName(roleId),
      type,
      users: counts.get(roleId) ?? 0,
      ...(versions.get(roleId) ?? unchanged),
      differsFromStart: MODULES.some((module) => !areSame(rights[module], start[module])),
      viewableModules: MODULES.filter((module) => rights[module].includes('view')),
    };
  });
}

/** The rights of one role as an editor of them sees it. */
export async function roleDetails(db: Db, user: CallUser, roleId: RoleId): Promise<Schemas['RolePermissions']> {
  const [rightsOf, counts, versions, people] = await Promise.all([
    storedRights(db, [roleId]),
    userCounts(db, [roleId]),
    rightsVersions(db, [roleId]),
    activeUsers(db, [roleId])
      .select(['u.id', 'u.email', nameOf.as('name')])
      .orderBy('u.last_name')
      .orderBy('u.first_name')
      .orderBy('u.id')
      .limit(mostNames)
      .execute(),
  ]);
  const rights = rightsOf(roleId);
  const start = firstRights(roleId);
  const most = mostRights(roleId);
  return {
    roleId,
    roleName: roleName(roleId),
    type: typeOf(roleId),
    ...(versions.get(roleId) ?? unchanged),
    editable: mayEdit(user, roleId),
    modules: MODULES.map((module) => ({
      moduleName: module,
      rights: [...rights[module]],
      startRights: [...start[module]],
      grantableRights: grantableRights(user, module, rights[module], most[module]),
    })),
    userCount: counts.get(roleId) ?? 0,
    users: people.map((person) => ({ userId: person.id, fullName: person.name ?? person.email })),
  };
}
