import type { components } from '@resonanz/contract/types';
import { isAdmin, isBrand, isStaff, isTester } from '@resonanz/domain/roles';
import type { PermissionTree, StoredAuth, StoredSession } from './sessionState.ts';

type Region = components['schemas']['Region'];

/** The storage keys of the session. */
export const STORAGE_KEYS = [
  'token',
  'loginUser',
  'email',
  'userName',
  'fullName',
  'role',
  'roleId',
  'userDefaultRegion',
  'userDefaultRegionName',
  'regions',
  'userLanguage',
  'modulePermission',
  'isAdmin',
  'cookieConsent',
  'isLoggedIn',
  'isBrandLoggedIn',
  'isTesterLoggedIn',
  'auth',
  'unreadMail',
  'sideNavTabActive',
  'dashboardRoute',
  'adminMenu',
  'brandMenu',
  'permittedRoutes',
] as const;

/** A key of the session's storage. */
export type StorageKey = (typeof STORAGE_KEYS)[number];

function read(key: StorageKey): unknown {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function write(key: StorageKey, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The stored tokens; null when nobody is logged in, or when they are damaged. */
export function readAuth(): StoredAuth | null {
  const auth = read('auth');
  const token = read('token');
  if (!isRecord(auth) || typeof auth['accessToken'] !== 'string' || typeof auth['refreshToken'] !== 'string') return null;
  return {
    accessToken: auth['accessToken'],
    refreshToken: auth['refreshToken'],
    isRefreshToken: auth['isRefreshToken'] === true,
    signupWithToken: auth['signupWithToken'] === true,
    expirationTime: isRecord(token) && typeof token['expirationTime'] === 'number' ? token['expirationTime'] : 0,
  };
}

/** Stores tokens under `auth` and `token`. */
export function writeAuth({ expirationTime, ...auth }: StoredAuth): void {
  write('auth', auth);
  write('token', { accessToken: auth.accessToken, expirationTime });
}

/** Marks that the refresh token is being used, as the contract's auth object does. */
export function flagRefresh(isRefreshToken: boolean): void {
  const auth = readAuth();
  if (auth) writeAuth({ ...auth, isRefreshToken });
}

/** Stores who is logged in and what that user may do. */
export function writeSession({ user, regions, permissions }: StoredSession): void {
  const { roleId } = user.role;
  write('loginUser', user.id);
  write('email', user.username);
  write('userName', user.username);
  write('fullName', user.fullName);
  write('role', user.role);
  write('roleId', roleId);
  write('userDefaultRegion', user.defaultRegion);
  write('userDefaultRegionName', user.defaultRegionName);
  write('regions', regions);
  write('userLanguage', user.defaultLanguage);
  write('modulePermission', permissions.modules);
  write('permittedRoutes', permissions.permittedRoutes);
  write('isAdmin', isAdmin(roleId));
  write('isLoggedIn', isStaff(roleId));
  write('isBrandLoggedIn', isBrand(roleId));
  write('isTesterLoggedIn', isTester(roleId));
}

/** The permission tree as stored at the last load; it only drives display. */
export function readPermissions(): PermissionTree | null {
  const modules = read('modulePermission');
  const permittedRoutes = read('permittedRoutes');
  return Array.isArray(modules) && Array.isArray(permittedRoutes)
    ? { modules: modules as PermissionTree['modules'], permittedRoutes: permittedRoutes as string[] }
    : null;
}

/** The regions as stored at the last load. */
export function readRegions(): readonly Region[] {
  const regions = read('regions');
  return Array.isArray(regions) ? (regions as Region[]) : [];
}

/** Remembers the active tab of the side navigation. */
export function writeActiveTab(tabId: string): void {
  write('sideNavTabActive', tabId);
}

/** Clears every local value of the log-in. */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
