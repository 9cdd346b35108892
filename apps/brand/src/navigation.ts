import { campaignRequestRoutes } from '@resonanz/campaign-requests/brand';
import { notificationRoutes } from '@resonanz/notifications/brand';
import type { RouteObject } from 'react-router';

/** The screens behind the log-in. */
export const screens: RouteObject[] = [...campaignRequestRoutes, ...notificationRoutes];

/** Paths that have a screen; the side navigation shows no others. */
export const existingRoutes: string[] = screens.map(({ path = '' }) => path);
