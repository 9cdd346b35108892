import { createShellQueries } from '@resonanz/account/createShellQueries';
import { RouteError } from '@resonanz/account/RouteError';
import { ShellProviders } from '@resonanz/account/ShellProviders';
import { loginRoutes } from '@resonanz/auth/testerworld';
import { NotFoundPage } from '@resonanz/app-frame/NotFoundPage';
import { testerPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';
import { screens } from './navigation.ts';
import { shell } from './shell.ts';

const home = testerPaths.home();

/** The routes of the tester shell. */
export const routes: RouteObject[] = [
  {
    element: <ShellProviders session={shell.session} queryClient={createShellQueries(shell)} catalogues={shell.catalogues} />,
    errorElement: <RouteError homeHref={home} />,
    children: [
      ...loginRoutes,
      {
        lazy: async () => ({ Component: (await import('./TesterLayout.tsx')).TesterLayout }),
        // A screen that fails leaves the header standing.
        children: [{ errorElement: <RouteError homeHref={home} />, children: [...screens, { path: '*', element: <NotFoundPage homeHref={home} /> }] }],
      },
    ],
  },
];
