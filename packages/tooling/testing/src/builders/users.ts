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

/** A node of the permission tree. */
export function buildPermissionNode(overrides: Partial<Schema<'PermissionNode'>> = {}): Schema<'PermissionNode'> {
  return {
    moduleName: 'Campaign Management',
    routeName: '/campaign',
    icon: 'megaphone',
    view: true,
    defaultMenu: 1,
    extraData: { id: 'campaign', openTab: 'campaign', currentTab: 'campaign', childs: [], rights: ['view', 'add', 'edit'] },
    children: [],
    ...overrides,
  };
}
