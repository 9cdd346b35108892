import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';

/** Routes of the tester shell that this feature serves. */
export const testerProjectRoutes: RouteObject[] = [
  {
    path: testerPaths.home.pattern,
    lazy: async () => ({ Component: (await import('../src/TesterHomeScreen.tsx')).TesterHomeScreen }),
  },
];
