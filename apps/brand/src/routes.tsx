import type { RouteObject } from 'react-router';
import { createShellQueries } from '@resonanz/account/createShellQueries';
import { RouteError } from '@resonanz/account/RouteError';
import { ShellProviders } from '@resonanz/account/ShellProviders';
import { brandPaths } from '@resonanz/domain/paths';
import { networkOverviewRoutes } from '@resonanz/network/overview';
import { openPages } from './addresses.ts';
import { ConsentLayout } from './ConsentLayout.tsx';
import { screens } from './navigation.ts';
import { shell } from './shell.ts';

const home = brandPaths.landing();

/** What an address without a page shows; few ever see it. */
async function notFound() {
  const { NotFoundPage } = await import('@resonanz/app-frame/NotFoundPage');
  return { element: <NotFoundPage homeHref={brandPaths.dashboard()} /> };
}

/** The routes of the brand shell. */
export const routes: RouteObject[] = [
  {
    element: (
      <ShellProviders session={shell.session} queryClient={createShellQueries(shell)} catalogues={shell.catalogues} />
    ),
    errorElement: <RouteError homeHref={home} />,
    children: [
      {
        element: <ConsentLayout />,
        children: [
          ...openPages,
          {
            lazy: async () => ({ Component: (await import('./OpenLayout.tsx')).OpenLayout }),
            children: networkOverviewRoutes,
          },
          {
            lazy: async () => ({ Component: (await import('./BrandLayout.tsx')).BrandLayout }),
            // A screen that fails leaves header and menu standing.
            children: [{ errorElement: <RouteError homeHref={home} />, children: screens }],
          },
          {
            lazy: async () => {
              const [{ BrandLayout }, { UnknownAddress }] = await Promise.all([
                import('./BrandLayout.tsx'),
                import('@resonanz/account/UnknownAddress'),
              ]);
              return {
                element: (
                  <UnknownAddress area="brand">
                    <BrandLayout />
                  </UnknownAddress>
                ),
              };
            },
            children: [{ path: '*', lazy: notFound }],
          },
        ],
      },
    ],
  },
];
