import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const testerBrandRoutes: RouteObject[] = [
  {
    path: staffPaths.testerworldBrand.pattern,
    lazy: async () => ({ Component: (await import('../src/list/TesterBrandListScreen.tsx')).TesterBrandListScreen }),
  },
];
