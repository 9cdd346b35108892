import { expect, test } from 'vitest';
import { valuesOf, wordOf } from './enumerations/registry.ts';
import { SALES_BOARD, qualifiedAfter } from './sales.ts';

test('the board is in the order of a sales process', () => {
  expect(SALES_BOARD.map((status) => wordOf('salesStatus', status))).toEqual([
    'Leads',
    'Qualified',
    'appointment',
    'Offer',
    'Negotiation',
    'Follow Up',
    'Won',
    'Lost',
    'Unqualified',
  ]);
  expect([...SALES_BOARD].sort((a, b) => a - b)).toEqual(valuesOf('salesStatus'));
});

test('the qualified flag is set by two statuses and left by the others', () => {
  for (const flag of [0, 1] as const) {
    expect(SALES_BOARD.map((status) => qualifiedAfter(status, flag))).toEqual([
      flag,
      1,
      flag,
      flag,
      flag,
      flag,
      flag,
      flag,
      0,
    ]);
  }
});
