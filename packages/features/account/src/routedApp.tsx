import type { QueryClient } from '@tanstack/react-query';
import { createPath, matchRoutes, parsePath, type RouteObject, RouterProvider } from 'react-router';
import type { FirstReads } from '@resonanz/api-client/firstReads';
import { createBrowserPages, type PageRouter } from '@resonanz/app-frame/pageRouter';
import { guard } from '@resonanz/session/guard';
import type { Session } from '@resonanz/session/session';
import type { App } from './Entrance.ts';

function initialized(router: PageRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

const PATIENCE_MS = 250;

/** What an app needs to read its first page before that is drawn. */
export interface AppReads {
  /** Who reads. */
  readonly session: Session;
  /** Keeps what is read until the page asks for it. */
  readonly queryClient: QueryClient;
  /** How long the page waits for it, in milliseconds; after that it is drawn while it loads. Default 250. */
  readonly patienceMs?: number;
}

/** Reads what a page is drawn with, as the `handle` of its route says, if the user may open it. */
async function readFirst(path: string, handle: unknown, { session, queryClient }: AppReads): Promise<void> {
  const { pathname = '/', search = '' } = parsePath(path);
  const { readFirst: read }: { readonly readFirst?: FirstReads } = handle ?? {};
  if (!read || session.getState().status !== 'loggedIn' || guard(pathname, session.getState()) !== 'allow') return;
  try {
    await read({ client: session.client, queryClient, search });
  } catch {
    // The page reads it itself, and says what fails.
  }
}

/** Runs once, at the moment in which a user is logged in. */
function whenLoggedIn(session: Session, run: () => Promise<void>): Promise<void> {
  if (session.getState().status === 'loggedIn') return run();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (session.getState().status !== 'loggedIn') return;
      stop();
      resolve(run());
    });
  });
}

/**
 * An app whose pages a router chooses. With `reads`, what the first page is drawn with is read as soon as a user is
 * logged in, by the `readFirst` of its route's `handle` (`FirstReads`); the page waits a moment for it, and is drawn
 * once instead of twice.
 */
export function routedApp(routes: RouteObject[], reads?: AppReads): App {
  return {
    async prepare(path) {
      const matches = matchRoutes(routes, path) ?? [];
      const loaded = await Promise.all(
        matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : route)),
      );
      if (reads) void whenLoggedIn(reads.session, () => readFirst(path, loaded.at(-1)?.handle, reads));
    },
    async open() {
      const router = createBrowserPages(routes);
      await initialized(router);
      if (reads) {
        const { location: place, matches } = router.state;
        const read = whenLoggedIn(reads.session, () =>
          readFirst(createPath(place), matches.at(-1)?.route.handle, reads),
        );
        // A log-in that is still being restored is waited for by the page itself.
        if (reads.session.getState().status === 'loggedIn')
          await Promise.race([read, new Promise((resolve) => setTimeout(resolve, reads.patienceMs ?? PATIENCE_MS))]);
      }
      return <RouterProvider router={router} />;
    },
  };
}
