import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';

/** Routes of the tester shell that this feature serves; visitors may read them, too. */
export const blogRoutes: RouteObject[] = [
  {
    path: testerPaths.blog.pattern,
    lazy: async () => ({ Component: (await import('../src/tester/BlogScreen.tsx')).BlogScreen }),
  },
  {
    path: testerPaths.blogPost.pattern,
    lazy: async () => ({ Component: (await import('../src/tester/BlogArticleScreen.tsx')).BlogArticleScreen }),
  },
];
