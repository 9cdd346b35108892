import { testerProjectRoutes } from '@resonanz/tester-projects/testerworld';
import type { RouteObject } from 'react-router';

/** The screens behind the log-in. */
export const screens: RouteObject[] = [...testerProjectRoutes];
