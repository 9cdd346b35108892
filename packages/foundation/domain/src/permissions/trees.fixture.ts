import { ROLE } from '../roles.ts';
import { buildPermissionTree, flattenTree, type PermissionNode } from './tree.ts';

/** What an admin sees. */
export const admin = buildPermissionTree({ roleId: ROLE.admin });
/** What a super admin sees. */
export const superAdmin = buildPermissionTree({ roleId: ROLE.superAdmin });
/** What a campaign manager sees. */
export const manager = buildPermissionTree({ roleId: ROLE.campaignManager });
/** What a brand sees. */
export const brand = buildPermissionTree({ roleId: ROLE.brand });
/** What a brand sees that signed up with a token. */
export const invited = buildPermissionTree({ roleId: ROLE.brand, signupWithToken: true });

/** The ids of entries, in their order. */
export const ids = (nodes: readonly PermissionNode[]): readonly string[] => nodes.map((node) => node.extraData.id);
/** The deepest entry with an id. */
export const find = (tree: readonly PermissionNode[], id: string): PermissionNode => {
  const node = flattenTree(tree).findLast((candidate) => candidate.extraData.id === id);
  if (!node) throw new Error(`no entry ${id}`);
  return node;
};
/** An entry of the first level. */
export const group = (tree: readonly PermissionNode[], id: string): PermissionNode => {
  const node = tree.find((candidate) => candidate.extraData.id === id);
  if (!node) throw new Error(`no group ${id}`);
  return node;
};
