import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';

/**
 * Routes of the tester shell that this feature serves. `existing` are the paths of the other screens, to which
 * notifications can lead.
 */
export const notificationRoutes = (existing: readonly string[]): RouteObject[] => [
  {
    path: testerPaths.notifications.pattern,
    lazy: async () => {
      const { TesterNotificationsScreen } = await import('../src/NotificationsScreen.tsx');
      return { element: createElement(TesterNotificationsScreen, { existing }) };
    },
  },
];
