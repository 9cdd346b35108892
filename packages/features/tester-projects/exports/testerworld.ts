import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';

/** Routes of the tester shell that this feature serves. */
export const testerProjectRoutes: RouteObject[] = [
  {
    path: testerPaths.home.pattern,
    lazy: async () => ({ Component: (await import('../src/home/TesterHomeScreen.tsx')).TesterHomeScreen }),
  },
  {
    path: testerPaths.projects.pattern,
    lazy: async () => ({ Component: (await import('../src/list/TesterProjectsScreen.tsx')).TesterProjectsScreen }),
  },
  {
    path: testerPaths.project.pattern,
    lazy: async () => ({ Component: (await import('../src/project/TesterProjectScreen.tsx')).TesterProjectScreen }),
  },
  {
    path: testerPaths.myProjects.pattern,
    lazy: async () => ({ Component: (await import('../src/mine/MyTestsScreen.tsx')).MyTestsScreen }),
  },
  {
    path: testerPaths.myProject.pattern,
    lazy: async () => ({ Component: (await import('../src/mine/MyTestScreen.tsx')).MyTestScreen }),
  },
  {
    path: testerPaths.questionnaire.pattern,
    lazy: async () => ({ Component: (await import('../src/answering/QuestionnaireScreen.tsx')).QuestionnaireScreen }),
  },
];
