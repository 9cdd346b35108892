import { staffPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';

/** Routes of the staff shell that this feature serves. */
export const influencerRoutes: RouteObject[] = [
  {
    path: staffPaths.dashboard.pattern,
    lazy: { Component: async () => (await import('../src/list/InfluencerListScreen.tsx')).InfluencerListScreen },
  },
  {
    path: staffPaths.influencerImport.pattern,
    lazy: { Component: async () => (await import('../src/import/ImportScreen.tsx')).ImportScreen },
  },
];
