import { isAdmin } from '@resonanz/domain/roles';
import { useSession } from '@resonanz/session/react';

/** Whether an admin or super admin is logged in. */
export function useIsAdmin(): boolean {
  const { user } = useSession();
  return user !== null && isAdmin(user.role.roleId);
}
