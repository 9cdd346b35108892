import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';
import type { Security } from '../src/BrandProfileScreen.tsx';

/**
 * Routes of the brand shell that this feature serves; the shell hands in password and log-ins, which every profile
 * shares.
 */
export const brandProfileRoutes = (loadSecurity: () => Promise<Security>): RouteObject[] => [
  {
    path: brandPaths.profile.pattern,
    lazy: async () => {
      const [{ BrandProfileScreen }, security] = await Promise.all([
        import('../src/BrandProfileScreen.tsx'),
        loadSecurity(),
      ]);
      return { element: createElement(BrandProfileScreen, { security }) };
    },
  },
];
