import { buildPermissionTree, permittedRoutes, RIGHTS, type PermissionNode } from '@resonanz/domain/permissions';
import type { Visitor } from '@resonanz/domain/roles';
import type { Schema } from './schema.ts';

/** The user who is logged in: a campaign manager. */
export function buildUser(overrides: Partial<Schema<'UserDetails'>> = {}): Schema<'UserDetails'> {
  return {
    id: 9,
    username: 'manager@resonanz.example',
    fullName: 'Katharina Bergmann',
    firstName: 'Katharina',
    lastName: 'Bergmann',
    role: { roleId: 9, roleName: 'campaign manager' },
    isAdmin: false,
    defaultLanguage: 'DE',
    defaultRegion: 1,
    defaultRegionName: 'DACH',
    companyName: null,
    contactPerson: null,
    profilePicture: null,
    signupWithToken: false,
    ...overrides,
  };
}

/** A brand's own account that is logged in. */
export const buildBrandUser = (overrides: Partial<Schema<'UserDetails'>> = {}): Schema<'UserDetails'> =>
  buildUser({
    id: 30,
    username: 'lea@gruenwald.example',
    fullName: 'Lea Grünwald',
    firstName: 'Lea',
    lastName: 'Grünwald',
    role: { roleId: 3, roleName: 'brand' },
    companyName: 'Grünwald Kosmetik GmbH',
    contactPerson: 'Lea Grünwald',
    ...overrides,
  });

/** An administrator who is logged in. */
export const buildAdmin = (overrides: Partial<Schema<'UserDetails'>> = {}): Schema<'UserDetails'> =>
  buildUser({
    id: 2,
    username: 'admin@resonanz.example',
    fullName: 'Tobias Reinders',
    firstName: 'Tobias',
    lastName: 'Reinders',
    role: { roleId: 1, roleName: 'admin' },
    isAdmin: true,
    ...overrides,
  });

/** A node of the permission tree. */
export function buildPermissionNode(overrides: Partial<Schema<'PermissionNode'>> = {}): Schema<'PermissionNode'> {
  return {
    moduleName: 'Campaign Management',
    routeName: '/campaign',
    icon: 'megaphone',
    view: true,
    defaultMenu: 1,
    extraData: {
      id: 'campaign',
      openTab: 'campaign',
      currentTab: 'campaign',
      childs: [],
      rights: ['view', 'add', 'edit'],
    },
    children: [],
    ...overrides,
  };
}

const toWire = (node: PermissionNode): Schema<'PermissionNode'> => ({
  ...node,
  extraData: {
    ...node.extraData,
    childs: [...node.extraData.childs],
    rights: RIGHTS.filter((right) => node.extraData.rights[right]),
  },
  children: node.children.map(toWire),
});

/** The whole tree of a role and the routes it permits. */
export function buildPermissions(who: Visitor = { roleId: 9 }): Schema<'PermissionTree'> {
  const tree = buildPermissionTree(who);
  return { modules: tree.map(toWire), permittedRoutes: [...permittedRoutes(tree, who)] };
}

/** The answer to the log-in of a user. */
export function buildLoginResult({ id, fullName, role, signupWithToken } = buildUser()): Schema<'LoginResult'> {
  return {
    accessToken: 'access',
    refreshToken: 'refresh',
    expirationTime: 1_800_000_000_000,
    id,
    fullName,
    role,
    signupWithToken,
  };
}

/** The regions a user can choose from. */
export const buildRegions = (): Schema<'Region'>[] => [
  { regionId: 1, regionName: 'DACH', nameDe: 'DACH', nameEn: 'DACH' },
  { regionId: 2, regionName: 'Germany', nameDe: 'Deutschland', nameEn: 'Germany' },
  { regionId: 3, regionName: 'Austria', nameDe: 'Österreich', nameEn: 'Austria' },
  { regionId: 4, regionName: 'Switzerland', nameDe: 'Schweiz', nameEn: 'Switzerland' },
];
