import { testerPaths } from '@resonanz/domain/paths';
import { testerProjectRoutes } from '@resonanz/tester-projects/testerworld';
import type { RouteObject } from 'react-router';

/** The screens behind the log-in. */
export const screens: RouteObject[] = [...testerProjectRoutes];

/** Every route the product declares for testers, with or without a screen. */
export const declaredRoutes: string[] = Object.values(testerPaths).map(({ pattern }) => pattern);
