import type { RouteObject } from 'react-router';

/** Routes of the staff shell that this feature serves; put the path into `staffPaths` of `@resonanz/domain/paths`. */
export const workOverviewRoutes: RouteObject[] = [
  { path: '/work-overview', lazy: async () => ({ Component: (await import('../src/list/WorkOverviewScreen.tsx')).WorkOverviewScreen }) },
];
