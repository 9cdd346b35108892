import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/**
 * Routes of the staff shell that this feature serves; of the paths that have a screen there, some can be made the start
 * page.
 */
export const userProfileRoutes = (existing: readonly string[]): RouteObject[] => [
  {
    path: staffPaths.userProfileEdit.pattern,
    lazy: async () => {
      const { UserProfileScreen } = await import('../src/UserProfileScreen.tsx');
      return { element: createElement(UserProfileScreen, { existing }) };
    },
  },
];
