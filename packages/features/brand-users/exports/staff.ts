import { staffPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';

/** Routes of the staff shell that this feature serves. */
export const brandUserRoutes: RouteObject[] = [
  { path: staffPaths.brandManagement.pattern, lazy: async () => ({ Component: (await import('../src/list/BrandUsersScreen.tsx')).BrandUsersScreen }) },
];
