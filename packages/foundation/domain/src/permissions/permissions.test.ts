import { describe, expect, test } from 'vitest';
import { labels } from '../labels.ts';
import { brandPaths, staffPaths, testerPaths } from '../paths.ts';
import { ROLE, ROLE_IDS, type RoleId } from '../roles.ts';
import { isPermitted, permittedRoutes } from './guard.ts';
import { MODULES, hasRight } from './modules.ts';
import { startRights } from './startRights.ts';
import {
  FALLBACK_MENU,
  allows,
  buildPermissionTree,
  effectiveRights,
  firstViewableChild,
  flattenTree,
  menuLabel,
  visibleMenu,
  type PermissionNode,
} from './tree.ts';

const admin = buildPermissionTree({ roleId: ROLE.admin });
const superAdmin = buildPermissionTree({ roleId: ROLE.superAdmin });
const manager = buildPermissionTree({ roleId: ROLE.campaignManager });
const brand = buildPermissionTree({ roleId: ROLE.brand });
const invited = buildPermissionTree({ roleId: ROLE.brand, signupWithToken: true });

const ids = (nodes: readonly PermissionNode[]): readonly string[] => nodes.map((node) => node.extraData.id);
const find = (tree: readonly PermissionNode[], id: string): PermissionNode => {
  const node = flattenTree(tree).findLast((candidate) => candidate.extraData.id === id);
  if (!node) throw new Error(`no entry ${id}`);
  return node;
};
const group = (tree: readonly PermissionNode[], id: string): PermissionNode => {
  const node = tree.find((candidate) => candidate.extraData.id === id);
  if (!node) throw new Error(`no group ${id}`);
  return node;
};
const routesOf = (roleId: RoleId, signupWithToken = false) =>
  permittedRoutes(buildPermissionTree({ roleId, signupWithToken }), { roleId, signupWithToken });

describe('modules and start rights', () => {
  test.each([
    ['Influencer Management', '[R-PERM-001]'],
    ['Customer Management', '[R-PERM-002]'],
    ['Campaign Management', '[R-PERM-003]'],
    ['Contract Management', '[R-PERM-004]'],
    ['Models', '[R-PERM-005]'],
    ['Creator', '[R-PERM-006]'],
    ['User Management', '[R-PERM-007]'],
    ['Brand Management', '[R-PERM-008]'],
    ['Role & Rights', '[R-PERM-009]'],
    ['Category Management', '[R-PERM-010]'],
    ['Template', '[R-PERM-011]'],
    ['Brand List', '[R-PERM-012]'],
    ['Cooperations', '[R-PERM-013]'],
    ['Email Configuration', '[R-PERM-014]'],
    ['Email', '[R-PERM-015]'],
    ['Feedback', '[R-PERM-016]'],
    ['Campaign Service', '[R-PERM-017]'],
    ['Management', '[R-PERM-018]'],
    ['Dmexco', '[R-PERM-019]'],
    ['Appointment', '[R-PERM-020]'],
    ['Todos', '[R-PERM-021]'],
    ['Self-Campaign-Service', '[R-PERM-022]'],
    ['Campaign Request', '[R-PERM-023]'],
    ['UGC Campaign Request', '[R-PERM-024]'],
    ['Project', '[R-PERM-025]'],
    ['Testerworld User', '[R-PERM-026]'],
    ['Faqs', '[R-PERM-027]'],
    ['Brand', '[R-PERM-028]'],
    ['Report', '[R-PERM-029]'],
    ['Family Registration', '[R-PERM-030]'],
    ['Blog', '[R-PERM-031]'],
    ['NDA Template', '[R-PERM-032]'],
    ['NDA Management', '[R-PERM-033]'],
    ['Testerworld Dashboard', '[R-PERM-034]'],
    ['Learning Videos', '[R-PERM-035]'],
    ['Customer Leads', '[R-PERM-036]'],
  ] as const)('the module %s exists and the super admin may view it %s', (name, _id) => {
    expect(MODULES).toContain(name);
    expect(hasRight(startRights(ROLE.superAdmin), name, 'view')).toBe(true);
  });

  test('there are 36 modules', () => {
    expect(new Set(MODULES).size).toBe(36);
  });

  test('rights are read per module, with at least a view right [R-ROLE-010]', () => {
    const rights = startRights(ROLE.campaignManager);
    expect(hasRight(rights, 'Campaign Management', 'edit')).toBe(true);
    expect(hasRight(rights, 'Campaign Management', 'delete')).toBe(false);
    expect(hasRight(rights, 'Campaign Service', 'view')).toBe(true);
    expect(hasRight(rights, 'Campaign Service', 'edit')).toBe(false);
    expect(hasRight(rights, 'Feedback', 'view')).toBe(false);
    expect(hasRight(rights, 'Campaign Request', 'approve')).toBe(true);
    expect(hasRight(rights, 'User Management', 'view')).toBe(false);
    expect(hasRight({}, 'Campaign Management', 'view')).toBe(false);
  });

  test('the admin views feedback, the super admin does everything', () => {
    expect(startRights(ROLE.admin).Feedback).toEqual({
      view: true,
      add: false,
      edit: false,
      delete: false,
      export: false,
      approve: false,
    });
    expect(Object.values(startRights(ROLE.superAdmin)).every((rights) => Object.values(rights).every(Boolean))).toBe(
      true,
    );
  });

  test('a token sign-up keeps the view rights alone', () => {
    const rights = effectiveRights({ roleId: ROLE.brand, signupWithToken: true });
    expect(hasRight(rights, 'Campaign Request', 'view')).toBe(true);
    expect(hasRight(rights, 'Campaign Request', 'add')).toBe(false);
    expect(allows(invited, ROLE.brand, 'Campaign Request', 'add')).toBe(false);
    expect(allows(brand, ROLE.brand, 'Campaign Request', 'add')).toBe(true);
  });
});

describe('staff menu', () => {
  test.each([
    ['testerworld-dashboard', '[R-NAV-009]'],
    ['campaign-nda', '[R-NAV-010]'],
    ['nda-management', '[R-NAV-011]'],
    ['nda', '[R-NAV-012]'],
    ['nda-template', '[R-NAV-013]'],
    ['testerworld-blog', '[R-NAV-014]'],
    ['family-inquiry', '[R-NAV-015]'],
    ['report', '[R-NAV-016]'],
    ['testerworld-brand', '[R-NAV-017]'],
    ['news-letter', '[R-NAV-018]'],
    ['news-letter-template', '[R-NAV-019]'],
    ['testerworld-metadata', '[R-NAV-020]'],
    ['testerworld-faqs', '[R-NAV-021]'],
    ['project', '[R-NAV-022]'],
    ['testerworld-user', '[R-NAV-023]'],
    ['campaign', '[R-NAV-024]'],
    ['todo', '[R-NAV-025]'],
    ['event-management', '[R-NAV-026]'],
    ['dmexco', '[R-NAV-027]'],
    ['management', '[R-NAV-028]'],
    ['feedback', '[R-NAV-029]'],
    ['feedback', '[R-NAV-031]'],
    ['email-configuration', '[R-NAV-032]'],
    ['kooperationen', '[R-NAV-033]'],
    ['brandliste', '[R-NAV-034]'],
    ['dashboardStatistics', '[R-NAV-035]'],
    ['dashboardNew', '[R-NAV-036]'],
    ['email', '[R-NAV-037]'],
    ['vorlage', '[R-NAV-038]'],
    ['administration', '[R-NAV-039]'],
    ['master', '[R-NAV-040]'],
    ['logs', '[R-NAV-041]'],
    ['permission', '[R-NAV-042]'],
    ['brand', '[R-NAV-043]'],
    ['user', '[R-NAV-044]'],
    ['creator', '[R-NAV-045]'],
    ['models', '[R-NAV-046]'],
    ['contract', '[R-NAV-047]'],
    ['campaign', '[R-NAV-048]'],
    ['customer', '[R-NAV-049]'],
    ['home', '[R-NAV-050]'],
    ['ugcMaterials', '[R-NAV-051]'],
    ['customer-lead', '[R-NAV-052]'],
    ['amazon-users', '[R-NAV-053]'],
  ])('has the tab id %s with a path and a label %s', (id) => {
    const node = find(superAdmin, id);
    expect(node.view).toBe(true);
    expect(node.routeName).toMatch(/^\/[a-z]/i);
    expect(Object.keys(labels.de)).toContain(menuLabel(node, ROLE.superAdmin));
  });

  test('the product-tester group [R-NAV-030]', () => {
    expect(ids(group(admin, 'product-tester').children)).toEqual([
      'project',
      'testerworld-user',
      'testerworld-dashboard',
      'news-letter',
      'news-letter-template',
      'amazon-users',
    ]);
  });

  test('the administration group [R-NAV-054]', () => {
    const node = group(admin, 'administration');
    expect(ids(node.children)).toEqual([
      'user',
      'brand',
      'permission',
      'logs',
      'master',
      'vorlage',
      'email-configuration',
      'nda-template',
      'ugcMaterials',
    ]);
    expect(node.extraData.childs).toEqual(ids(node.children));
  });

  test('the models group [R-NAV-055]', () => {
    expect(ids(group(admin, 'models').children)).toEqual([
      'models',
      'creator',
      'brandliste',
      'kooperationen',
      'family-inquiry',
    ]);
  });

  test('an item without the view right is not shown, logs are for the super admin [R-NAV-002]', () => {
    const all = flattenTree(superAdmin).map((node) => node.routeName);
    expect(find(manager, 'feedback').view).toBe(false);
    expect(flattenTree(visibleMenu(manager, all)).map((node) => node.extraData.id)).not.toContain('feedback');
    expect(find(admin, 'logs').view).toBe(false);
    expect(find(superAdmin, 'logs').view).toBe(true);
  });

  test('a parent leads to its first viewable child [R-NAV-004]', () => {
    const administration = group(manager, 'administration');
    expect(firstViewableChild(administration)?.extraData.id).toBe('brand');
    expect(administration.routeName).toBe('/user/brand');
    expect(firstViewableChild(group(admin, 'administration'))?.extraData.id).toBe('user');
  });

  test('an item with defaultMenu 0 is hidden [R-NAV-008]', () => {
    const hidden = admin.map((node) => ({
      ...node,
      defaultMenu: node.extraData.id === 'customer' ? (0 as const) : node.defaultMenu,
    }));
    expect(ids(visibleMenu(hidden, ['/customer', '/dashboard']))).toEqual(['home']);
    expect(ids(visibleMenu(admin, ['/customer', '/dashboard']))).toEqual(['home', 'customer']);
  });

  test('only entries with a screen are drawn, and a group with one page left is that page', () => {
    const menu = visibleMenu(admin, ['/dashboard', '/campaign', '/user/brand']);
    expect(menu.map((node) => [node.extraData.id, node.routeName, node.children.length])).toEqual([
      ['home', '/dashboard', 0],
      ['campaign', '/campaign', 0],
      ['brand', '/user/brand', 0],
    ]);
    const more = visibleMenu(admin, ['/campaign', '/campaign/request']);
    expect(ids(more[0]?.children ?? [])).toEqual(['campaign-list', 'campaign-requests']);
  });

  test('the fallback menu holds influencer management alone [R-NAV-007]', () => {
    expect(FALLBACK_MENU.map((node) => [node.moduleName, node.routeName])).toEqual([
      ['Influencer Management', '/dashboard'],
    ]);
  });

  test('management has a menu of its own', () => {
    const tree = buildPermissionTree({ roleId: ROLE.management });
    expect(tree.map((node) => [menuLabel(node, ROLE.management), node.routeName])).toEqual([
      ['tab.my-influencers', '/dashboard'],
      ['tab.user-profile', '/user-profile/edit'],
    ]);
  });

  test('a node has the seven fields of the contract', () => {
    expect(Object.keys(find(admin, 'campaign-list'))).toEqual([
      'moduleName',
      'routeName',
      'icon',
      'view',
      'defaultMenu',
      'extraData',
      'children',
    ]);
  });

  test('a missing flag is granted to admins alone, a missing view follows the node', () => {
    const strip = (nodes: readonly PermissionNode[]): readonly PermissionNode[] =>
      nodes.map((node) => ({ ...node, extraData: { ...node.extraData, rights: {} }, children: strip(node.children) }));
    expect(allows(strip(admin), ROLE.admin, 'Contract Management', 'delete')).toBe(true);
    expect(allows(strip(manager), ROLE.campaignManager, 'Contract Management', 'delete')).toBe(false);
    expect(allows(strip(manager), ROLE.campaignManager, 'Contract Management', 'view')).toBe(true);
    expect(allows(strip(manager), ROLE.campaignManager, 'Feedback', 'view')).toBe(false);
  });
});

describe('brand menu', () => {
  test.each([
    ['brand-network', '[R-BMENU-001]'],
    ['campaign-request-frm', '[R-BMENU-002]'],
    ['campaign-request', '[R-BMENU-003]'],
    ['brand-creator', '[R-BMENU-004]'],
    ['brand-direct-network', '[R-BMENU-005]'],
    ['brand-profile', '[R-BMENU-006]'],
    ['ugc-video', '[R-BMENU-007]'],
    ['learning-materials', '[R-BMENU-008]'],
    ['campaign-request-add', '[R-BMENU-009]'],
    ['scs-dashboard', '[R-BMENU-010]'],
    ['ugc-video-add', '[R-BMENU-011]'],
    ['ugc-video-list', '[R-BMENU-012]'],
    ['brand-model', '[R-BMENU-013]'],
    ['ugc-dashboard', '[R-BMENU-013]'],
  ])('has the tab id %s, shown by its view flag %s [R-BMENU-020]', (id) => {
    expect(find(brand, id).view).toBe(true);
    expect(Object.keys(labels.en)).toContain(`tab.${id}`);
  });

  test.each([
    ['brand-network', ['brand-model', 'brand-creator', 'brand-direct-network'], '[R-BMENU-014]'],
    ['campaign-request-frm', ['campaign-request-add', 'campaign-request', 'scs-dashboard'], '[R-BMENU-015]'],
    ['ugc-video', ['ugc-video-list', 'ugc-video-add', 'ugc-dashboard'], '[R-BMENU-016]'],
  ])('the group %s has the children %j %s', (id, children) => {
    expect(ids(group(brand, id).children)).toEqual(children);
  });

  test('each item has an icon name and extra data with id, openTab, currentTab and childs [R-BMENU-017] [R-BMENU-018]', () => {
    const node = find(brand, 'ugc-dashboard');
    expect(node.icon).toMatch(/^[a-z-]+$/);
    expect(node.extraData).toMatchObject({
      id: 'ugc-dashboard',
      openTab: 'ugc-video',
      currentTab: 'ugc-dashboard',
      childs: [],
    });
    expect(group(brand, 'ugc-video').extraData.childs).toEqual(['ugc-video-list', 'ugc-video-add', 'ugc-dashboard']);
  });

  test('a parent leads to its first viewable child [R-BMENU-021]', () => {
    expect(group(brand, 'campaign-request-frm').routeName).toBe('/campaign-self-service/campaign-request/add');
    expect(group(brand, 'ugc-video').routeName).toBe('/campaign-self-service/ugc-video');
  });

  test('brand roles alone get it [R-BMENU-022]', () => {
    const owners = ROLE_IDS.filter((roleId) =>
      flattenTree(buildPermissionTree({ roleId })).some((node) => node.extraData.id === 'campaign-request-frm'),
    );
    expect(owners).toEqual([ROLE.brandManager, ROLE.brand]);
  });

  test('token sign-up: the request module leads to the list and hides its two other children [R-BMENU-023] [R-BMENU-024]', () => {
    const menu = visibleMenu(
      invited,
      flattenTree(brand).map((node) => node.routeName),
    );
    const requests = flattenTree(menu).filter(
      (node) => node.routeName.includes('campaign-request') || node.extraData.id === 'scs-dashboard',
    );
    expect(ids(requests)).toEqual(['campaign-request-frm']);
    expect(group(invited, 'campaign-request-frm').routeName).toBe('/campaign-self-service/campaign-request');
  });

  test('token sign-up: the UGC module leads to ugc-video and hides one child [R-BMENU-025] [R-BMENU-026]', () => {
    const menu = visibleMenu(
      invited,
      flattenTree(brand).map((node) => node.routeName),
    );
    const ugc = group(menu, 'ugc-video');
    expect(ugc.routeName).toBe('/campaign-self-service/ugc-video');
    expect(ids(ugc.children)).toEqual(['ugc-video-list', 'ugc-dashboard']);
    expect(ids(flattenTree(menu))).not.toContain('brand-profile');
  });
});

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
