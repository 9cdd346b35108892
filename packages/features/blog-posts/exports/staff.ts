import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const blogPostRoutes: RouteObject[] = [
  {
    path: staffPaths.testerworldBlog.pattern,
    lazy: async () => ({ Component: (await import('../src/list/BlogPostListScreen.tsx')).BlogPostListScreen }),
  },
  {
    path: staffPaths.testerworldBlogAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/BlogEditScreens.tsx')).BlogAddScreen }),
  },
  {
    path: staffPaths.testerworldBlogEdit.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/BlogEditScreens.tsx')).BlogEditScreen }),
  },
];
