import { staffPaths } from '@resonanz/domain/paths';
import { campaignRoutes } from '@resonanz/campaigns/staff';
import { influencerRoutes } from '@resonanz/influencers/staff';
import type { RouteObject } from 'react-router';

/** The screens behind the log-in. */
export const screens: RouteObject[] = [...influencerRoutes, ...campaignRoutes];

/** Paths that have a screen; the side navigation shows no others. */
export const existingRoutes: string[] = screens.map(({ path = '' }) => path);

/** Every route the product declares for staff, with or without a screen. */
export const declaredRoutes: string[] = Object.values(staffPaths).map(({ pattern }) => pattern);
