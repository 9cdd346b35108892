import { describe, expect, test } from 'vitest';
import { ROLE } from '../roles.ts';
import { can, nextStates } from './can.ts';
import { MACHINES, type Machine } from './machines.ts';

const staff = { roleId: ROLE.campaignManager } as const;
const brand = { roleId: ROLE.brand } as const;
const refused = (reason: string) => ({ allowed: false, reason });
const allowed = { allowed: true, warnings: [] };

describe('can', () => {
  test('what a table does not list is refused', () => {
    expect(can('campaignStatus', 1, 3, staff)).toEqual(refused('transitionNotAllowed'));
    expect(can('campaignStatus', 1, 2, staff)).toEqual(allowed);
    expect(can('todoStatus', 1, 1, staff)).toEqual(refused('transitionNotAllowed'));
  });

  test('the brand decides on a channel; declining needs a reason', () => {
    expect(can('brandStatus', 1, 3, brand)).toEqual(allowed);
    expect(can('brandStatus', 1, 2, { roleId: ROLE.brandManager })).toEqual(allowed);
    expect(can('brandStatus', 1, 4, brand)).toEqual(refused('declineReasonRequired'));
    expect(can('brandStatus', 1, 4, { ...brand, declineReason: true })).toEqual(allowed);
    expect(can('brandStatus', 3, 4, { ...brand, declineReason: true, contractUnsigned: true })).toEqual(refused('entryBeforeCampaignRequired'));
    expect(can('brandStatus', 4, 3, brand)).toEqual(refused('transitionNotAllowed'));
    expect(can('brandStatus', 4, 1, brand)).toEqual(refused('roleNotAllowed'));
    expect(can('brandStatus', 4, 1, staff)).toEqual(allowed);
  });

  test('staff decide in the name of the brand with a note only', () => {
    expect(can('brandStatus', 1, 3, staff)).toEqual(refused('noteRequired'));
    expect(can('brandStatus', 1, 3, { ...staff, note: true })).toEqual(allowed);
    expect(can('brandStatus', 1, 3, { roleId: ROLE.tester, note: true })).toEqual(refused('roleNotAllowed'));
  });

  test('moving to interested persons warns without price and service, it does not block', () => {
    expect(can('pipelineState', 1, 2, staff)).toEqual({ allowed: true, warnings: ['priceAndService'] });
    expect(can('pipelineState', 1, 2, { ...staff, priceAndService: true })).toEqual(allowed);
    expect(can('pipelineState', 2, 3, { ...staff, ndaSigned: true })).toEqual(refused('brandAgreedRequired'));
    expect(can('pipelineState', 2, 3, { ...staff, ndaSigned: true, brandAgreed: true })).toEqual(allowed);
    expect(can('pipelineState', 1, 2, { roleId: ROLE.management })).toEqual(refused('roleNotAllowed'));
  });

  test('publishing, requests and campaigns', () => {
    expect(can('published', 1, 0, { roleId: 'system' })).toEqual(allowed);
    expect(can('published', 0, 1, { ...staff, ndaSigned: true })).toEqual(allowed);
    expect(can('published', 0, 1, brand)).toEqual(refused('roleNotAllowed'));
    expect(can('requestStatus', 1, 3, staff)).toEqual(refused('reasonRequired'));
    expect(can('requestStatus', 3, 1, brand)).toEqual(allowed);
    expect(can('campaignStatus', 4, 3, staff)).toEqual(refused('roleNotAllowed'));
    expect(can('campaignStatus', 4, 3, { roleId: ROLE.admin })).toEqual(allowed);
    expect(can('finalContentStatus', 0, 2, { ...brand, reason: true })).toEqual(allowed);
  });

  test('the super admin corrects anything, with a reason', () => {
    expect(can('invoiceStatus', 'Bezahlt', 'Offen', { roleId: ROLE.superAdmin })).toEqual(refused('transitionNotAllowed'));
    expect(can('invoiceStatus', 'Bezahlt', 'Offen', { roleId: ROLE.superAdmin, reason: true })).toEqual(allowed);
    expect(can('invoiceStatus', 'Bezahlt', 'Eingegangen', { roleId: ROLE.admin, reason: true })).toEqual(refused('roleNotAllowed'));
  });

  test('a screen offers what the role may choose', () => {
    expect(nextStates('brandStatus', 1, ROLE.brand)).toEqual([2, 3, 4]);
    expect(nextStates('brandStatus', 4, ROLE.brand)).toEqual([]);
    expect(nextStates('contentStatus', 'Eingereicht', ROLE.campaignManager)).toEqual(['Korrektur', 'Freigegeben']);
    expect(nextStates('salesStatus', 5, ROLE.campaignManager)).toEqual([]);
  });
});

test.each(Object.keys(MACHINES) as Machine[])('the table %s lists no transition twice and none onto itself', (machine) => {
  const pairs = MACHINES[machine].map(({ from, to }) => `${from}>${to}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(MACHINES[machine].every(({ from, to }) => from !== to)).toBe(true);
});
