import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';

/**
 * The overview of the network, which everybody may open: in the frame of the portal for brands, as a page of its own
 * for all others.
 */
export const networkOverviewRoutes: RouteObject[] = [
  {
    path: brandPaths.network.pattern,
    lazy: async () => ({ Component: (await import('../src/overview/OverviewScreen.tsx')).OverviewScreen }),
  },
];
