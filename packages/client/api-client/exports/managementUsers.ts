export { managementUserMutations, type ManagementUserChange, type NewManagementUser } from '../src/managementUsers.ts';
