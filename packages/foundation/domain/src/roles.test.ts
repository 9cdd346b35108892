import { describe, expect, test } from 'vitest';
import { brandPaths, staffPaths, testerPaths } from './paths.ts';
import {
  ROLE,
  ROLES_BY_TYPE,
  areaOf,
  hasAgencyBell,
  hasWatchList,
  homePath,
  isAdmin,
  isBrand,
  isRoleId,
  loginPath,
  logoutPath,
  menuRoleLabel,
  offersFeedback,
  offersProfile,
  roleName,
} from './roles.ts';
import { labels } from './labels.ts';

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
    expect([menuRoleLabel(2), menuRoleLabel(3)].map((key) => labels.en[key])).toEqual(['Manager', 'Manager']);
    expect(labels.de[menuRoleLabel(9)]).toBe('Kampagnenmanager');
  });

  test('4 and 5 are no roles', () => {
    expect([4, 5, 0, '1', null].some(isRoleId)).toBe(false);
  });

  test('internal and external roles', () => {
    expect(ROLES_BY_TYPE).toEqual({ internal: [1, 6, 7, 9], external: [2, 3, 8] });
    expect([1, 6].every((id) => isRoleId(id) && isAdmin(id))).toBe(true);
    expect(isBrand(ROLE.brandManager)).toBe(true);
  });

  test('the log-out target depends on the area [R-ROUTE-016] [R-ROUTE-017] [R-ROUTE-019]', () => {
    expect(logoutPath('staff')).toBe('/login');
    expect(logoutPath('testerworld')).toBe('/testerworld/login');
    expect(logoutPath('brand')).toBe('/campaign-self-service');
  });

  test('a forced log-out leads to the login of the area [R-ROUTE-018] [R-ROUTE-014] [R-ROUTE-015] [R-ROUTE-001]', () => {
    expect(['staff', 'brand', 'testerworld'].map((area) => loginPath(area as 'staff'))).toEqual([staffPaths.login(), brandPaths.login(), testerPaths.login()]);
  });

  test('every role has a home [R-ROUTE-058] [R-HDR-032] [R-HDR-033]', () => {
    expect(homePath({ roleId: 9 })).toBe('/dashboard');
    expect(homePath({ roleId: 7 })).toBe('/dashboard');
    expect(homePath({ roleId: 3 })).toBe('/campaign-self-service/brand-dashboard');
    expect(homePath({ roleId: 2, signupWithToken: true })).toBe('/campaign-self-service/ima-active');
    expect(homePath({ roleId: 8 })).toBe('/testerworld/home');
    expect(areaOf(8)).toBe('testerworld');
  });

  test('bell, watch list, feedback and profile by role', () => {
    expect([1, 6, 9, 7, 3, 2, 8].filter((id) => isRoleId(id) && hasAgencyBell(id))).toEqual([1, 6, 9]);
    expect([1, 6, 9, 7, 3, 2].filter((id) => isRoleId(id) && hasWatchList(id))).toEqual([1, 6, 9, 7]);
    expect(offersFeedback({ roleId: 6 })).toBe(false);
    expect(offersFeedback({ roleId: 1 })).toBe(true);
    expect(offersFeedback({ roleId: 3, signupWithToken: true })).toBe(false);
    expect(offersProfile({ roleId: 3, signupWithToken: true })).toBe(false);
  });
});
