import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const todoRoutes: RouteObject[] = [
  {
    path: staffPaths.todo.pattern,
    lazy: async () => ({ Component: (await import('../src/list/TodoListScreen.tsx')).TodoListScreen }),
  },
];
