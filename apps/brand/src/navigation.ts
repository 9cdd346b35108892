import type { RouteObject } from 'react-router';
import { brandProfileRoutes } from '@resonanz/brand-profile/brand';
import { campaignRequestRoutes } from '@resonanz/campaign-requests/brand';
import { learningMaterialRoutes } from '@resonanz/learning-materials/brand';
import { networkRoutes } from '@resonanz/network/brand';
import { notificationRoutes } from '@resonanz/notifications/brand';
import { ugcRequestRoutes } from '@resonanz/ugc-requests/brand';
import { settingsRoutes } from '@resonanz/user-profile/brand';

const modules: RouteObject[] = [
  ...networkRoutes,
  ...campaignRequestRoutes,
  ...learningMaterialRoutes,
  ...ugcRequestRoutes,
  ...brandProfileRoutes(async () => (await import('@resonanz/user-profile/security')).OwnSecurity),
  ...settingsRoutes,
];

/** The screens behind the log-in. */
export const screens: RouteObject[] = [...modules, ...notificationRoutes(modules.map(({ path = '' }) => path))];

/** Paths that have a screen; the side navigation shows no others. */
export const existingRoutes: string[] = screens.map(({ path = '' }) => path);
