import type { RouteObject } from 'react-router';
import { loginRoutes } from '@resonanz/auth/brand';
import { brandHomeRoutes } from '@resonanz/brand-home/brand';
import { legalRoutes } from '@resonanz/legal/brand';
import { networkOverviewRoutes } from '@resonanz/network/overview';
import { existingRoutes } from './navigation.ts';

/** The pages that nobody has to log in for. */
export const openPages: RouteObject[] = [...brandHomeRoutes, ...loginRoutes, ...legalRoutes];

/** Every address that the shell answers; the server says of all others that they lead nowhere. */
export const addresses: readonly string[] = [
  ...[...openPages, ...networkOverviewRoutes].map(({ path = '' }) => path),
  ...existingRoutes,
];
