import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { brandPaths } from '@resonanz/domain/paths';
import type { LegalDocumentName } from '../src/documents.ts';

function legalRoute({ pattern }: { readonly pattern: string }, name: LegalDocumentName): RouteObject {
  return {
    path: pattern,
    lazy: async () => {
      const { LegalScreen } = await import('../src/LegalScreen.tsx');
      return { Component: () => createElement(LegalScreen, { name }) };
    },
  };
}

/** Imprint, privacy policy (in the brand area and for everybody: one text) and terms. */
export const legalRoutes: RouteObject[] = [
  legalRoute(brandPaths.imprint, 'imprint'),
  legalRoute(brandPaths.privacyPolicy, 'privacy'),
  legalRoute(brandPaths.publicPrivacyPolicy, 'privacy'),
  legalRoute(brandPaths.terms, 'terms'),
];
