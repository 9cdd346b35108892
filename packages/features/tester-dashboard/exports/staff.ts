import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const testerDashboardRoutes: RouteObject[] = [
  {
    path: staffPaths.testerworldAdmin.pattern,
    lazy: async () => ({ Component: (await import('../src/TesterDashboardScreen.tsx')).TesterDashboardScreen }),
  },
];
