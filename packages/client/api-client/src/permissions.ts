import { queryOptions } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/types';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';

/** A node of the permission tree. */
export type PermissionNode = components['schemas']['PermissionNode'];
/** The permission tree with the permitted routes. */
export type PermissionTree = components['schemas']['PermissionTree'];

/** Reads of the area. */
export const permissionQueries = (client: ApiClient) => ({
  /** Permission tree and permitted routes of the logged-in user. */
  tree: () =>
    queryOptions({
      queryKey: ['permissions', 'tree'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/roleModulePermission/getRoleBaseModule', { signal })),
    }),
});
