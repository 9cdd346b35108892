import { testerPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';

/** Routes of the tester shell that this feature serves. */
export const testerProjectRoutes: RouteObject[] = [
  {
    path: testerPaths.home.pattern,
    lazy: async () => ({ Component: (await import('../src/TesterHomeScreen.tsx')).TesterHomeScreen }),
  },
];
