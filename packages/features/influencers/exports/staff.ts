import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const influencerRoutes: RouteObject[] = [
  {
    path: staffPaths.dashboard.pattern,
    lazy: () => import('../src/list/dashboard.ts'),
  },
  {
    path: staffPaths.influencerAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/AddScreen.tsx')).AddScreen }),
  },
  {
    path: staffPaths.influencerEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/EditScreen.tsx')).EditScreen }),
  },
  {
    path: staffPaths.influencerImport.pattern,
    lazy: async () => ({ Component: (await import('../src/import/ImportScreen.tsx')).ImportScreen }),
  },
  {
    path: staffPaths.influencerProfile.pattern,
    handle: { isWorkPage: true },
    lazy: async () => ({ Component: (await import('../src/profile/ProfileScreen.tsx')).ProfileScreen }),
  },
];
