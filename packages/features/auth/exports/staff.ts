import { staffPaths } from '@resonanz/domain/paths';
import { createElement } from 'react';
import type { RouteObject } from 'react-router';

/** The log-in of the staff area. */
export const loginRoutes: RouteObject[] = [
  {
    path: staffPaths.login.pattern,
    lazy: async () => {
      const { LoginScreen } = await import('../src/LoginScreen.tsx');
      return { Component: () => createElement(LoginScreen, { area: 'staff' }) };
    },
  },
];
