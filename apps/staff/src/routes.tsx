import { HomeRedirect } from '@resonanz/account/HomeRedirect';
import { createShellQueries } from '@resonanz/account/createShellQueries';
import { RouteError } from '@resonanz/account/RouteError';
import { ShellProviders } from '@resonanz/account/ShellProviders';
import { loginRoutes } from '@resonanz/auth/staff';
import { contractPageRoutes } from '@resonanz/contracts/public';
import { NotFoundPage } from '@resonanz/app-frame/NotFoundPage';
import { staffPaths } from '@resonanz/domain/paths';
import { Navigate, type RouteObject } from 'react-router';
import { screens } from './navigation.ts';
import { shell } from './shell.ts';

const home = staffPaths.dashboard();
const notFound = <NotFoundPage homeHref={home} />;

/** The routes of the staff shell. */
export const routes: RouteObject[] = [
  {
    element: <ShellProviders session={shell.session} queryClient={createShellQueries(shell)} catalogues={shell.catalogues} />,
    errorElement: <RouteError homeHref={home} />,
    children: [
      { path: '/', element: <HomeRedirect area="staff" /> },
      ...loginRoutes,
      ...contractPageRoutes,
      {
        lazy: async () => ({ Component: (await import('./StaffLayout.tsx')).StaffLayout }),
        children: [
          {
            // A screen that fails leaves header and navigation standing.
            errorElement: <RouteError homeHref={home} />,
            children: [
              ...screens,
              { path: staffPaths.notification.pattern, element: <Navigate to={staffPaths.notifications()} replace /> },
              { path: staffPaths.userProfile.pattern, element: <Navigate to={staffPaths.userProfileEdit()} replace /> },
              { path: '*', element: notFound },
            ],
          },
        ],
      },
    ],
  },
];
