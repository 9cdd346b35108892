import { type DataRouter, RouterProvider } from 'react-router';
import type { App } from './Entrance.ts';

/** An app whose pages a router chooses. */
export function routedApp(router: DataRouter): App {
  const isReady = new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  return { element: <RouterProvider router={router} />, isReady };
}
