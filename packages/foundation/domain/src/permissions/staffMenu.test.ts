import { describe, expect, test } from 'vitest';
import { labels } from '../labels.ts';
import { ROLE } from '../roles.ts';
import {
  FALLBACK_MENU,
  allows,
  buildPermissionTree,
  firstViewableChild,
  flattenTree,
  menuLabel,
  visibleMenu,
  type PermissionNode,
} from './tree.ts';
import { admin, find, group, ids, manager, superAdmin } from './trees.fixture.ts';

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
