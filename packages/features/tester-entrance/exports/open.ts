import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { testerPaths } from '@resonanz/domain/paths';

/**
 * Pages of the tester shell for visitors, each in a frame of its own. `existingRoutes` are the paths of the other
 * screens; the landing page links to no others.
 */
export const testerEntranceRoutes = (existingRoutes: readonly string[]): RouteObject[] => [
  {
    path: testerPaths.welcome.pattern,
    lazy: async () => {
      const { WelcomeScreen } = await import('../src/welcome/WelcomeScreen.tsx');
      return { element: createElement(WelcomeScreen, { existingRoutes }) };
    },
  },
  {
    path: testerPaths.newsletterConfirm.pattern,
    lazy: async () => ({
      Component: (await import('../src/newsletter/ConfirmNewsletterScreen.tsx')).ConfirmNewsletterScreen,
    }),
  },
  {
    path: testerPaths.newsletterUnsubscribe.pattern,
    lazy: async () => ({
      Component: (await import('../src/newsletter/EndNewsletterScreen.tsx')).EndNewsletterScreen,
    }),
  },
];
