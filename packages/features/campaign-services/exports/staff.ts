import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const campaignServiceRoutes: RouteObject[] = [
  {
    path: staffPaths.campaignService.pattern,
    lazy: async () => ({ Component: (await import('../src/list/ServicesScreen.tsx')).ServicesScreen }),
  },
];
