import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';

/** Public routes of the brand shell that this feature serves. */
export const brandHomeRoutes: RouteObject[] = [
  {
    path: brandPaths.landing.pattern,
    lazy: async () => ({ Component: (await import('../src/LandingScreen.tsx')).LandingScreen }),
  },
];
