import type { RouteObject } from 'react-router';
import { authRoutes } from '../src/authRoutes.ts';

/** Log-in, forgotten and new password of the staff area. */
export const loginRoutes: RouteObject[] = authRoutes('staff');
