import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const faqRoutes: RouteObject[] = [
  {
    path: staffPaths.testerworldFaqs.pattern,
    lazy: async () => ({ Component: (await import('../src/list/FaqListScreen.tsx')).FaqListScreen }),
  },
];
