import type { FirstReads } from '@resonanz/api-client/firstReads';
import { createBrowserPages, type PageRouter } from '@resonanz/app-frame/pageRouter';
import { guard } from '@resonanz/session/guard';
import type { Session } from '@resonanz/session/session';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject, RouterProvider } from 'react-router';
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

/** How long the first page waits for what it is drawn with, in milliseconds; after that it is drawn while it loads. */
const PATIENCE_MS = 250;

/** Where the first page of an app reads. */
export interface AppReads {
  readonly session: Session;
  readonly queryClient: QueryClient;
}

/** Whoever may open the page reads what it is drawn with. */
async function readFirst({ state: { location, matches } }: PageRouter, { session, queryClient }: AppReads): Promise<void> {
  const { status } = session.getState();
  const handle: { readonly readFirst?: FirstReads } | undefined = matches.at(-1)?.route.handle;
  if (!handle?.readFirst || status !== 'loggedIn' || guard(location.pathname, session.getState()) !== 'allow') return;
  const read = handle.readFirst({ client: session.client, queryClient, search: location.search });
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** An app whose pages a router chooses. With `reads`, the first page waits a moment for what the `readFirst` of its route's `handle` (`FirstReads`) reads, and is drawn once instead of twice. */
export function routedApp(routes: RouteObject[], reads?: AppReads): App {
  return {
    async prepare(path) {
      const matches = matchRoutes(routes, path) ?? [];
      await Promise.all(matches.map(({ route: { lazy } }) => typeof lazy === 'function' && lazy()));
    },
    async open() {
      const router = createBrowserPages(routes);
      await initialized(router);
      if (reads) await readFirst(router, reads);
      return <RouterProvider router={router} />;
    },
  };
}
