import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router';
import type { VerifiedArea } from '@resonanz/api-client/auth';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import type { Area } from '@resonanz/domain/roles';

const PATTERNS = {
  staff: { login: staffPaths.login, forgot: staffPaths.forgotPassword, reset: staffPaths.resetPassword },
  brand: { login: brandPaths.login, forgot: brandPaths.forgotPassword, reset: brandPaths.reset },
  testerworld: { login: testerPaths.login, forgot: testerPaths.forgotPassword, reset: testerPaths.reset },
} as const;

interface Path {
  readonly pattern: string;
}

/** A route whose screen is loaded when it is opened. */
function lazyRoute<Of extends Area>(
  { pattern }: Path,
  area: Of,
  load: () => Promise<ComponentType<{ area: Of }>>,
): RouteObject {
  return {
    path: pattern,
    lazy: async () => {
      const Screen = await load();
      return { Component: () => createElement(Screen, { area }) };
    },
  };
}

/** Log-in and the ways to a new password of an area. */
export function authRoutes(area: Area): RouteObject[] {
  const { login, forgot, reset } = PATTERNS[area];
  return [
    lazyRoute(login, area, async () => (await import('./LoginScreen.tsx')).LoginScreen),
    lazyRoute(forgot, area, async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen),
    lazyRoute(reset, area, async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen),
  ];
}

/** Confirmation of an e-mail address in an area that asks for it. */
export function verifyRoute(path: Path, area: VerifiedArea): RouteObject {
  return lazyRoute(path, area, async () => (await import('./VerifyEmailScreen.tsx')).VerifyEmailScreen);
}
