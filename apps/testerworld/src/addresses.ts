import type { RouteObject } from 'react-router';
import { loginRoutes } from '@resonanz/auth/testerworld';
import { legalRoutes } from '@resonanz/legal/testerworld';
import { testerEntranceRoutes } from '@resonanz/tester-entrance/open';
import { screens, sharedScreens } from './navigation.ts';

/** The paths that the landing page may link to. */
export const linkedRoutes: readonly string[] = sharedScreens.map(({ path = '' }) => path);

/** Pages without a log-in that bring their own frame. */
export const openPages: RouteObject[] = [...loginRoutes, ...legalRoutes, ...testerEntranceRoutes(linkedRoutes)];

/** Where the area begins; whoever comes there is led home. */
export const root = '/testerworld';

/** Paths that have a screen; the navigation shows no others. */
export const existingRoutes: readonly string[] = [...openPages, ...sharedScreens, ...screens].map(
  ({ path = '' }) => path,
);

/** Every address that the shell answers; the server says of all others that they lead nowhere. */
export const addresses: readonly string[] = [root, ...existingRoutes];
