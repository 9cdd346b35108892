export { permissionQueries, type PermissionNode, type PermissionTree } from '../src/permissions.ts';
