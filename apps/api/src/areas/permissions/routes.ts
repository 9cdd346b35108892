import type { components } from '@resonanz/contract/types';
import { buildPermissionTree, permittedRoutes, RIGHTS, type PermissionNode } from '@resonanz/domain/permissions';
import { isRoleId, type RoleId } from '@resonanz/domain/roles';
import { notFound } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { publishAll } from '../notifications/door.ts';
import { roleDetails, rolesOfType } from './roles.ts';
import { saveRights } from './save.ts';

type WireNode = components['schemas']['PermissionNode'];

function toWire(node: PermissionNode): WireNode {
  const { rights, childs, ...extraData } = node.extraData;
  return {
    ...node,
    extraData: { ...extraData, childs: [...childs], rights: RIGHTS.filter((right) => rights[right] === true) },
    children: node.children.map(toWire),
  };
}

/** Ids 4 and 5 are reserved and name no role. */
function existing(roleId: number): RoleId {
  if (!isRoleId(roleId)) throw notFound();
  return roleId;
}

/** The permission tree and the routes of the logged-in user, and the rights of the roles. */
export const permissions = defineArea('permissions', {
  getRoleBaseModule: async ({ user }) => {
    const tree = buildPermissionTree(user);
    return { modules: tree.map(toWire), permittedRoutes: [...permittedRoutes(tree, user)] };
  },

  getRolesByType: ({ input, services }) => rolesOfType(services.db, input.path.type),

  getRolePermissions: ({ input, user, services }) => roleDetails(services.db, user, existing(input.path.roleId)),

  saveRolePermissions: async ({ input, user, services, audit }) => {
    const roleId = existing(input.body.roleId);
    const { saved, messages } = await saveRights(services, user, { ...input.body, roleId });
    const changes = Object.fromEntries(
      saved.changes.map(({ moduleName, before, after }) => [moduleName, [before, after] as const]),
    );
    audit({ entity: 'role', entityId: roleId, changes });
    publishAll(services.live, messages);
    services.live.recheck({ roleId });
    return saved;
  },
});
