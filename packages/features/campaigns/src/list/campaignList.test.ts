import { describe, expect, test } from 'vitest';
import { fileColumns, HIDDEN_AT_FIRST } from './campaignList.ts';

describe('what a file carries of the list', () => {
  test('the columns in sight in their order, with what one column shows of several', () => {
    expect(fileColumns(new Set(HIDDEN_AT_FIRST))).toEqual([
      'name',
      'status',
      'activeStatus',
      'customerName',
      'channels',
      'channelCount',
      'startDate',
      'endDate',
      'budget',
      'budgetUsed',
      'brandInvoice',
      'ownerName',
    ]);
  });

  test('a campaign is never without its name, and what the list does not know hides nothing', () => {
    expect(fileColumns(new Set(['name', 'salary']))).toContain('name');
    expect(fileColumns(new Set(['name', 'salary']))).toHaveLength(17);
  });
});
