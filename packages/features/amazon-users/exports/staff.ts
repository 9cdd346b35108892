import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const amazonUserRoutes: RouteObject[] = [
  {
    path: staffPaths.amazonUsers.pattern,
    lazy: async () => ({ Component: (await import('../src/list/AmazonUserListScreen.tsx')).AmazonUserListScreen }),
  },
];
