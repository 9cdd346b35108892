import type { RouteObject } from 'react-router';
import { loginRoutes } from '@resonanz/auth/testerworld';
import { screens } from './navigation.ts';

/** The pages that nobody has to log in for. */
export const openPages: RouteObject[] = loginRoutes;

/** Where the area begins; whoever comes there is led home. */
export const root = '/testerworld';

/** Every address that the shell answers; the server says of all others that they lead nowhere. */
export const addresses: readonly string[] = [root, ...[...openPages, ...screens].map(({ path = '' }) => path)];
