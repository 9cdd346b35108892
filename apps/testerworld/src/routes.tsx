import { createShellQueries } from '@resonanz/account/createShellQueries';
import { RouteError } from '@resonanz/account/RouteError';
import { ShellProviders } from '@resonanz/account/ShellProviders';
import { UnknownAddress } from '@resonanz/account/UnknownAddress';
import { NotFoundPage } from '@resonanz/app-frame/NotFoundPage';
import { testerPaths } from '@resonanz/domain/paths';
import { Navigate, type RouteObject } from 'react-router';
import { openPages, root } from './addresses.ts';
import { screens } from './navigation.ts';
import { shell } from './shell.ts';

const home = testerPaths.home();

/** The routes of the tester shell. */
export const routes: RouteObject[] = [
  {
    element: <ShellProviders session={shell.session} queryClient={createShellQueries(shell)} catalogues={shell.catalogues} />,
    errorElement: <RouteError homeHref={home} />,
    children: [
      { path: root, element: <Navigate to={home} replace /> },
      ...openPages,
      {
        lazy: async () => ({ Component: (await import('./TesterLayout.tsx')).TesterLayout }),
        // A screen that fails leaves the header standing.
        children: [{ errorElement: <RouteError homeHref={home} />, children: screens }],
      },
      {
        lazy: async () => {
          const { TesterLayout } = await import('./TesterLayout.tsx');
          return { element: <UnknownAddress area="testerworld"><TesterLayout /></UnknownAddress> };
        },
        children: [{ path: '*', element: <NotFoundPage homeHref={home} /> }],
      },
    ],
  },
];
