import { MODULES } from '@resonanz/domain/permissions';
import { isStaff, roleName, ROLES_BY_TYPE, type RoleId } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { countUsers, listUsers, rightsVersions, storedRights } from './queries.ts';
import { areSame, firstRights, grantableRights, mayEdit, maximumRights } from './rules.ts';

const typeOf = (roleId: RoleId): Schemas['RoleType'] => (isStaff(roleId) ? 'internal' : 'external');
const unchanged = { updatedAt: null, updatedBy: null };

/** The roles of a type (docs/domain/permissions.md#roles). */
export async function rolesOfType(db: Db, type: Schemas['RoleType']): Promise<Schemas['RoleSummary'][]> {
  const roleIds = ROLES_BY_TYPE[type];
  const [rightsOf, counts, versions] = await Promise.all([
    storedRights(db, roleIds),
    countUsers(db, roleIds),
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
    countUsers(db, [roleId]),
    rightsVersions(db, [roleId]),
    listUsers(db, roleId),
  ]);
  const rights = rightsOf(roleId);
  const start = firstRights(roleId);
  const most = maximumRights(roleId);
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
