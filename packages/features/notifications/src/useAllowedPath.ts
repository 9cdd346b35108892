import { isPermitted } from '@resonanz/domain/permissions';
import { useSession } from '@resonanz/session/react';

/** Tells whether whoever is logged in may open a path; the route guard decides by the same list. */
export function useAllowedPath(): (path: string) => boolean {
  const { permissions } = useSession();
  return (path) => permissions !== null && isPermitted(path, permissions.permittedRoutes);
}
