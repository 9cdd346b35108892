import { describe, expect, test } from 'vitest';
import { buildPermissionTree, FALLBACK_MENU, flattenTree, type PermissionNode } from '@resonanz/domain/permissions';
import type { RoleId } from '@resonanz/domain/roles';
import { menuFromTree, type MenuItem } from './menu.ts';

function menuOf(tree: readonly PermissionNode[], pathname = '/', roleId: RoleId = 1): readonly MenuItem[] {
  return menuFromTree(tree, {
    roleId,
    pathname,
    existingRoutes: flattenTree(tree).map((node) => node.routeName),
    labelOf: (key) => key,
    badges: { email: { count: 3, label: '3 ungelesen' } },
  });
}

const idsOf = (items: readonly MenuItem[]) => items.map(({ id }) => id);
const changed = (
  tree: readonly PermissionNode[],
  tabId: string,
  change: Partial<PermissionNode>,
): readonly PermissionNode[] =>
  tree.map((node) => ({
    ...node,
    ...(node.extraData.id === tabId && change),
    children: changed(node.children, tabId, change),
  }));

const admin = buildPermissionTree({ roleId: 1 });

describe('menuFromTree', () => {
  test('follows the order of the permission tree [R-NAV-001]', () => {
    expect(idsOf(menuOf(admin)).slice(0, 3)).toEqual(['home', 'dashboardNew', 'dashboardStatistics']);
  });

  test('leaves out what may not be viewed, what is hidden and what has no screen [R-NAV-002] [R-NAV-008]', () => {
    expect(idsOf(menuOf(admin))).toContain('contract');
    expect(idsOf(menuOf(changed(admin, 'contract', { view: false })))).not.toContain('contract');
    expect(idsOf(menuOf(changed(admin, 'contract', { defaultMenu: 0 })))).not.toContain('contract');
    const withoutScreen = menuFromTree(admin, {
      roleId: 1,
      pathname: '/',
      existingRoutes: ['/dashboard'],
      labelOf: (key) => key,
    });
    expect(idsOf(withoutScreen)).toEqual(['home']);
  });

  test('a group nests its children and leads to the first that may be viewed [R-NAV-003] [R-NAV-004]', () => {
    const models = menuOf(admin).find(({ id }) => id === 'models');
    expect(idsOf(models?.children ?? [])).toEqual([
      'models',
      'creator',
      'brandliste',
      'kooperationen',
      'family-inquiry',
    ]);
    expect(models?.href).toBe('/models');
    const withoutModels = menuOf(
      admin.map((node) =>
        node.extraData.id === 'models'
          ? { ...node, children: changed(node.children, 'models', { view: false }) }
          : node,
      ),
    ).find(({ id }) => id === 'models');
    expect(withoutModels?.href).toBe('/creator');
  });

  test('marks the entry whose page lies nearest above the path', () => {
    const activeAt = (pathname: string) =>
      menuOf(admin, pathname)
        .flatMap((item) => [item, ...(item.children ?? [])])
        .filter((item) => item.isActive)
        .map(({ id }) => id);
    expect(activeAt('/dashboard/profile/7/instagram/3')).toEqual(['home']);
    expect(activeAt('/campaign/17/view-camp')).toEqual(['campaign', 'campaign-list']);
    expect(activeAt('/campaign/request/4/view')).toEqual(['campaign', 'campaign-requests']);
    expect(activeAt('/dashboard-new')).toEqual(['dashboardNew']);
  });

  test('marks nothing where the page belongs to no entry; the group that was open last stays open there', () => {
    const menuAt = (pathname: string) =>
      menuFromTree(admin, {
        roleId: 1,
        pathname,
        existingRoutes: flattenTree(admin).map((node) => node.routeName),
        labelOf: (key) => key,
        rememberedTab: 'creator',
      })
        .flatMap((item) => [item, ...(item.children ?? [])])
        .filter((item) => item.isActive === true || item.staysOpen === true)
        .map(({ id, isActive, staysOpen }) => ({ id, isActive, staysOpen }));
    expect(menuAt('/notifications')).toEqual([{ id: 'models', isActive: false, staysOpen: true }]);
    expect(menuAt('/contract')).toEqual([{ id: 'contract', isActive: true, staysOpen: undefined }]);
  });

  test('hangs counters on entries and leaves zeros out [R-NAV-006]', () => {
    expect(menuOf(admin).find(({ id }) => id === 'email')?.badge).toEqual({ count: 3, label: '3 ungelesen' });
    const none = menuFromTree(admin, {
      roleId: 1,
      pathname: '/',
      existingRoutes: flattenTree(admin).map((node) => node.routeName),
      labelOf: (key) => key,
      badges: { email: { count: 0, label: 'keine' } },
    });
    expect(none.find(({ id }) => id === 'email')).not.toHaveProperty('badge');
  });

  test('the fallback menu is influencer management [R-NAV-007]', () => {
    expect(menuOf(FALLBACK_MENU)).toMatchObject([{ id: 'home', label: 'tab.home', href: '/dashboard' }]);
  });

  test('a new section begins where the daily work ends, never before the first entry', () => {
    const sections = menuOf(admin).filter(({ startsSection }) => startsSection);
    expect(idsOf(sections)).toEqual(['event-management', 'administration']);
    expect(idsOf(menuOf(buildPermissionTree({ roleId: 7 }), '/', 7))).toEqual(['home', 'user-profile']);
  });
});
