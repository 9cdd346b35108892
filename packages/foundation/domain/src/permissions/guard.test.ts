import { describe, expect, test } from 'vitest';
import { ROLE } from '../roles.ts';
import { isPermitted, permittedRoutes } from './guard.ts';
import type { PartialRights } from './modules.ts';
import { allows, buildPermissionTree, FALLBACK_MENU, type PermissionNode } from './tree.ts';

const OWN = '/campaign-self-service';
const EVERYONE = ['/notifications', '/notification', '/user-profile', '/user-profile/edit'];
const EVERY_BRAND = [
  `${OWN}/brand-dashboard`,
  `${OWN}/scs-dashboard`,
  `${OWN}/ugc-dashboard`,
  `${OWN}/notifications`,
  `${OWN}/ima-active`,
];

const brandRoutes = (rights: PartialRights, signupWithToken?: boolean): readonly string[] => {
  const user = { roleId: ROLE.brand, ...(signupWithToken !== undefined && { signupWithToken }) };
  return permittedRoutes(buildPermissionTree({ ...user, rights }), user).toSorted();
};
const sorted = (...routes: readonly string[]) => [...routes].sort();

describe('routes of a brand', () => {
  test('without any right are those of every brand', () => {
    expect(brandRoutes({})).toEqual(sorted(...EVERY_BRAND, `${OWN}/brand-profile`, ...EVERYONE));
  });

  test('with campaign requests hold list, view, add and edit', () => {
    expect(brandRoutes({ 'Campaign Request': { view: true } })).toEqual(
      sorted(
        ...EVERY_BRAND,
        `${OWN}/brand-profile`,
        ...EVERYONE,
        `${OWN}/campaign-request`,
        `${OWN}/campaign-request/add`,
        `${OWN}/campaign-request/{refId}/view`,
        `${OWN}/campaign-request/{campaignRequestId}/edit`,
      ),
    );
  });

  test('with UGC requests hold list, view, add and edit', () => {
    expect(brandRoutes({ 'UGC Campaign Request': { view: true } })).toEqual(
      sorted(
        ...EVERY_BRAND,
        `${OWN}/brand-profile`,
        ...EVERYONE,
        `${OWN}/ugc-video`,
        `${OWN}/ugc-video/add`,
        `${OWN}/ugc-video/{refId}/view`,
        `${OWN}/ugc-video/{ugcCampaignRequestId}/edit`,
      ),
    );
  });

  test('with the self-campaign service hold the network', () => {
    expect(brandRoutes({ 'Self-Campaign-Service': { view: true } })).toEqual(
      sorted(
        ...EVERY_BRAND,
        `${OWN}/brand-profile`,
        ...EVERYONE,
        '/brand',
        '/brand/model',
        '/brand/creator',
        '/brand/direct-network',
      ),
    );
  });

  test('after a token sign-up hold neither add and edit nor the network and the profile', () => {
    const all: PartialRights = {
      'Campaign Request': { view: true },
      'UGC Campaign Request': { view: true },
      'Self-Campaign-Service': { view: true },
    };
    expect(brandRoutes(all, true)).toEqual(
      sorted(
        ...EVERY_BRAND,
        ...EVERYONE,
        `${OWN}/campaign-request`,
        `${OWN}/campaign-request/{refId}/view`,
        `${OWN}/ugc-video`,
        `${OWN}/ugc-video/{refId}/view`,
      ),
    );
    expect(brandRoutes(all, false)).toEqual(brandRoutes(all));
  });

  test('do not hold the page a group would lead to while none of its children is listed', () => {
    expect(brandRoutes({ 'Self-Campaign-Service': { view: true } }, true)).toEqual(sorted(...EVERY_BRAND, ...EVERYONE));
  });
});

describe('routes of staff', () => {
  const page = (routeName: string, children: readonly PermissionNode[] = []): PermissionNode => ({
    moduleName: '',
    routeName,
    icon: 'gear',
    view: true,
    defaultMenu: 0,
    extraData: { id: 'todo', openTab: 'todo', currentTab: 'todo', childs: [], rights: {} },
    children,
  });

  test('come from the pages of the tree, not from its groups', () => {
    expect(permittedRoutes([page('/feedback', [page('/todo')])], { roleId: ROLE.admin })).toEqual([
      'todo',
      ...EVERYONE,
    ]);
  });

  test('are exact where deeper paths belong to another area', () => {
    expect(permittedRoutes([page('/testerworld')], { roleId: ROLE.admin })).toEqual(['/testerworld', ...EVERYONE]);
  });

  test('hold the admin panel for the super admin alone', () => {
    expect(permittedRoutes([], { roleId: ROLE.superAdmin })).toEqual(['/adminPanel', ...EVERYONE]);
    expect(permittedRoutes([], { roleId: ROLE.campaignManager })).toEqual(EVERYONE);
  });

  test('are listed once each', () => {
    expect(permittedRoutes([page('/todo'), page('/todo')], { roleId: ROLE.admin })).toEqual(['todo', ...EVERYONE]);
  });
});

describe('a permitted path', () => {
  test('fits an exact pattern in each segment and in their number', () => {
    const routes = ['/a/{id}/view'];
    expect(isPermitted('/a/7/view', routes)).toBe(true);
    expect(
      ['/a/7/edit', '/b/7/view', '/a/7', '/a/7/view/more', '/a', '/'].map((path) => isPermitted(path, routes)),
    ).toEqual([false, false, false, false, false, false]);
  });

  test('may carry a query, a hash and a final slash', () => {
    expect(['/todo?today=1', '/todo#top', '/todo/', '/todo/7?x#y'].map((path) => isPermitted(path, ['todo']))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isPermitted('/feedback?next=/todo', ['todo'])).toBe(false);
  });

  test('belongs to the longest pattern of the menu, wherever the shorter one stands', () => {
    expect(isPermitted('/campaign/request/3/view', ['campaign'])).toBe(false);
    expect(isPermitted('/campaign/request/3/view', ['campaign/request'])).toBe(true);
    expect(isPermitted('/campaign/requests', ['campaign'])).toBe(true);
    expect(isPermitted('/user/other', ['user/management'])).toBe(false);
  });

  test('is none that nobody knows', () => {
    expect([
      isPermitted('/weather', ['weather/today']),
      isPermitted('/weather/today', ['todo']),
      isPermitted('', ['todo']),
      isPermitted('/', []),
    ]).toEqual([false, false, false, false]);
  });
});

describe('nodes of the tree', () => {
  test('testers have none', () => {
    expect(buildPermissionTree({ roleId: ROLE.tester })).toEqual([]);
  });

  test('an entry of every brand carries the view right alone', () => {
    const profile = buildPermissionTree({ roleId: ROLE.brand }).find((node) => node.extraData.id === 'brand-profile');
    expect(profile).toEqual({
      moduleName: '',
      routeName: `${OWN}/brand-profile`,
      icon: 'user-circle',
      view: true,
      defaultMenu: 1,
      extraData: {
        id: 'brand-profile',
        openTab: 'brand-profile',
        currentTab: 'brand-profile',
        childs: [],
        rights: { view: true, add: false, edit: false, delete: false, export: false, approve: false },
      },
      children: [],
    });
  });

  test('a token sign-up may open the dashboard, but no entry leads to it', () => {
    const dashboard = (signupWithToken: boolean) =>
      buildPermissionTree({ roleId: ROLE.brand, signupWithToken }).find(
        (node) => node.extraData.id === 'brand-dashboard',
      );
    expect([dashboard(false), dashboard(true)]).toMatchObject([
      { view: true, defaultMenu: 1 },
      { view: true, defaultMenu: 0 },
    ]);
  });

  test('a group has its first listed child as current tab, itself when there is none', () => {
    const group = (rights: PartialRights) =>
      buildPermissionTree({ roleId: ROLE.campaignManager, rights }).find(
        (node) => node.extraData.id === 'administration',
      );
    expect(group({ Template: { view: true } })).toMatchObject({
      moduleName: '',
      routeName: '/template',
      view: true,
      defaultMenu: 1,
      extraData: { currentTab: 'vorlage', openTab: 'administration', rights: {} },
    });
    expect(group({})).toMatchObject({
      routeName: '/user/management',
      view: false,
      extraData: { currentTab: 'administration' },
    });
  });

  test('rights are read from the pages: a group grants nothing, not even to admins', () => {
    const tree = buildPermissionTree({ roleId: ROLE.admin, rights: { 'Campaign Management': { view: true } } });
    expect(allows(tree, ROLE.admin, 'Campaign Management', 'view')).toBe(true);
    expect(allows(tree, ROLE.admin, 'Campaign Management', 'delete')).toBe(false);
  });

  test('the fallback menu is one entry that grants nothing by itself', () => {
    expect(FALLBACK_MENU).toEqual([
      {
        moduleName: 'Influencer Management',
        routeName: '/dashboard',
        icon: 'users',
        view: true,
        defaultMenu: 1,
        extraData: { id: 'home', openTab: 'home', currentTab: 'home', childs: [], rights: {} },
        children: [],
      },
    ]);
  });
});
