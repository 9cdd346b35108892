import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';

/**
 * Routes of the brand shell that this feature serves. `existing` are the paths of the other screens, to which
 * notifications can lead.
 */
export const notificationRoutes = (existing: readonly string[]): RouteObject[] => [
  {
    path: brandPaths.notifications.pattern,
    lazy: async () => {
      const { BrandNotificationsScreen } = await import('../src/NotificationsScreen.tsx');
      return { element: createElement(BrandNotificationsScreen, { existing }) };
    },
  },
];
