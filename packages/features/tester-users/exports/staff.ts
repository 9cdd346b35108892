import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const testerUserRoutes: RouteObject[] = [
  {
    path: staffPaths.testerworldUser.pattern,
    lazy: async () => ({ Component: (await import('../src/list/TesterListScreen.tsx')).TesterListScreen }),
  },
];
