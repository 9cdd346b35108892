import { brandPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';

/** Routes of the brand shell that this feature serves. */
export const learningMaterialRoutes: RouteObject[] = [
  {
    path: brandPaths.learningMaterials.pattern,
    lazy: async () => ({ Component: (await import('../src/brand/LearningScreen.tsx')).LearningScreen }),
  },
];
