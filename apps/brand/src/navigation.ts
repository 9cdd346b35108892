import { brandPaths } from '@resonanz/domain/paths';
import { campaignRequestRoutes } from '@resonanz/campaign-requests/brand';
import type { RouteObject } from 'react-router';

/** The screens behind the log-in. */
export const screens: RouteObject[] = [...campaignRequestRoutes];

/** Paths that have a screen; the side navigation shows no others. */
export const existingRoutes: string[] = screens.map(({ path = '' }) => path);

/** Every route the product declares for brands, with or without a screen. */
export const declaredRoutes: string[] = Object.values(brandPaths).map(({ pattern }) => pattern);
