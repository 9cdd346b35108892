import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** The route that everybody who is logged in may open, as the brand shell serves it to a brand with an invitation. */
export const settingsRoutes: RouteObject[] = [
  {
    path: staffPaths.userProfileEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/SettingsScreen.tsx')).SettingsScreen }),
  },
];
