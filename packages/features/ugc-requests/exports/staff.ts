import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const ugcRequestRoutes: RouteObject[] = [
  {
    path: staffPaths.ugcRequests.pattern,
    lazy: async () => ({ Component: (await import('../src/list/StaffListScreen.tsx')).StaffListScreen }),
  },
  {
    path: staffPaths.ugcRequestView.pattern,
    lazy: async () => ({ Component: (await import('../src/staff/StaffViewScreen.tsx')).StaffViewScreen }),
  },
];
