import type { RouteObject } from 'react-router';

/** Routes of the staff shell that this feature serves; put the path into `staffPaths` of `@resonanz/domain/paths`. */
export const notificationsRoutes: RouteObject[] = [
  { path: '/notifications', lazy: async () => ({ Component: (await import('../src/list/NotificationsScreen.tsx')).NotificationsScreen }) },
];
