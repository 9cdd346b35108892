import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const requestRoutes: RouteObject[] = [
  {
    path: staffPaths.campaignRequests.pattern,
    lazy: async () => ({ Component: (await import('../src/staff/list/AgencyListScreen.tsx')).AgencyListScreen }),
  },
  {
    path: staffPaths.campaignRequestView.pattern,
    lazy: async () => ({
      Component: (await import('../src/staff/detail/AgencyRequestScreen.tsx')).AgencyRequestScreen,
    }),
  },
  {
    path: staffPaths.campaignSelfService.pattern,
    lazy: async () => ({
      Component: (await import('../src/staff/selfService/SelfServiceListScreen.tsx')).SelfServiceListScreen,
    }),
  },
  {
    path: staffPaths.campaignSelfServiceView.pattern,
    lazy: async () => ({
      Component: (await import('../src/staff/selfService/SelfServiceScreen.tsx')).SelfServiceScreen,
    }),
  },
];
