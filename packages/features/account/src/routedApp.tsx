import { createBrowserPages, type PageRouter } from '@resonanz/app-frame/pageRouter';
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

/** An app whose pages a router chooses. */
export function routedApp(routes: RouteObject[]): App {
  return {
    async prepare(path) {
      const matches = matchRoutes(routes, path) ?? [];
      await Promise.all(matches.map(({ route: { lazy } }) => typeof lazy === 'function' && lazy()));
    },
    async open() {
      const router = createBrowserPages(routes);
      await initialized(router);
      return <RouterProvider router={router} />;
    },
  };
}
