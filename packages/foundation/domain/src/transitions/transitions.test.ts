import { describe, expect, expectTypeOf, test } from 'vitest';
import { ROLE } from '../roles.ts';
import { can, nextStates } from './can.ts';
import type { StateOf } from './machines.ts';

const staff = { roleId: ROLE.campaignManager } as const;
const brand = { roleId: ROLE.brand } as const;
const superAdmin = { roleId: ROLE.superAdmin } as const;
const refused = (reason: string) => ({ allowed: false, reason });
const allowed = { allowed: true, warnings: [] };

describe('can', () => {
  test('what a table does not list is rejected', () => {
    expect(can('campaignStatus', 1, 3, staff)).toEqual(refused('transitionNotAllowed'));
    expect(can('campaignStatus', 1, 2, staff)).toEqual(allowed);
    expect(can('todoStatus', 1, 1, staff)).toEqual(refused('transitionNotAllowed'));
  });

  test('the brand decides on a channel; declining needs a reason', () => {
    expect(can('brandStatus', 1, 3, brand)).toEqual(allowed);
    expect(can('brandStatus', 1, 2, { roleId: ROLE.brandManager })).toEqual(allowed);
    expect(can('brandStatus', 1, 4, brand)).toEqual(refused('declineReasonRequired'));
    expect(can('brandStatus', 1, 4, { ...brand, declineReason: true })).toEqual(allowed);
    expect(can('brandStatus', 4, 3, brand)).toEqual(refused('transitionNotAllowed'));
    expect(can('brandStatus', 4, 1, { ...brand, changedPrice: true })).toEqual(refused('roleNotAllowed'));
    expect(can('brandStatus', 4, 1, { ...staff, changedPrice: true })).toEqual(allowed);
  });

  test('a fact that is false is missing', () => {
    expect(can('brandStatus', 1, 4, { ...brand, declineReason: false })).toEqual(refused('declineReasonRequired'));
    expect(can('pipelineState', 1, 2, { ...staff, priceAndService: false })).toEqual({
      allowed: true,
      warnings: ['priceAndService'],
    });
  });

  test('the first missing fact is named', () => {
    expect(can('contract', 'draft', 'sent', staff)).toEqual(refused('documentRequired'));
    expect(can('contract', 'draft', 'sent', { ...staff, document: true })).toEqual(refused('sentDateRequired'));
  });

  test('a role that may not act is denied before any fact is asked for', () => {
    expect(can('brandStatus', 1, 4, { roleId: ROLE.tester, note: true })).toEqual(refused('roleNotAllowed'));
    expect(can('brandStatus', 1, 4, staff)).toEqual(refused('noteRequired'));
  });
});

describe('the super admin', () => {
  test('corrects anything, with a reason', () => {
    expect(can('invoiceStatus', 'Bezahlt', 'Offen', superAdmin)).toEqual(refused('transitionNotAllowed'));
    expect(can('invoiceStatus', 'Bezahlt', 'Offen', { ...superAdmin, reason: true })).toEqual(allowed);
    expect(can('salesStatus', 5, 4, { ...superAdmin, reason: true })).toEqual(allowed);
  });

  test('needs neither the facts nor the role of a table then, and is warned all the same', () => {
    expect(can('requestNdaStatus', 0, 2, { ...superAdmin, reason: true })).toEqual(allowed);
    expect(can('requestNdaStatus', 0, 2, superAdmin)).toEqual(refused('roleNotAllowed'));
    expect(can('pipelineState', 1, 3, { ...superAdmin, reason: true })).toEqual({
      allowed: true,
      warnings: ['priceAndService'],
    });
  });

  test('does not set a value onto itself', () => {
    expect(can('todoStatus', 2, 2, { ...superAdmin, reason: true })).toEqual(refused('transitionNotAllowed'));
  });

  test('is alone with that: an admin and the system are rejected', () => {
    expect(can('invoiceStatus', 'Bezahlt', 'Offen', { roleId: ROLE.admin, reason: true })).toEqual(
      refused('transitionNotAllowed'),
    );
    expect(can('invoiceStatus', 'Bezahlt', 'Eingegangen', { roleId: ROLE.admin, reason: true })).toEqual(
      refused('roleNotAllowed'),
    );
    expect(can('invoiceStatus', 'Bezahlt', 'Eingegangen', { roleId: 'system', reason: true })).toEqual(
      refused('roleNotAllowed'),
    );
  });
});

test('states that a table does not have are type errors', () => {
  expectTypeOf<StateOf<'campaignStatus'>>().toEqualTypeOf<1 | 2 | 3 | 4 | 5>();
  expectTypeOf<StateOf<'brandStatus'>>().toEqualTypeOf<'' | 1 | 2 | 3 | 4>();
  expectTypeOf<StateOf<'contentStatus'>>().toEqualTypeOf<
    '' | 'Offen' | 'Eingereicht' | 'Korrektur' | 'Freigegeben' | 'Online'
  >();
  expectTypeOf<StateOf<'published'>>().toEqualTypeOf<0 | 1>();
  expectTypeOf(nextStates('todoStatus', 1, 1)).toEqualTypeOf<readonly (1 | 2 | 3)[]>();
  // @ts-expect-error a campaign has no status 99
  expect(can('campaignStatus', 1, 99, staff).allowed).toBe(false);
  // @ts-expect-error an invoice is not online
  expect(can('invoiceStatus', 'Online', 'Offen', staff).allowed).toBe(false);
  // @ts-expect-error a campaign has no status 0
  expect(nextStates('campaignStatus', 0, ROLE.admin)).toEqual([]);
  // @ts-expect-error there is no role 4
  expect(can('campaignStatus', 1, 2, { roleId: 4 }).allowed).toBe(false);
  // @ts-expect-error nobody knows this fact
  expect(can('campaignStatus', 1, 2, { ...staff, weather: true }).allowed).toBe(true);
  // @ts-expect-error there is no such table
  expect(() => can('weather', 1, 2, staff)).toThrow(TypeError);
});
