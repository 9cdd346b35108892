import { Navigate, type RouteObject } from 'react-router';
import { createShellQueries } from '@resonanz/account/createShellQueries';
import { RouteError } from '@resonanz/account/RouteError';
import { ShellProviders } from '@resonanz/account/ShellProviders';
import { testerPaths } from '@resonanz/domain/paths';
import { openPages, root } from './addresses.ts';
import { screens, sharedScreens } from './navigation.ts';
import { shell } from './shell.ts';

const home = testerPaths.home();

/** What an address without a page shows; few ever see it. */
async function notFound() {
  const { NotFoundPage } = await import('@resonanz/app-frame/NotFoundPage');
  return { element: <NotFoundPage homeHref={home} /> };
}

/** The routes of the tester shell. */
export const routes: RouteObject[] = [
  {
    element: (
      <ShellProviders session={shell.session} queryClient={createShellQueries(shell)} catalogues={shell.catalogues} />
    ),
    errorElement: <RouteError homeHref={home} />,
    children: [
      { path: root, element: <Navigate to={home} replace /> },
      ...openPages,
      {
        lazy: async () => ({ Component: (await import('./OpenLayout.tsx')).OpenLayout }),
        children: [{ errorElement: <RouteError homeHref={home} />, children: sharedScreens }],
      },
      {
        lazy: async () => ({ Component: (await import('./TesterLayout.tsx')).TesterLayout }),
        // A screen that fails leaves the header standing.
        children: [{ errorElement: <RouteError homeHref={home} />, children: screens }],
      },
      {
        lazy: async () => {
          const [{ TesterLayout }, { UnknownAddress }] = await Promise.all([
            import('./TesterLayout.tsx'),
            import('@resonanz/account/UnknownAddress'),
          ]);
          return {
            element: (
              <UnknownAddress area="testerworld">
                <TesterLayout />
              </UnknownAddress>
            ),
          };
        },
        children: [{ path: '*', lazy: notFound }],
      },
    ],
  },
];
