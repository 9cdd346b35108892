/**
 * The role ids of the product; 4 and 5 are reserved and not valid.
 *
 * @source docs/domain/accounts.md#team-of-a-brand; docs/domain/permissions.md#roles
 */
export const ROLE = {
  admin: 1,
  brandManager: 2,
  brand: 3,
  superAdmin: 6,
  management: 7,
  tester: 8,
  campaignManager: 9,
} as const;

/**
 * A role id of the product.
 *
 * @source docs/domain/permissions.md#roles
 */
export type RoleId = (typeof ROLE)[keyof typeof ROLE];

/**
 * The three areas, each with its own shell, login and language of links.
 *
 * @source docs/domain/areas.md#the-three-areas
 */
export type Area = 'staff' | 'brand' | 'testerworld';

/**
 * What decides which pages a user starts from.
 *
 * @source docs/domain/permissions.md#invited-brands
 */
export interface Visitor {
  /** Role of the user. */
  readonly roleId: RoleId;
  /** True for a brand user who signed up through an invitation token. */
  readonly signupWithToken?: boolean;
}

/**
 * Every role id, in ascending order.
 *
 * @source docs/domain/permissions.md#roles
 */
export const ROLE_IDS: readonly RoleId[] = [1, 2, 3, 6, 7, 8, 9];

/**
 * Roles by type as `getRoleByType` answers them.
 *
 * @source docs/domain/permissions.md#roles
 */
export const ROLES_BY_TYPE: Readonly<Record<'internal' | 'external', readonly RoleId[]>> = {
  internal: [1, 6, 7, 9],
  external: [2, 3, 8],
};

const NAMES: Readonly<Record<RoleId, string>> = {
  1: 'admin',
  2: 'brand manager',
  3: 'brand',
  6: 'super admin',
  7: 'management',
  8: 'product-tester world',
  9: 'campaign manager',
};

/**
 * Whether a value is a role id, for example of a request or a store.
 *
 * @source docs/domain/permissions.md#roles
 */
export function isRoleId(value: unknown): value is RoleId {
  return ROLE_IDS.includes(value as RoleId);
}

/**
 * The name of a role as the login result carries it; the words on screen are the labels `role.<id>`.
 *
 * @source docs/domain/permissions.md#roles
 */
export function roleName(roleId: RoleId): string {
  return NAMES[roleId];
}

/**
 * Key of the label a user menu shows for a role: both brand roles read 'Manager'.
 *
 * @source docs/domain/accounts.md#team-of-a-brand
 */
export function menuRoleLabel(roleId: RoleId): `role.${RoleId}` {
  return isBrand(roleId) ? 'role.2' : `role.${roleId}`;
}

/**
 * True for the brand audience: the brand itself and a second person of its company.
 *
 * @source docs/domain/accounts.md#team-of-a-brand
 */
export function isBrand(roleId: RoleId): roleId is 2 | 3 {
  return roleId === ROLE.brand || roleId === ROLE.brandManager;
}

/**
 * True for the staff shell: admin, super admin, campaign manager and management.
 *
 * @source docs/domain/permissions.md#roles; docs/domain/permissions.md#management
 */
export function isStaff(roleId: RoleId): roleId is 1 | 6 | 7 | 9 {
  return ROLES_BY_TYPE.internal.includes(roleId);
}

/**
 * True for the product-tester community.
 *
 * @source docs/domain/permissions.md#roles
 */
export function isTester(roleId: RoleId): roleId is 8 {
  return roleId === ROLE.tester;
}

/**
 * True for admin and super admin.
 *
 * @source docs/domain/permissions.md#admins
 */
export function isAdmin(roleId: RoleId): roleId is 1 | 6 {
  return roleId === ROLE.admin || roleId === ROLE.superAdmin;
}

/**
 * True for an artist-management company, which sees its own influencers only.
 *
 * @source docs/domain/permissions.md#management
 */
export function isManagement(roleId: RoleId): roleId is 7 {
  return roleId === ROLE.management;
}

/**
 * The area a role works in.
 *
 * @source docs/domain/areas.md#the-three-areas
 */
export function areaOf(roleId: RoleId): Area {
  if (isBrand(roleId)) return 'brand';
  return isTester(roleId) ? 'testerworld' : 'staff';
}

/**
 * Whether the header shows the watch-list heart: to everyone in the staff shell.
 *
 * @source docs/domain/people.md#watch-list
 */
export function hasWatchList(roleId: RoleId): boolean {
  return isStaff(roleId);
}

/**
 * Whether the staff header shows the notification bell: not to management.
 *
 * @source docs/domain/permissions.md#roles
 */
export function hasAgencyBell(roleId: RoleId): boolean {
  return isStaff(roleId) && !isManagement(roleId);
}

/**
 * Whether a role sees what stays with the agency: admins and campaign managers do, management and brands never.
 *
 * @source docs/domain/formulas.md#margin
 */
export function seesMargin(roleId: RoleId): boolean {
  return isAdmin(roleId) || roleId === ROLE.campaignManager;
}

/**
 * Whether the user menu offers to write feedback: not to the super admin, who reads it, nor to token sign-ups.
 *
 * @source docs/domain/permissions.md#admins
 */
export function offersFeedback({ roleId, signupWithToken = false }: Visitor): boolean {
  return roleId !== ROLE.superAdmin && !(isBrand(roleId) && signupWithToken);
}

/**
 * Whether the user menu offers the full profile: not to token sign-ups.
 *
 * @source docs/domain/permissions.md#roles
 */
export function offersProfile({ roleId, signupWithToken = false }: Visitor): boolean {
  return !(isBrand(roleId) && signupWithToken);
}

const LOGIN: Readonly<Record<Area, string>> = {
  staff: '/login',
  brand: '/campaign-self-service/login',
  testerworld: '/testerworld/login',
};

/**
 * Home of a user: where the logo leads and a log-in ends unless a start page is stored.
 *
 * @source docs/domain/areas.md#home-and-empty-path; docs/domain/notifications.md#who-has-a-bell
 */
export function homePath({ roleId, signupWithToken = false }: Visitor): string {
  switch (areaOf(roleId)) {
    case 'brand':
      return signupWithToken ? '/campaign-self-service/ima-active' : '/campaign-self-service/brand-dashboard';
    case 'testerworld':
      return '/testerworld/home';
    case 'staff':
      return '/dashboard';
  }
}

/**
 * Login page of an area, also the target of a forced log-out.
 *
 * @source docs/domain/areas.md#home-and-empty-path
 */
export function loginPath(area: Area): string {
  return LOGIN[area];
}

/**
 * Target of an explicit log-out: the landing page for brands, else the area's login.
 *
 * @source docs/domain/areas.md#home-and-empty-path
 */
export function logoutPath(area: Area): string {
  return area === 'brand' ? '/campaign-self-service' : LOGIN[area];
}
