import type { RouteObject } from 'react-router';
import { testerFaqRoutes } from '@resonanz/faqs/open';
import { testerProjectRoutes } from '@resonanz/tester-projects/testerworld';

/** The screens behind the log-in. */
export const screens: RouteObject[] = [...testerProjectRoutes];

/** Screens for everybody: testers see them in their own frame, visitors in another. */
export const sharedScreens: RouteObject[] = [...testerFaqRoutes];
