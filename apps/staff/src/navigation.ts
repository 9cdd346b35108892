import { campaignRoutes } from '@resonanz/campaigns/staff';
import { influencerRoutes } from '@resonanz/influencers/staff';
import { notificationRoutes } from '@resonanz/notifications/staff';
import { todoRoutes } from '@resonanz/todos/staff';
import type { RouteObject } from 'react-router';

/** The screens behind the log-in. */
export const screens: RouteObject[] = [...influencerRoutes, ...campaignRoutes, ...todoRoutes, ...notificationRoutes];

/** Paths that have a screen; the side navigation shows no others. */
export const existingRoutes: string[] = screens.map(({ path = '' }) => path);
