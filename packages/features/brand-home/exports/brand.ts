import { brandPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';

/** Public routes of the brand shell that this feature serves. */
export const brandHomeRoutes: RouteObject[] = [
  {
    path: brandPaths.landing.pattern,
    lazy: async () => ({ Component: (await import('../src/LandingScreen.tsx')).LandingScreen }),
  },
];
