import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/**
 * Routes of the staff shell that this feature serves; everyone logged in may open them. `existing` are the paths of the
 * other screens, to which notifications can lead.
 */
export const notificationRoutes = (existing: readonly string[]): RouteObject[] => [
  {
    path: staffPaths.notifications.pattern,
    lazy: async () => {
      const { AgencyNotificationsScreen } = await import('../src/NotificationsScreen.tsx');
      return { element: createElement(AgencyNotificationsScreen, { existing }) };
    },
  },
];
