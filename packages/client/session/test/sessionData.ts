import type { SessionData } from '@resonanz/api-client/auth';
import { buildPermissionTree, permittedRoutes, RIGHTS, type PermissionNode } from '@resonanz/domain/permissions';
import { isAdmin, roleName, type RoleId } from '@resonanz/domain/roles';

type WireNode = SessionData['permissions']['modules'][number];

const toWire = (node: PermissionNode): WireNode => ({
  ...node,
  extraData: { ...node.extraData, childs: [...node.extraData.childs], rights: RIGHTS.filter((right) => node.extraData.rights[right]) },
  children: node.children.map(toWire),
});

/** What the server answers about a user of a role. */
export function sessionDataOf(roleId: RoleId, signupWithToken = false): SessionData {
  const tree = buildPermissionTree({ roleId, signupWithToken });
  return {
    user: {
      id: 900 + roleId,
      username: `role${roleId}@resonanz.example`,
      fullName: 'Hanna Brandt',
      firstName: 'Hanna',
      lastName: 'Brandt',
      role: { roleId, roleName: roleName(roleId) },
      isAdmin: isAdmin(roleId),
      defaultLanguage: 'DE',
      defaultRegion: 1,
      defaultRegionName: 'DACH',
      companyName: null,
      contactPerson: null,
      profilePicture: null,
      signupWithToken,
    },
    regions: [{ regionId: 1, regionName: 'DACH', nameDe: 'DACH', nameEn: 'DACH' }],
    permissions: { modules: tree.map(toWire), permittedRoutes: [...permittedRoutes(tree, { roleId, signupWithToken })] },
  };
}
