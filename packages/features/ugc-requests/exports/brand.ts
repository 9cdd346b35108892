import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';

/** Routes of the brand shell that this feature serves. */
export const ugcRequestRoutes: RouteObject[] = [
  {
    path: brandPaths.ugcVideos.pattern,
    lazy: async () => ({ Component: (await import('../src/list/BrandListScreen.tsx')).BrandListScreen }),
  },
  {
    path: brandPaths.ugcVideoAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/form/UgcAddScreen.tsx')).UgcAddScreen }),
  },
  {
    path: brandPaths.ugcVideoEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/form/UgcEditScreen.tsx')).UgcEditScreen }),
  },
  {
    path: brandPaths.ugcVideoView.pattern,
    lazy: async () => ({ Component: (await import('../src/view/BrandViewScreen.tsx')).BrandViewScreen }),
  },
  {
    path: brandPaths.ugcDashboard.pattern,
    lazy: async () => ({ Component: (await import('../src/dashboard/UgcDashboardScreen.tsx')).UgcDashboardScreen }),
  },
];
