export {
  buildAdmin,
  buildBrandUser,
  buildLoginResult,
  buildPermissionNode,
  buildPermissions,
  buildRegions,
  buildUser,
} from '../src/builders/users.ts';
