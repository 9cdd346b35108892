import { areaOf, type Area, isAdmin, isBrand, isRoleId, isStaff, isTester } from '@resonanz/domain/roles';
import { readConsent } from './consent.ts';
import type { Region, SessionUser, StoredSession } from './sessionState.ts';
import { isRecord, read, readAuth, write, writeStartPage } from './storage.ts';

/**
 * Stores who is logged in and what that user may do, for display; `permittedRoutes` comes last and says that all of it
 * is there.
 */
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
  // A log-out clears the start page, so every log-in brings it along.
  writeStartPage(user.startPage ?? null);
  write('modulePermission', permissions.modules);
  write('isAdmin', isAdmin(roleId));
  write('isLoggedIn', isStaff(roleId));
  write('isBrandLoggedIn', isBrand(roleId));
  write('isTesterLoggedIn', isTester(roleId));
  const consent = readConsent();
  if (consent) write('cookieConsent', consent.isAccepted);
  write('permittedRoutes', permissions.permittedRoutes);
}

/** Who was logged in when the values were stored; null when something is missing or damaged. */
export function readUser(): SessionUser | null {
  const [id, username, fullName, role, language] = [
    read('loginUser'),
    read('email'),
    read('fullName'),
    read('role'),
    read('userLanguage'),
  ];
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
    role: { roleId: role['roleId'], roleName: typeof role['roleName'] === 'string' ? role['roleName'] : '' },
    isAdmin: isAdmin(role['roleId']),
    defaultLanguage: language === 'EN' ? 'EN' : 'DE',
    defaultRegion: typeof region === 'number' ? region : 1,
    defaultRegionName: typeof regionName === 'string' ? regionName : '',
    companyName: null,
    contactPerson: null,
    profilePicture: null,
    signupWithToken: readAuth()?.signupWithToken === true,
  };
}

const isRegion = (value: unknown): value is Region =>
  isRecord(value) &&
  typeof value['regionId'] === 'number' &&
  ['regionName', 'nameDe', 'nameEn'].every((name) => typeof value[name] === 'string');

/** The stored regions that can be read. */
export function readRegions(): readonly Region[] {
  const regions = read('regions');
  return Array.isArray(regions) ? regions.filter(isRegion) : [];
}

/** The stored routes; null when they are missing or damaged. */
export function readRoutes(): readonly string[] | null {
  const routes = read('permittedRoutes');
  return Array.isArray(routes) && routes.every((route) => typeof route === 'string') ? routes : null;
}

/** The area of the last log-in; null while the values of that log-in are still on their way. */
export function readArea(): Area | null {
  const user = readRoutes() ? readUser() : null;
  return user && areaOf(user.role.roleId);
}
