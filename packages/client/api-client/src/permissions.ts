import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { permissionKeys } from './userCache.ts';

/** A node of the permission tree. */
export type PermissionNode = components['schemas']['PermissionNode'];
/** The permission tree with the permitted routes. */
export type PermissionTree = components['schemas']['PermissionTree'];
/** Roles of the staff, or of people outside. */
export type RoleType = components['schemas']['RoleType'];
/** A role with the number of its users and the last change of its rights. */
export type RoleSummary = components['schemas']['RoleSummary'];
/** The rights of a role in every module. */
export type RolePermissions = components['schemas']['RolePermissions'];
/** Rights to be stored, with `updatedAt` as it was read. */
export type RolePermissionsSave = components['schemas']['RolePermissionsSave'];
/** What a change of rights has changed. */
export type RolePermissionsSaved = components['schemas']['RolePermissionsSaved'];

/** Reads of the area. */
export const permissionQueries = (client: ApiClient) => ({
  /** Permission tree and permitted routes of the logged-in user. */
  tree: () =>
    queryOptions({
      queryKey: permissionKeys.tree,
      queryFn: ({ signal }): Promise<PermissionTree> =>
        answerOf(client.http.GET('/roleModulePermission/getRoleBaseModule', { signal })),
    }),
  /** The roles of a type. */
  roles: (type: RoleType) =>
    queryOptions({
      queryKey: [...permissionKeys.roles, type] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/roleModulePermission/getRoleByType/{type}', { params: { path: { type } }, signal })),
    }),
  /** The rights of a role in every module, with the start rights and who has the role. */
  role: (roleId: number) =>
    queryOptions({
      queryKey: permissionKeys.role(roleId),
      queryFn: ({ signal }): Promise<RolePermissions> =>
        answerOf(
          client.http.GET('/roleModulePermission/getModuleRolePermission/{roleId}', {
            params: { path: { roleId } },
            signal,
          }),
        ),
    }),
});

/** Changes of the area. */
export const permissionMutations = (client: ApiClient, queryClient: QueryClient) => ({
  /**
   * Stores the rights of a role; they count from the next call of everybody. Another user's change in between is a
   * conflict.
   */
  save: () =>
    mutationOptions({
      mutationFn: (rights: RolePermissionsSave) =>
        answerOf(client.http.POST('/roleModulePermission/savePermission', { body: rights })),
      // Also after an error: the rights may be other ones than those on screen. The role may be the caller's own.
      onSettled: (_saved, _error, { roleId }) =>
        Promise.all(
          [permissionKeys.role(roleId), permissionKeys.roles, permissionKeys.tree].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        ),
    }),
});
