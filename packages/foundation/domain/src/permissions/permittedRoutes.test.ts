import { describe, expect, test } from 'vitest';
import { brandPaths, staffPaths, testerPaths } from '../paths.ts';
import { ROLE, ROLE_IDS, type RoleId } from '../roles.ts';
import { isPermitted, permittedRoutes } from './guard.ts';
import { buildPermissionTree } from './tree.ts';

const routesOf = (roleId: RoleId, signupWithToken = false) =>
  permittedRoutes(buildPermissionTree({ roleId, signupWithToken }), { roleId, signupWithToken });

describe('permitted routes', () => {
  const c = routesOf(ROLE.campaignManager);

  test('a pattern permits deeper paths, except those with a pattern of their own [R-GUARD-002]', () => {
    expect(isPermitted('/campaign/17/view-camp', c)).toBe(true);
    expect(isPermitted('/campaign/request/3/view?tab=2#top', c)).toBe(true);
    expect(isPermitted('/customer/management/', c)).toBe(true);
    expect(isPermitted('/user/brand', c)).toBe(true);
    expect(isPermitted('/user/management', c)).toBe(false);
    expect(isPermitted('/feedback', c)).toBe(false);
    expect(isPermitted('/Campaign', c)).toBe(false);
    expect(isPermitted('/campaignx', c)).toBe(false);
    const withoutRequests = c.filter((pattern) => pattern !== 'campaign/request');
    expect(isPermitted('/campaign/request/3/view', withoutRequests)).toBe(false);
    expect(isPermitted('/campaign/17/view-camp', withoutRequests)).toBe(true);
  });

  test('the metadata route leaves the tester area alone, the admin panel is for the super admin', () => {
    const a = routesOf(ROLE.admin);
    expect(isPermitted('/testerworld', a)).toBe(true);
    expect(isPermitted('/testerworld/home', a)).toBe(false);
    expect(isPermitted('/adminPanel', a)).toBe(false);
    expect(isPermitted('/adminPanel', routesOf(ROLE.superAdmin))).toBe(true);
    expect(isPermitted('/logs', a)).toBe(false);
  });

  test.each([
    [brandPaths.dashboard(), '[R-GUARD-004]'],
    [brandPaths.scsDashboard(), '[R-GUARD-005]'],
    [brandPaths.ugcDashboard(), '[R-GUARD-006]'],
  ])('every brand may open %s %s', (path) => {
    expect(isPermitted(path, permittedRoutes([], { roleId: ROLE.brand }))).toBe(true);
    expect(isPermitted(path, routesOf(ROLE.brandManager, true))).toBe(true);
  });

  test.each([
    [brandPaths.campaignRequestAdd(), '[R-GUARD-007]'],
    [brandPaths.campaignRequestEdit({ campaignRequestId: 4 }), '[R-GUARD-008]'],
    [brandPaths.ugcVideoAdd(), '[R-GUARD-009]'],
    [brandPaths.ugcVideoEdit({ ugcCampaignRequestId: 4 }), '[R-GUARD-010]'],
    [brandPaths.profile(), '[R-HDR-030]'],
  ])('a brand may open %s, a token sign-up may not %s', (path) => {
    expect(isPermitted(path, routesOf(ROLE.brand))).toBe(true);
    expect(isPermitted(path, routesOf(ROLE.brand, true))).toBe(false);
  });

  test('a token sign-up views and decides', () => {
    const routes = routesOf(ROLE.brand, true);
    const paths = [
      brandPaths.imaActive(),
      brandPaths.campaignRequests(),
      brandPaths.campaignRequestView({ refId: 9 }),
      brandPaths.ugcVideoView({ refId: 9 }),
      brandPaths.learningMaterials(),
    ];
    expect(paths.filter((path) => !isPermitted(path, routes))).toEqual([]);
    expect(isPermitted(brandPaths.networkModel(), routes)).toBe(false);
  });

  test('a brand never reaches a staff screen, a tester stays in the tester area', () => {
    expect(
      ['/dashboard', '/campaign', '/models', '/campaign/request'].filter((path) =>
        isPermitted(path, routesOf(ROLE.brand)),
      ),
    ).toEqual([]);
    expect(isPermitted(testerPaths.project({ projectId: 3 }), routesOf(ROLE.tester))).toBe(true);
    expect(isPermitted('/dashboard', routesOf(ROLE.tester))).toBe(false);
  });

  test('management gets the dashboard and the two profile routes [R-GUARD-011]', () => {
    expect(routesOf(ROLE.management)).toEqual([
      '/dashboard',
      '/dashboard/profile/{influencerId}/{platform}/{channelId}',
      '/dashboard/profile/editProfile/{influencerId}/{platform}/{channelId}',
      '/notifications',
      '/notification',
      '/user-profile',
      '/user-profile/edit',
    ]);
    const routes = routesOf(ROLE.management);
    expect(
      isPermitted(staffPaths.influencerProfile({ influencerId: 1, platform: 'tiktok', channelId: 2 }), routes),
    ).toBe(true);
    expect(isPermitted('/dashboard/import', routes)).toBe(false);
  });

  test.each(ROLE_IDS)('role %i may open its notifications and profile [R-GUARD-012] [R-GUARD-013]', (roleId) => {
    expect(isPermitted('/notifications', routesOf(roleId))).toBe(true);
    expect(isPermitted('/notification', routesOf(roleId))).toBe(true);
    expect(isPermitted('/user-profile', routesOf(roleId))).toBe(true);
    expect(isPermitted('/user-profile/edit', routesOf(roleId))).toBe(true);
  });
});
