import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const workOverviewRoutes: RouteObject[] = [
  {
    path: staffPaths.dashboardNew.pattern,
    lazy: async () => ({ Component: (await import('../src/WorkOverviewScreen.tsx')).WorkOverviewScreen }),
  },
];
