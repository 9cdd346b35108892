import type { PermissionNode } from '@resonanz/domain/permissions';
import { isAdmin, isBrand, isRoleId, isStaff, isTester } from '@resonanz/domain/roles';
import type { Region, SessionUser, StoredAuth, StoredSession } from './sessionState.ts';

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

function readUser(auth: StoredAuth): SessionUser | null {
  const [id, username, fullName, role, language] = [read('loginUser'), read('email'), read('fullName'), read('role'), read('userLanguage')];
  const [region, regionName] = [read('userDefaultRegion'), read('userDefaultRegionName')];
  if (typeof id !== 'number' || typeof username !== 'string' || typeof fullName !== 'string') return null;
  if (!isRecord(role) || !isRoleId(role['roleId'])) return null;
  const [firstName = '', ...rest] = fullName.split(' ');
  return {
    id,
    username,
    fullName,
    firstName,
    lastName: rest.join(' '),
    role: { roleId: role['roleId'], roleName: String(role['roleName'] ?? '') },
    isAdmin: isAdmin(role['roleId']),
    defaultLanguage: language === 'EN' ? 'EN' : 'DE',
    defaultRegion: typeof region === 'number' ? region : 1,
    defaultRegionName: typeof regionName === 'string' ? regionName : '',
    companyName: null,
    contactPerson: null,
    profilePicture: null,
    signupWithToken: auth.signupWithToken,
  };
}

/** What was loaded last, for a start without the server; null when it is missing or damaged. */
export function readSession(): StoredSession | null {
  const auth = readAuth();
  const user = auth && readUser(auth);
  const modules = read('modulePermission');
  const permittedRoutes = read('permittedRoutes');
  const regions = read('regions');
  if (!user || !Array.isArray(modules) || !Array.isArray(permittedRoutes)) return null;
  return {
    user,
    regions: Array.isArray(regions) ? (regions as Region[]) : [],
    permissions: { modules: modules as PermissionNode[], permittedRoutes: permittedRoutes as string[] },
  };
}

/** The start page the user has set, if any. */
export function readStartPage(): string | null {
  const path = read('dashboardRoute');
  return typeof path === 'string' && path.startsWith('/') ? path : null;
}

/** Makes a page the start page, or takes that back. */
export function writeStartPage(path: string | null): void {
  if (path === null) localStorage.removeItem('dashboardRoute');
  else write('dashboardRoute', path);
}

/** Remembers the active tab of the side navigation. */
export function writeActiveTab(tabId: string): void {
  write('sideNavTabActive', tabId);
}

/** Clears every local value of this browser; only cookies survive a log-out. */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Clears what belongs to this tab alone, after another tab has logged out. */
export function clearTab(): void {
  sessionStorage.clear();
}
