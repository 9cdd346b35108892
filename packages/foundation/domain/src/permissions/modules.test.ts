import { describe, expect, test } from 'vitest';
import { ROLE } from '../roles.ts';
import { MODULES, hasRight } from './modules.ts';
import { startRights } from './startRights.ts';
import { allows, effectiveRights } from './tree.ts';
import { brand, invited } from './trees.fixture.ts';

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
