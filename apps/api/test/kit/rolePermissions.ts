import type { components } from '@resonanz/contract/types';
import type { ModuleName, Right } from '@resonanz/domain/permissions';
import type { ApiClient } from './startTestServer.ts';

export type RolePermissions = components['schemas']['RolePermissions'];
export type RolePermissionsSave = components['schemas']['RolePermissionsSave'];

/** The rights of a role as a user reads them. */
export async function readRole(client: ApiClient, roleId: number): Promise<RolePermissions> {
  const { data } = await client.GET('/roleModulePermission/getModuleRolePermission/{roleId}', {
    params: { path: { roleId } },
  });
  if (data === undefined) throw new Error(`no rights of role ${roleId}`);
  return data.data;
}

/** Saves the rights of a role. */
export const saveRole = (client: ApiClient, body: RolePermissionsSave) =>
  client.POST('/roleModulePermission/savePermission', { body });

/** The rights of a role as they were read, with others in some modules. */
export const changedRole = (
  { roleId, updatedAt, modules }: RolePermissions,
  rights: Partial<Record<ModuleName, Right[]>>,
): RolePermissionsSave => ({
  roleId,
  updatedAt,
  modules: modules.map((each) => ({ moduleName: each.moduleName, rights: rights[each.moduleName] ?? each.rights })),
});

/** Gives the roles that tests change the rights they have at the start. */
export async function restoreRoles(superAdmin: ApiClient): Promise<void> {
  for (const roleId of [1, 3, 9]) {
    const role = await readRole(superAdmin, roleId);
    await saveRole(superAdmin, {
      ...changedRole(role, {}),
      modules: role.modules.map(({ moduleName, startRights: rights }) => ({ moduleName, rights })),
    });
  }
}
