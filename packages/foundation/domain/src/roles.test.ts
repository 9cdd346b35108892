import { describe, expect, test } from 'vitest';
import { labels } from './labels.ts';
import { brandPaths, staffPaths, testerPaths } from './paths.ts';
import {
  ROLE,
  ROLES_BY_TYPE,
  ROLE_IDS,
  areaOf,
  hasAgencyBell,
  hasWatchList,
  homePath,
  isAdmin,
  isBrand,
  isManagement,
  isRoleId,
  isStaff,
  isTester,
  loginPath,
  logoutPath,
  menuRoleLabel,
  offersFeedback,
  offersProfile,
  roleName,
  seesMargin,
} from './roles.ts';

describe('roles', () => {
  test.each([
    [1, 'admin', '[R-ROLE-001]'],
    [3, 'brand', '[R-ROLE-003]'],
    [6, 'super admin', '[R-ROLE-004]'],
    [7, 'management', '[R-ROLE-005]'],
    [8, 'product-tester world', '[R-ROLE-006]'],
    [9, 'campaign manager', '[R-ROLE-007]'],
  ] as const)('role id %i is %s %s', (roleId, name, _id) => {
    expect(roleName(roleId)).toBe(name);
  });

  test('role id 2 and the brand read Manager in the brand menu [R-ROLE-002] [R-HDR-023] [R-HDR-024]', () => {
    expect([menuRoleLabel(2), menuRoleLabel(3)]).toEqual(['role.2', 'role.2']);
    expect([labels.de['role.2'], labels.en['role.2']]).toEqual(['Manager', 'Manager']);
    expect(labels.de[menuRoleLabel(9)]).toBe('Kampagnenmanager');
  });

  test('role id 2 is the brand manager, a second person of the brand', () => {
    expect(roleName(2)).toBe('brand manager');
    expect(ROLE).toEqual({
      admin: 1,
      brandManager: 2,
      brand: 3,
      superAdmin: 6,
      management: 7,
      tester: 8,
      campaignManager: 9,
    });
    // @ts-expect-error there is no role 4
    expect(roleName(4)).toBeUndefined();
  });

  test('4 and 5 are reserved and no roles', () => {
    expect([4, 5, 0, 10, '1', null, undefined].some(isRoleId)).toBe(false);
    expect(ROLE_IDS.every(isRoleId)).toBe(true);
    expect(ROLE_IDS).toEqual([1, 2, 3, 6, 7, 8, 9]);
  });

  test('internal and external roles [R-ROLE-008] [R-PROD-003]', () => {
    expect(ROLES_BY_TYPE).toEqual({ internal: [1, 6, 7, 9], external: [2, 3, 8] });
  });

  test('the admin flag is set for admin and super admin [R-ROLE-011]', () => {
    expect(ROLE_IDS.filter(isAdmin)).toEqual([1, 6]);
  });

  test.each([
    [1, 'staff', { staff: true }],
    [2, 'brand', { brand: true }],
    [3, 'brand', { brand: true }],
    [6, 'staff', { staff: true }],
    [7, 'staff', { staff: true, management: true }],
    [8, 'testerworld', { tester: true }],
    [9, 'staff', { staff: true }],
  ] as const)('role %i works in the area %s', (roleId, area, audiences) => {
    expect(areaOf(roleId)).toBe(area);
    expect({
      staff: isStaff(roleId),
      brand: isBrand(roleId),
      tester: isTester(roleId),
      management: isManagement(roleId),
    }).toEqual({
      staff: false,
      brand: false,
      tester: false,
      management: false,
      ...audiences,
    });
  });

  test('the log-out target depends on the area [R-ROUTE-016] [R-ROUTE-017] [R-ROUTE-019]', () => {
    expect(logoutPath('staff')).toBe('/login');
    expect(logoutPath('testerworld')).toBe('/testerworld/login');
    expect(logoutPath('brand')).toBe('/campaign-self-service');
  });

  test('a forced log-out leads to the login of the area [R-ROUTE-018] [R-ROUTE-014] [R-ROUTE-015] [R-ROUTE-001]', () => {
    expect(['staff', 'brand', 'testerworld'].map((area) => loginPath(area as 'staff'))).toEqual([
      staffPaths.login(),
      brandPaths.login(),
      testerPaths.login(),
    ]);
  });

  test('every role has a home [R-ROUTE-058] [R-HDR-032] [R-HDR-033]', () => {
    expect(homePath({ roleId: 9 })).toBe('/dashboard');
    expect(homePath({ roleId: 7 })).toBe('/dashboard');
    expect(homePath({ roleId: 3 })).toBe('/campaign-self-service/brand-dashboard');
    expect(homePath({ roleId: 2, signupWithToken: true })).toBe('/campaign-self-service/ima-active');
    expect(homePath({ roleId: 8 })).toBe('/testerworld/home');
    expect(areaOf(8)).toBe('testerworld');
  });

  test('the margin is for admins and campaign managers', () => {
    expect(ROLE_IDS.filter(seesMargin)).toEqual([1, 6, 9]);
  });

  test('staff but management have the agency bell', () => {
    expect(ROLE_IDS.filter(hasAgencyBell)).toEqual([1, 6, 9]);
  });

  test('every role of the staff shell has a watch list, no brand has', () => {
    expect(ROLE_IDS.filter(hasWatchList)).toEqual([1, 6, 7, 9]);
  });

  test('the super admin is offered no feedback entry, nor is a token sign-up', () => {
    expect(ROLE_IDS.filter((roleId) => offersFeedback({ roleId }))).toEqual([1, 2, 3, 7, 8, 9]);
    expect(ROLE_IDS.filter((roleId) => offersFeedback({ roleId, signupWithToken: true }))).toEqual([1, 7, 8, 9]);
  });

  test('everyone but a token sign-up is offered the profile', () => {
    expect(ROLE_IDS.filter((roleId) => offersProfile({ roleId }))).toEqual([1, 2, 3, 6, 7, 8, 9]);
    expect(ROLE_IDS.filter((roleId) => offersProfile({ roleId, signupWithToken: true }))).toEqual([1, 6, 7, 8, 9]);
  });
});
