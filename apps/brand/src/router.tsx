import { ShellProviders } from '@resonanz/account/ShellProviders';
import { loginRoutes } from '@resonanz/auth/brand';
import { brandHomeRoutes } from '@resonanz/brand-home/brand';
import { ErrorPage } from '@resonanz/app-frame/ErrorBoundary';
import { NotFoundPage } from '@resonanz/app-frame/NotFoundPage';
import { brandPaths } from '@resonanz/domain/paths';
import { createBrowserRouter, Navigate } from 'react-router';
import { screens } from './navigation.ts';
import { shell } from './shell.ts';

const home = brandPaths.landing();

/** The routes of the brand shell. */
export const router = createBrowserRouter([
  {
    element: <ShellProviders {...shell} />,
    HydrateFallback: () => null,
    errorElement: <ErrorPage homeHref={home} />,
    children: [
      ...brandHomeRoutes,
      ...loginRoutes,
      {
        lazy: async () => ({ Component: (await import('./BrandLayout.tsx')).BrandLayout }),
        children: [
          ...screens,
          // The home of invited brands is part of their dashboard for now.
          { path: brandPaths.imaActive.pattern, element: <Navigate to={brandPaths.dashboard()} replace /> },
          { path: '*', element: <NotFoundPage homeHref={brandPaths.dashboard()} /> },
        ],
      },
    ],
  },
]);
