import { ShellProviders } from '@resonanz/account/ShellProviders';
import { loginRoutes } from '@resonanz/auth/brand';
import { brandHomeRoutes } from '@resonanz/brand-home/brand';
import { ErrorPage } from '@resonanz/app-frame/ErrorBoundary';
import { NotFoundPage } from '@resonanz/app-frame/NotFoundPage';
import { brandPaths } from '@resonanz/domain/paths';
import { createBrowserRouter } from 'react-router';
import { BrandLayout } from './BrandLayout.tsx';
import { screens } from './navigation.ts';
import { shell } from './shell.ts';

const home = brandPaths.landing();

/** The routes of the brand shell. */
export const router = createBrowserRouter([
  {
    element: <ShellProviders session={shell.session} queryClient={shell.queryClient} />,
    errorElement: <ErrorPage homeHref={home} />,
    children: [
      ...brandHomeRoutes,
      ...loginRoutes,
      {
        element: <BrandLayout />,
        children: [...screens, { path: '*', element: <NotFoundPage homeHref={brandPaths.dashboard()} /> }],
      },
    ],
  },
]);
