import { Outlet } from 'react-router';
import { VisitorFrame } from '@resonanz/account/VisitorFrame';
import { areaOf } from '@resonanz/domain/roles';
import { useSession } from '@resonanz/session/react';
import { existingRoutes } from './addresses.ts';
import { TesterLayout } from './TesterLayout.tsx';

/**
 * A page that everybody may open: testers see it in their own frame, all others in that of visitors
 * (docs/domain/areas.md#public-pages).
 */
export function OpenLayout() {
  const { status, user } = useSession();
  if (status === 'loading') return null;
  if (user !== null && areaOf(user.role.roleId) === 'testerworld') return <TesterLayout />;
  return (
    <VisitorFrame existingRoutes={existingRoutes}>
      <Outlet />
    </VisitorFrame>
  );
}
