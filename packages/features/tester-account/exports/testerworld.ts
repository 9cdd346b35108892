import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';
import type { Security } from '../src/profile/ProfileScreen.tsx';

/**
 * Routes of the tester shell that this feature serves. `existing` are the paths of the screens of projects, to which
 * points can lead; the shell hands in password and log-ins, which every profile shares.
 */
export const testerAccountRoutes = (
  existing: readonly string[],
  loadSecurity: () => Promise<Security>,
): RouteObject[] => [
  {
    path: testerPaths.points.pattern,
    lazy: async () => {
      const { PointsScreen } = await import('../src/points/PointsScreen.tsx');
      return { element: createElement(PointsScreen, { existing }) };
    },
  },
  {
    path: testerPaths.profile.pattern,
    lazy: async () => {
      const [{ ProfileScreen }, security] = await Promise.all([
        import('../src/profile/ProfileScreen.tsx'),
        loadSecurity(),
      ]);
      return { element: createElement(ProfileScreen, { security }) };
    },
  },
];
