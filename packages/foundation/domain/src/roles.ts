/**
 * The role ids of the product; 4 and 5 are reserved and refused.
 *
 * @source 000 §6; 001 §6
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
 * @source 000 §6; A-048
 */
export type RoleId = (typeof ROLE)[keyof typeof ROLE];

/**
 * The three areas, each with its own shell, login and language of links.
 *
 * @source 000 §2; A-058
 */
export type Area = 'staff' | 'brand' | 'testerworld';

/**
 * What decides which pages a user starts from.
 *
 * @source 001 §1, §2; A-034
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
 * @source 000 §6
 */
export const ROLE_IDS: readonly RoleId[] = [1, 2, 3, 6, 7, 8, 9];

/**
 * Roles by type as `getRoleByType` answers them.
 *
 * @source 000 §6; A-048
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
 * Tells a role id from any other value, for example of a request or a store.
 *
 * @source A-048
 */
export function isRoleId(value: unknown): value is RoleId {
  return ROLE_IDS.includes(value as RoleId);
}

/**
 * The name of a role as the login result carries it; the words on screen are the labels `role.<id>`.
 *
 * @source 000 §6
 */
export function roleName(roleId: RoleId): string {
  return NAMES[roleId];
}

/**
 * Key of the label a user menu shows for a role: both brand roles read 'Manager'.
 *
 * @source 001 §2.3; A-047
 */
export function menuRoleLabel(roleId: RoleId): `role.${RoleId}` {
  return isBrand(roleId) ? 'role.2' : `role.${roleId}`;
}

/**
 * True for the brand audience: the brand itself and a second person of its company.
 *
 * @source A-047
 */
export function isBrand(roleId: RoleId): roleId is 2 | 3 {
  return roleId === ROLE.brand || roleId === ROLE.brandManager;
}

/**
 * True for the staff shell: admin, super admin, campaign manager and management.
 *
 * @source
 */
export function isStaff(roleId: RoleId): roleId is 1 | 6 | 7 | 9 {
  return ROLES_BY_TYPE.internal.includes(roleId);
}

/**
 * True for the product-tester community.
 *
 * @source 000 §6
 */
export function isTester(roleId: RoleId): roleId is 8 {
  return roleId === ROLE.tester;
}

/**
 * True for admin and super admin.
 *
 * @source A-050
 */
export function isAdmin(roleId: RoleId): roleId is 1 | 6 {
  return roleId === ROLE.admin || roleId === ROLE.superAdmin;
}

/**
 * True for an artist-management company, which sees its own influencers only.
 *
 * @source A-049
 */
export function isManagement(roleId: RoleId): roleId is 7 {
  return roleId === ROLE.management;
}

/**
 * The area a role works in.
 *
 * @source 000 §2; A-058
 */
export function areaOf(roleId: RoleId): Area {
  if (isBrand(roleId)) return 'brand';
  return isTester(roleId) ? 'testerworld' : 'staff';
}

/**
 * Whether the header shows the watch-list heart: to everyone in the staff shell.
 *
 * @source 000 §2; 001 §2.5, §6; A-067
 */
export function hasWatchList(roleId: RoleId): boolean {
  return isStaff(roleId);
}

/**
 * Whether the staff header shows the notification bell: not to management.
 *
 * @source 000 §2; 001 §2.5
 */
export function hasAgencyBell(roleId: RoleId): boolean {
  return isStaff(roleId) && !isManagement(roleId);
}

/**
 * Whether a role sees what stays with the agency: admins and campaign managers do, management and brands never.
 *
 * @source appendix K1
 */
export function seesMargin(roleId: RoleId): boolean {
  return isAdmin(roleId) || roleId === ROLE.campaignManager;
}

/**
 * Whether the user menu offers to write feedback: not to the super admin, who reads it, nor to token sign-ups.
 *
 * @source 000 §2; 001 §2.3, §6; A-050
 */
export function offersFeedback({ roleId, signupWithToken = false }: Visitor): boolean {
  return roleId !== ROLE.superAdmin && !(isBrand(roleId) && signupWithToken);
}

/**
 * Whether the user menu offers the full profile: not to token sign-ups.
 *
 * @source 001 §2.3
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
 * @source 000 §2; 001 §2.3
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
 * @source 000 §2; A-030
 */
export function loginPath(area: Area): string {
  return LOGIN[area];
}

/**
 * Target of an explicit log-out: the landing page for brands, else the area's login.
 *
 * @source 000 §2; 001 §2.1; A-030
 */
export function logoutPath(area: Area): string {
  return area === 'brand' ? '/campaign-self-service' : LOGIN[area];
}
