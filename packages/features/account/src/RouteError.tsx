import { useLocation, useNavigate, useRouteError } from 'react-router';
import { ErrorPage } from '@resonanz/app-frame/ErrorBoundary';
import { UnloadedPage } from '@resonanz/app-frame/UnloadedPage';

/** What Chromium, Firefox and Safari say, and Vite of a sheet, when the code of a page cannot be fetched. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Stands in place of a page that failed: one that could not be fetched can be tried again. */
export function RouteError({ homeHref }: { homeHref: string }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  if (error instanceof Error && NOT_FETCHED.test(error.message)) {
    return <UnloadedPage onRetry={() => void navigate({ pathname, search, hash }, { replace: true })} />;
  }
  return <ErrorPage homeHref={homeHref} />;
}
