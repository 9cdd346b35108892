import { brandPaths } from '@resonanz/domain/paths';
import type { RouteObject } from 'react-router';
import { authRoutes, verifyRoute } from '../src/authRoutes.ts';

/** Log-in, forgotten and new password of the brand area, and the confirmation of e-mail addresses. */
export const loginRoutes: RouteObject[] = [...authRoutes('brand'), verifyRoute(brandPaths.verify, 'brand')];
