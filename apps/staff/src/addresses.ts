import type { RouteObject } from 'react-router';
import { loginRoutes } from '@resonanz/auth/staff';
import { contractPageRoutes } from '@resonanz/contracts/public';
import { staffPaths } from '@resonanz/domain/paths';
import { existingRoutes } from './navigation.ts';

/** The pages that nobody has to log in for. */
export const openPages: RouteObject[] = [...loginRoutes, ...contractPageRoutes];

/** Addresses behind the log-in that lead on to another page. */
export const redirects = [
  { from: staffPaths.notification.pattern, to: staffPaths.notifications() },
  { from: staffPaths.userProfile.pattern, to: staffPaths.userProfileEdit() },
] as const;

/** Every address that the shell answers; the server says of all others that they lead nowhere. */
export const addresses: readonly string[] = [
  '/',
  ...openPages.map(({ path = '' }) => path),
  ...existingRoutes,
  ...redirects.map(({ from }) => from),
];
