import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';

/** Routes of the brand shell that this feature serves. */
export const learningMaterialRoutes: RouteObject[] = [
  {
    path: brandPaths.learningMaterials.pattern,
    lazy: async () => ({ Component: (await import('../src/brand/LearningScreen.tsx')).LearningScreen }),
  },
];
