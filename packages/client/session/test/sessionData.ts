import type { SessionData } from '@resonanz/api-client/auth';
import { isAdmin, roleName, type RoleId } from '@resonanz/domain/roles';
import { buildPermissions, buildRegions, buildUser } from '@resonanz/testing/users';

/** What the server answers about a user of a role. */
export function sessionDataOf(roleId: RoleId, signupWithToken = false): SessionData {
  return {
    user: buildUser({
      id: 900 + roleId,
      username: `role${roleId}@resonanz.example`,
      fullName: 'Hanna Brandt',
      firstName: 'Hanna',
      lastName: 'Brandt',
      role: { roleId, roleName: roleName(roleId) },
      isAdmin: isAdmin(roleId),
      signupWithToken,
    }),
    regions: buildRegions().slice(0, 1),
    permissions: buildPermissions({ roleId, signupWithToken }),
  };
}
