import { brandPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';

/** Routes of the brand shell that this feature serves. */
export const notificationRoutes: RouteObject[] = [
  {
    path: brandPaths.notifications.pattern,
    lazy: async () => ({ Component: (await import('../src/NotificationsScreen.tsx')).BrandNotificationsScreen }),
  },
];
