'use client';

import { allows, type ModuleName, type Right } from '@resonanz/domain/permissions';
import { useSession } from './react.tsx';

/** Whether the user has a right in a module, for comfort only: the server decides. */
export function useMay(moduleName: ModuleName, right: Right): boolean {
  const { user, permissions } = useSession();
  return user !== null && permissions !== null && allows(permissions.modules, user.role.roleId, moduleName, right);
}
