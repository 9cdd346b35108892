import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const learningVideoRoutes: RouteObject[] = [
  {
    path: staffPaths.learningVideos.pattern,
    lazy: async () => ({ Component: (await import('../src/staff/VideoListScreen.tsx')).VideoListScreen }),
  },
];
