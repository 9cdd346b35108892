import { Outlet, type RouteObject } from 'react-router';

function Main() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as in the shells: a page that holds nothing to press must still scroll by keyboard.
    <main tabIndex={0} style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh', overflow: 'auto' }}>
      <Outlet />
    </main>
  );
}

/** Puts the routes of screens that stand in the frame of a shell into a page of their own. */
export const inMain = (routes: RouteObject[]): RouteObject[] => [{ element: <Main />, children: routes }];
