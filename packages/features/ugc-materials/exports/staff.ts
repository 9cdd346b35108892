import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const ugcMaterialRoutes: RouteObject[] = [
  {
    path: staffPaths.ugcMaterial.pattern,
    lazy: async () => ({ Component: (await import('../src/list/UgcMaterialsScreen.tsx')).UgcMaterialsScreen }),
  },
];
