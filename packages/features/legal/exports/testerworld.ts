import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';

/** The conditions of participation of testers. */
export const legalRoutes: RouteObject[] = [
  {
    path: testerPaths.terms.pattern,
    lazy: async () => {
      const { LegalScreen } = await import('../src/LegalScreen.tsx');
      return { Component: () => createElement(LegalScreen, { name: 'testerTerms' }) };
    },
  },
];
