import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const projectRoutes: RouteObject[] = [
  {
    path: staffPaths.project.pattern,
    lazy: async () => ({ Component: (await import('../src/list/ProjectListScreen.tsx')).ProjectListScreen }),
  },
  {
    path: staffPaths.projectAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/edit/ProjectAddScreen.tsx')).ProjectAddScreen }),
  },
  {
    path: staffPaths.projectView.pattern,
    lazy: async () => ({ Component: (await import('../src/detail/ProjectDetailScreen.tsx')).ProjectDetailScreen }),
  },
  {
    path: staffPaths.projectQuestionnaire.pattern,
    lazy: async () => ({
      Component: (await import('../src/questionnaires/QuestionnaireScreen.tsx')).QuestionnaireScreen,
    }),
  },
];
