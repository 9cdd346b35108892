import { brandPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';

/** Routes of the brand shell that this feature serves. */
export const campaignRequestRoutes: RouteObject[] = [
  {
    path: brandPaths.dashboard.pattern,
    lazy: async () => ({ Component: (await import('../src/dashboard/BrandDashboardScreen.tsx')).BrandDashboardScreen }),
  },
  {
    path: brandPaths.campaignRequests.pattern,
    lazy: async () => ({ Component: (await import('../src/list/RequestListScreen.tsx')).RequestListScreen }),
  },
  {
    path: brandPaths.campaignRequestView.pattern,
    lazy: async () => ({ Component: (await import('../src/detail/RequestDetailScreen.tsx')).RequestDetailScreen }),
  },
];
