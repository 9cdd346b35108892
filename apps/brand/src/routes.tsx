import { createShellQueries } from '@resonanz/account/createShellQueries';
import { RouteError } from '@resonanz/account/RouteError';
import { ShellProviders } from '@resonanz/account/ShellProviders';
import { loginRoutes } from '@resonanz/auth/brand';
import { brandHomeRoutes } from '@resonanz/brand-home/brand';
import { networkOverviewRoutes } from '@resonanz/brand-network/overview';
import { NotFoundPage } from '@resonanz/app-frame/NotFoundPage';
import { brandPaths } from '@resonanz/domain/paths';
import { legalRoutes } from '@resonanz/legal/brand';
import type { RouteObject } from 'react-router';
import { ConsentLayout } from './ConsentLayout.tsx';
import { screens } from './navigation.ts';
import { shell } from './shell.ts';

const home = brandPaths.landing();

/** The routes of the brand shell. */
export const routes: RouteObject[] = [
  {
    element: <ShellProviders session={shell.session} queryClient={createShellQueries(shell)} catalogues={shell.catalogues} />,
    errorElement: <RouteError homeHref={home} />,
    children: [
      {
        element: <ConsentLayout />,
        children: [
          ...brandHomeRoutes,
          ...loginRoutes,
          ...legalRoutes,
          {
            lazy: async () => ({ Component: (await import('./OpenLayout.tsx')).OpenLayout }),
            children: networkOverviewRoutes,
          },
          {
            lazy: async () => ({ Component: (await import('./BrandLayout.tsx')).BrandLayout }),
            children: [
              {
                // A screen that fails leaves header and menu standing.
                errorElement: <RouteError homeHref={home} />,
                children: [
                  ...screens,
                  { path: '*', element: <NotFoundPage homeHref={brandPaths.dashboard()} /> },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
