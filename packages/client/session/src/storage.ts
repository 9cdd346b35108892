import type { StoredAuth } from './sessionState.ts';

/** The storage keys of the session (docs/domain/sessions.md#stored-values). */
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

/** A stored value as it was written; null when it is missing or damaged. */
export function read(key: StorageKey): unknown {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON. */
export function write(key: StorageKey, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}

/** Whether a stored value is an object; what stands in it has to be looked at one by one. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The stored tokens; null when no one is logged in, or when they are damaged. */
export function readAuth(): StoredAuth | null {
  const auth = read('auth');
  const token = read('token');
  if (!isRecord(auth)) return null;
  const { loginId, accessToken, refreshToken } = auth;
  if (typeof loginId !== 'string' || typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
  return {
    loginId,
    accessToken,
    refreshToken,
    isRefreshToken: auth['isRefreshToken'] === true,
    signupWithToken: auth['signupWithToken'] === true,
    expirationTime: isRecord(token) && typeof token['expirationTime'] === 'number' ? token['expirationTime'] : 0,
  };
}

/**
 * Stores tokens under `auth` and `token`. Whatever decides stands in the one value `auth`, so that no tab reads halves
 * of two log-ins.
 */
export function writeAuth({ expirationTime, ...auth }: StoredAuth): void {
  write('auth', auth);
  write('token', { accessToken: auth.accessToken, expirationTime });
}

/** The start page the user has set, if any. */
export function readStartPage(): string | null {
  const path = read('dashboardRoute');
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Makes a page the start page, or takes that back. */
export function writeStartPage(path: string | null): void {
  if (path === null) localStorage.removeItem('dashboardRoute');
  else write('dashboardRoute', path);
}

const TODO_POPUP_CLOSED = 'todoPopupClosed';

/**
 * Whether the popup with today's to-dos has been closed in this tab since the log-in
 * (docs/domain/work.md#todays-to-dos).
 */
export function isTodoPopupClosed(): boolean {
  return sessionStorage.getItem(TODO_POPUP_CLOSED) === 'true';
}

/** Remembers until the log-in ends that the popup has been closed. */
export function closeTodoPopup(): void {
  sessionStorage.setItem(TODO_POPUP_CLOSED, 'true');
}

/** Clears every local value of this browser; only cookies survive a log-out (docs/domain/legal.md#consent). */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Clears what belongs to this tab alone, after another tab has logged out. */
export function clearTab(): void {
  sessionStorage.clear();
}
