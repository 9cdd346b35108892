export {
  permissionMutations,
  permissionQueries,
  type PermissionNode,
  type PermissionTree,
  type RolePermissions,
  type RolePermissionsSave,
  type RolePermissionsSaved,
  type RoleSummary,
  type RoleType,
} from '../src/permissions.ts';
export { permissionKeys } from '../src/userCache.ts';
