import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';
import { authRoutes, verifyRoute } from '../src/authRoutes.ts';

/** Log-in, sign-up, forgotten and new password of the brand area, and the confirmation of e-mail addresses. */
export const loginRoutes: RouteObject[] = [
  ...authRoutes('brand'),
  verifyRoute(brandPaths.verify, 'brand'),
  {
    path: brandPaths.signup.pattern,
    lazy: async () => ({ Component: (await import('../src/signup/SignUpScreen.tsx')).SignUpScreen }),
  },
  {
    path: brandPaths.signupByToken.pattern,
    lazy: async () => ({ Component: (await import('../src/signup/SignUpByTokenScreen.tsx')).SignUpByTokenScreen }),
  },
];
