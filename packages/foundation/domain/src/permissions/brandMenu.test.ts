import { describe, expect, test } from 'vitest';
import { labels } from '../labels.ts';
import { ROLE, ROLE_IDS } from '../roles.ts';
import { buildPermissionTree, flattenTree, visibleMenu } from './tree.ts';
import { brand, find, group, ids, invited } from './trees.fixture.ts';

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
