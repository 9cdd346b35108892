import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';

/** Routes of the tester shell that this feature serves; visitors may read them, too. */
export const testerFaqRoutes: RouteObject[] = [
  {
    path: testerPaths.faqs.pattern,
    lazy: async () => ({ Component: (await import('../src/tester/TesterFaqScreen.tsx')).TesterFaqScreen }),
  },
];
