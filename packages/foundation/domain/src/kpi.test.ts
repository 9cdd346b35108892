import { describe, expect, test } from 'vitest';
import { budgetUse, campaignKpi, costOf, entryKpi, exposePrice, proposedExternalBudget, round2 } from './kpi.ts';

describe('entry figures', () => {
  test('cost by click, view, order and thousand impressions', () => {
    expect(entryKpi({ finalesBudget: 1850, vorBudget: 1700, clicks: 4312, views: 90_000, orderData: 99, impressionen: 128_412, reichweite: 200_000, likes: 5000, kommentare: 180, shares: 20 })).toEqual({
      cost: 1850, cpc: 0.43, cpv: 0.02, cpo: 18.69, tkp: 14.41, tkpBasis: 'impressions', engagementRate: 2.6,
    });
  });

  test('the planned budget counts while the final one is 0; without impressions the followers', () => {
    expect(entryKpi({ finalesBudget: 0, vorBudget: 500, reichweite: 50_000 })).toMatchObject({ cost: 500, tkp: 10, tkpBasis: 'followers' });
  });

  test('what cannot be computed is null, never infinite', () => {
    expect(entryKpi({ finalesBudget: 100, clicks: '', views: 0, orderData: null })).toEqual({ cost: 100, cpc: null, cpv: null, cpo: null, tkp: null, tkpBasis: null, engagementRate: null });
  });

  test('a brand counts what it pays itself', () => {
    expect(costOf({ finalesBudget: 100, budgetExtern: 125 }, 'brand')).toBe(125);
  });
});

test('campaign figures are sums over state 3, not means of rows', () => {
  const kpi = campaignKpi([
    { state: 3, finalesBudget: 100, budgetExtern: 120, clicks: 10, views: 1000, reichweite: 1000 },
    { state: 3, finalesBudget: 300, budgetExtern: 365, clicks: 990, views: 1000, reichweite: 3000 },
    { state: 2, finalesBudget: 9999, clicks: 1 },
  ]);
  expect(kpi).toMatchObject({ cost: 400, clicks: 1000, cpc: 0.4, cpv: 0.2, tkp: 100, margin: 85, finalBudget: 400 });
});

test('proposals are rounded up to 5 €', () => {
  expect(proposedExternalBudget({ finalesBudget: 100, cbCommission: 20 })).toBe(120);
  expect(proposedExternalBudget({ finalesBudget: 0, vorBudget: 101, cbCommission: 20 })).toBe(125);
  expect(exposePrice(450)).toBe(540);
  expect([exposePrice(''), exposePrice(null), exposePrice(0)]).toEqual([null, null, null]);
});

test('the budget bar warns and never blocks', () => {
  expect(budgetUse(900, 1000)).toEqual({ percent: 90, level: 'normal' });
  expect(budgetUse(901, 1000).level).toBe('close');
  expect(budgetUse(1001, 1000).level).toBe('exceeded');
  expect(budgetUse(10, '')).toEqual({ percent: null, level: 'normal' });
});

test('money rounds half up', () => {
  expect([round2(1.005), round2(2.675), round2(-1.005), round2(0.1 + 0.2)]).toEqual([1.01, 2.68, -1.01, 0.3]);
});
