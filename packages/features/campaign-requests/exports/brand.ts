import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';

/** Routes of the brand shell that this feature serves. */
export const campaignRequestRoutes: RouteObject[] = [
  {
    path: brandPaths.dashboard.pattern,
    lazy: async () => ({ Component: (await import('../src/dashboard/BrandDashboardScreen.tsx')).BrandDashboardScreen }),
  },
  {
    path: brandPaths.scsDashboard.pattern,
    lazy: async () => ({ Component: (await import('../src/figures/SelfServiceScreen.tsx')).SelfServiceScreen }),
  },
  {
    path: brandPaths.imaActive.pattern,
    lazy: async () => ({ Component: (await import('../src/ima-active/ImaActiveScreen.tsx')).ImaActiveScreen }),
  },
  {
    path: brandPaths.campaignRequests.pattern,
    lazy: async () => ({ Component: (await import('../src/list/RequestListScreen.tsx')).RequestListScreen }),
  },
  {
    path: brandPaths.campaignRequestAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/AddScreen.tsx')).AddScreen }),
  },
  {
    path: brandPaths.campaignRequestEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/EditScreen.tsx')).EditScreen }),
  },
  {
    path: brandPaths.campaignRequestView.pattern,
    lazy: async () => ({ Component: (await import('../src/detail/RequestDetailScreen.tsx')).RequestDetailScreen }),
  },
];
