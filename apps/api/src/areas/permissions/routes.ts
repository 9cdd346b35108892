import type { components } from '@resonanz/contract/types';
import { buildPermissionTree, permittedRoutes, RIGHTS, type PermissionNode } from '@resonanz/domain/permissions';
import { defineArea } from '../../http/area.ts';

type WireNode = components['schemas']['PermissionNode'];

function toWire(node: PermissionNode): WireNode {
  const { rights, childs, ...extraData } = node.extraData;
  return {
    ...node,
    extraData: { ...extraData, childs: [...childs], rights: RIGHTS.filter((right) => rights[right] === true) },
    children: node.children.map(toWire),
  };
}

/** The permission tree and the routes of the logged-in user. */
export const permissions = defineArea('permissions', {
  getRoleBaseModule: async ({ user }) => {
    const tree = buildPermissionTree(user);
    return { modules: tree.map(toWire), permittedRoutes: [...permittedRoutes(tree, user)] };
  },
});
