import { Navigate, type RouteObject } from 'react-router';
import { createShellQueries } from '@resonanz/account/createShellQueries';
import { HomeRedirect } from '@resonanz/account/HomeRedirect';
import { RouteError } from '@resonanz/account/RouteError';
import { ShellProviders } from '@resonanz/account/ShellProviders';
import { staffPaths } from '@resonanz/domain/paths';
import { openPages, redirects } from './addresses.ts';
import { screens } from './navigation.ts';
import { shell } from './shell.ts';

const home = staffPaths.dashboard();

/** What an address without a page shows; few ever see it. */
async function notFound() {
  const { NotFoundPage } = await import('@resonanz/app-frame/NotFoundPage');
  return { element: <NotFoundPage homeHref={home} /> };
}

/** The cache of the shell's queries. */
export const queryClient = createShellQueries(shell);

/** The routes of the staff shell. */
export const routes: RouteObject[] = [
  {
    element: <ShellProviders session={shell.session} queryClient={queryClient} catalogues={shell.catalogues} />,
    errorElement: <RouteError homeHref={home} />,
    children: [
      { path: '/', element: <HomeRedirect area="staff" /> },
      ...openPages,
      {
        lazy: async () => ({ Component: (await import('./StaffLayout.tsx')).StaffLayout }),
        children: [
          {
            // A screen that fails leaves header and navigation standing.
            errorElement: <RouteError homeHref={home} />,
            children: [
              ...screens,
              ...redirects.map(({ from, to }) => ({ path: from, element: <Navigate to={to} replace /> })),
            ],
          },
        ],
      },
      {
        lazy: async () => {
          const [{ StaffLayout }, { UnknownAddress }] = await Promise.all([
            import('./StaffLayout.tsx'),
            import('@resonanz/account/UnknownAddress'),
          ]);
          return {
            element: (
              <UnknownAddress area="staff">
                <StaffLayout />
              </UnknownAddress>
            ),
          };
        },
        children: [{ path: '*', lazy: notFound }],
      },
    ],
  },
];
