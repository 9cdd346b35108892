import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';
import { authRoutes, verifyRoute } from '../src/authRoutes.ts';

/** Log-in, registration, forgotten and new password of the testerworld area, and the confirmation of e-mail addresses. */
export const loginRoutes: RouteObject[] = [
  ...authRoutes('testerworld'),
  verifyRoute(testerPaths.verify, 'testerworld'),
  {
    path: testerPaths.register.pattern,
    lazy: async () => ({ Component: (await import('../src/register/RegisterScreen.tsx')).RegisterScreen }),
  },
];
