import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { type Area, areaOf, loginPath } from '@resonanz/domain/roles';
import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';

/** The empty path: leads to the log-in, or to the home of the logged-in user (docs/domain/areas.md#home-and-empty-path). */
export function HomeRedirect({ area }: { area: Area }) {
  const { status, user, permissions } = useSession();
  const home = user && permissions ? homeOf(user, permissions.permittedRoutes) : null;
  const isElsewhere = user !== null && areaOf(user.role.roleId) !== area;
  useEffect(() => {
    if (isElsewhere && home !== null) location.replace(home);
  }, [isElsewhere, home]);
  if (status === 'loggedOut') return <Navigate to={loginPath(area)} replace />;
  return home !== null && !isElsewhere ? <Navigate to={home} replace /> : null;
}
