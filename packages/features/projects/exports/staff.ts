import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';
import type { Preview } from '../src/detail/ProjectActions.tsx';

/** Routes of the staff shell that this feature serves; the shell hands in what shows a product test as testers see it. */
export const projectRoutes = (loadPreview: () => Promise<Preview>): RouteObject[] => [
  {
    path: staffPaths.project.pattern,
    lazy: async () => ({ Component: (await import('../src/list/ProjectListScreen.tsx')).ProjectListScreen }),
  },
  {
    path: staffPaths.projectAdd.pattern,
    lazy: async () => ({ Component: (await import('../src/wizard/ProjectAddScreen.tsx')).ProjectAddScreen }),
  },
  {
    path: staffPaths.projectView.pattern,
    lazy: async () => {
      const { ProjectDetailScreen } = await import('../src/detail/ProjectDetailScreen.tsx');
      return { element: createElement(ProjectDetailScreen, { loadPreview }) };
    },
  },
  {
    path: staffPaths.projectQuestionnaire.pattern,
    lazy: async () => ({
      Component: (await import('../src/questionnaires/QuestionnaireScreen.tsx')).QuestionnaireScreen,
    }),
  },
];
