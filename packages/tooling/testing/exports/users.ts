export { buildPermissionNode, buildUser } from '../src/builders/users.ts';
