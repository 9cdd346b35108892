import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';

/**
 * Routes of the tester shell that this feature serves. `existing` are the paths of the screens of projects, to which
 * points can lead.
 */
export const testerAccountRoutes = (existing: readonly string[]): RouteObject[] => [
  {
    path: testerPaths.points.pattern,
    lazy: async () => {
      const { PointsScreen } = await import('../src/points/PointsScreen.tsx');
      return { element: createElement(PointsScreen, { existing }) };
    },
  },
];
