import { describe, expect, test } from 'vitest';
import { moduleCases } from '@resonanz/cases/modules';
import { ROLE } from '../roles.ts';
import { MODULES, hasRight } from './modules.ts';
import { startRights } from './startRights.ts';
import { allows, effectiveRights } from './tree.ts';
import { brand, invited } from './trees.fixture.ts';

describe('modules and start rights', () => {
  test.each(moduleCases)('the module %s exists and the super admin may view it %s', (name, _id) => {
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
