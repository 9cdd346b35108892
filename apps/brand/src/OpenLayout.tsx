import { Outlet } from 'react-router';
import { areaOf } from '@resonanz/domain/roles';
import { useSession } from '@resonanz/session/react';
import { BrandLayout } from './BrandLayout.tsx';

/**
 * A page that everybody may open: brands see it in the frame of their portal, all others as a page of its own
 * (docs/domain/areas.md#public-pages, docs/domain/permissions.md#tabs-routes-and-modules).
 */
export function OpenLayout() {
  const { status, user } = useSession();
  if (status === 'loading') return null;
  return user !== null && areaOf(user.role.roleId) === 'brand' ? <BrandLayout /> : <Outlet />;
}
