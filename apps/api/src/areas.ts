import { auth } from './areas/auth/routes.ts';
import { permissions } from './areas/permissions/routes.ts';
import { users } from './areas/users/routes.ts';
import type { Area } from './http/area.ts';

/** Every area of the server; the contract says which operations they have to handle. */
export const areas: readonly Area[] = [auth, users, permissions];
