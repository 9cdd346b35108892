import { brandPaths } from '@resonanz/domain/paths';
import { createElement } from 'react';
import type { RouteObject } from 'react-router';

/** The log-in of the brand area. */
export const loginRoutes: RouteObject[] = [
  {
    path: brandPaths.login.pattern,
    lazy: async () => {
      const { LoginScreen } = await import('../src/LoginScreen.tsx');
      return { Component: () => createElement(LoginScreen, { area: 'brand' }) };
    },
  },
];
