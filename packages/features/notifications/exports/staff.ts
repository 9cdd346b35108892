import { staffPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';

/** Routes of the staff shell that this feature serves; everyone logged in may open them. */
export const notificationRoutes: RouteObject[] = [
  {
    path: staffPaths.notifications.pattern,
    lazy: async () => ({ Component: (await import('../src/NotificationsScreen.tsx')).AgencyNotificationsScreen }),
  },
];
