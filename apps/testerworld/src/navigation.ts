import type { RouteObject } from 'react-router';
import { blogRoutes } from '@resonanz/blog-posts/open';
import { testerFaqRoutes } from '@resonanz/faqs/open';
import { notificationRoutes } from '@resonanz/notifications/testerworld';
import { testerAccountRoutes } from '@resonanz/tester-account/testerworld';
import { testerProjectRoutes } from '@resonanz/tester-projects/testerworld';

const modules: RouteObject[] = [
  ...testerProjectRoutes,
  ...testerAccountRoutes(
    testerProjectRoutes.map(({ path = '' }) => path),
    async () => (await import('@resonanz/user-profile/security')).OwnSecurity,
  ),
];

/** The screens behind the log-in. */
export const screens: RouteObject[] = [...modules, ...notificationRoutes(modules.map(({ path = '' }) => path))];

/** Screens for everybody: testers see them in their own frame, visitors in another. */
export const sharedScreens: RouteObject[] = [...blogRoutes, ...testerFaqRoutes];
