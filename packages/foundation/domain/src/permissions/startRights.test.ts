import { describe, expect, test } from 'vitest';
import { ROLE, ROLE_IDS } from '../roles.ts';
import { MODULES, RIGHTS, hasRight, isModuleName } from './modules.ts';
import { startRights } from './startRights.ts';

const WORKING = 'view add edit export';

/** What a campaign manager may do, by module; modules that are not named are closed. */
const CAMPAIGN_MANAGER: Readonly<Record<string, string>> = {
  'Influencer Management': WORKING,
  'Customer Management': WORKING,
  'Campaign Management': WORKING,
  'Contract Management': `${WORKING} approve`,
  Models: WORKING,
  Creator: WORKING,
  'Brand Management': 'view approve',
  'Category Management': 'view',
  Template: 'view',
  'Brand List': WORKING,
  Cooperations: WORKING,
  Email: WORKING,
  'Campaign Service': 'view',
  Management: 'view',
  Dmexco: WORKING,
  Appointment: WORKING,
  Todos: WORKING,
  'Self-Campaign-Service': WORKING,
  'Campaign Request': `${WORKING} approve`,
  'UGC Campaign Request': `${WORKING} approve`,
  Project: 'view',
  Report: WORKING,
  'Family Registration': WORKING,
  'NDA Template': 'view',
  'NDA Management': WORKING,
  'Learning Videos': WORKING,
  'Customer Leads': WORKING,
};

const BRAND: Readonly<Record<string, string>> = {
  'Self-Campaign-Service': 'view',
  'Campaign Request': 'view add edit',
  'UGC Campaign Request': 'view add edit',
  'Learning Videos': 'view',
};

const ALL = RIGHTS.join(' ');
const everywhere = (rights: string) => Object.fromEntries(MODULES.map((name) => [name, rights]));

describe('start rights', () => {
  test.each([
    [ROLE.admin, { ...everywhere(ALL), Feedback: 'view' }],
    [ROLE.superAdmin, everywhere(ALL)],
    [ROLE.campaignManager, { ...everywhere(''), ...CAMPAIGN_MANAGER }],
    [ROLE.management, { ...everywhere(''), 'Influencer Management': 'view edit' }],
    [ROLE.brand, { ...everywhere(''), ...BRAND }],
    [ROLE.brandManager, { ...everywhere(''), ...BRAND }],
    [ROLE.tester, everywhere('')],
  ] as const)('of role %i', (roleId, wanted) => {
    const rights = startRights(roleId);
    const granted = Object.fromEntries(
      MODULES.map((name) => [name, RIGHTS.filter((right) => rights[name][right]).join(' ')]),
    );
    expect(granted).toEqual(wanted);
  });

  test('say yes or no to each right in each module', () => {
    for (const roleId of ROLE_IDS) {
      expect(Object.keys(startRights(roleId))).toEqual([...MODULES]);
      expect(
        Object.values(startRights(roleId)).every(
          (rights) => Object.keys(rights).join(' ') === 'view add edit delete export approve',
        ),
      ).toBe(true);
    }
  });

  test('what is missing is denied', () => {
    expect(hasRight({}, 'Email', 'view')).toBe(false);
    expect(hasRight({ Email: {} }, 'Email', 'view')).toBe(false);
    expect(hasRight({ Email: { view: false } }, 'Email', 'view')).toBe(false);
    expect(hasRight({ Email: { view: true } }, 'Email', 'view')).toBe(true);
    // @ts-expect-error there is no module of this name
    expect(hasRight({}, 'Weather', 'view')).toBe(false);
  });

  test('module names are distinguished from other texts', () => {
    expect(MODULES.every(isModuleName)).toBe(true);
    expect([isModuleName('Weather'), isModuleName(''), isModuleName('email')]).toEqual([false, false, false]);
  });
});
