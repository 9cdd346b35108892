import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';
import type { Preview } from '../src/list/BrandUsersScreen.tsx';

/** Routes of the staff shell that this feature serves; the shell hands in what shows campaigns as a brand sees them. */
export const brandUserRoutes = (loadPreview: () => Promise<Preview>): RouteObject[] => [
  {
    path: staffPaths.brandManagement.pattern,
    lazy: async () => {
      const { BrandUsersScreen } = await import('../src/list/BrandUsersScreen.tsx');
      return { element: createElement(BrandUsersScreen, { loadPreview }) };
    },
  },
];
