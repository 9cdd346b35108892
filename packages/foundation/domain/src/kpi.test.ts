import { describe, expect, test } from 'vitest';
import { budgetUse } from './budgetUse.ts';
import { DEFAULT_COMMISSION, campaignKpi, costOf, entryKpi, exposePrice, proposedExternalBudget } from './kpi.ts';
import { round2 } from './money.ts';

const entry = {
  finalBudget: 1850,
  preBudget: 1700,
  externalBudget: 2220,
  clicks: 4312,
  views: 90_000,
  orderData: 99,
  impressions: 128_412,
  followers: 200_000,
  likes: 5000,
  comments: 180,
  shares: 20,
} as const;

describe('figures of an entry', () => {
  test('cost by click, view, order and thousand impressions; engagement by followers', () => {
    expect(entryKpi(entry)).toEqual({
      cost: 1850,
      cpc: 0.43,
      cpv: 0.02,
      cpo: 18.69,
      tkp: 14.41,
      tkpBasis: 'impressions',
      engagementRate: 2.6,
    });
  });

  test('a brand counts what it pays itself', () => {
    expect(entryKpi(entry, 'brand')).toMatchObject({ cost: 2220, cpc: 0.51, cpv: 0.02, cpo: 22.42, tkp: 17.29 });
    expect([costOf(entry), costOf(entry, 'agency'), costOf(entry, 'brand')]).toEqual([1850, 1850, 2220]);
    expect(costOf({ finalBudget: 100 }, 'brand')).toBe(0);
  });

  test('the planned budget counts while the final one is 0 or unknown', () => {
    expect([
      costOf({ finalBudget: 0, preBudget: 500 }),
      costOf({ finalBudget: '', preBudget: 500 }),
      costOf({ preBudget: 500 }),
    ]).toEqual([500, 500, 500]);
    expect(costOf({ finalBudget: 0.01, preBudget: 500 })).toBe(0.01);
    expect(costOf({ finalBudget: null, preBudget: '' })).toBe(0);
  });

  test('without impressions the TKP counts followers and says so', () => {
    expect(entryKpi({ finalBudget: 500, followers: 50_000 })).toMatchObject({ tkp: 10, tkpBasis: 'followers' });
    expect(entryKpi({ finalBudget: 500, followers: 50_000, impressions: 0 })).toMatchObject({
      tkp: 10,
      tkpBasis: 'followers',
    });
    expect(entryKpi({ finalBudget: 500, followers: 50_000, impressions: 1 })).toMatchObject({
      tkp: 500_000,
      tkpBasis: 'impressions',
    });
  });

  test('what cannot be computed is null, never infinite', () => {
    const nothing = { cost: 100, cpc: null, cpv: null, cpo: null, tkp: null, tkpBasis: null, engagementRate: null };
    expect(entryKpi({ finalBudget: 100, clicks: '', views: 0, orderData: null })).toEqual(nothing);
    expect(entryKpi({ finalBudget: 100, clicks: Number.NaN, views: -5, orderData: Infinity })).toEqual(nothing);
  });

  test('each kind of engagement counts alike', () => {
    for (const figures of [{ likes: 30 }, { comments: 30 }, { shares: 30 }])
      expect(entryKpi({ ...figures, followers: 1000 }).engagementRate).toBe(3);
  });
});

describe('figures of a campaign', () => {
  const rows = [
    {
      state: 3,
      finalBudget: 100,
      externalBudget: 120,
      clicks: 10,
      views: 1000,
      orderData: 3,
      impressions: 500,
      followers: 1000,
      likes: 20,
    },
    {
      state: 3,
      finalBudget: 300,
      externalBudget: 365,
      clicks: 990,
      views: 1000,
      orderData: 1,
      impressions: 1500,
      followers: 3000,
      shares: 20,
    },
    {
      state: 2,
      finalBudget: 9999,
      externalBudget: 9999,
      clicks: 1,
      views: 1,
      orderData: 1,
      impressions: 1,
      followers: 1,
      likes: 1,
    },
    { state: 1, finalBudget: 9999, clicks: 1 },
    { finalBudget: 9999, clicks: 1 },
  ];

  test('are sums over state 3 and ratios of sums, not means of rows', () => {
    expect(campaignKpi(rows)).toEqual({
      cost: 400,
      cpc: 0.4,
      cpv: 0.2,
      cpo: 100,
      tkp: 200,
      tkpBasis: 'impressions',
      engagementRate: 1,
      clicks: 1000,
      views: 2000,
      orders: 4,
      impressions: 2000,
      reach: 4000,
      finalBudget: 400,
      externalBudget: 485,
      margin: 85,
    });
  });

  test('a brand’s report counts the external budgets and holds neither the agency’s budget nor its margin', () => {
    const kpi = campaignKpi(rows, 'brand');
    expect(kpi).toMatchObject({ cost: 485, cpc: 0.49, externalBudget: 485, clicks: 1000 });
    expect(Object.keys(kpi)).not.toEqual(expect.arrayContaining(['margin']));
    expect(Object.keys(kpi)).not.toEqual(expect.arrayContaining(['finalBudget']));
    // @ts-expect-error brands never learn the margin
    expect(kpi.margin).toBeUndefined();
  });

  test('the margin takes the planned budget off while there is no final one, and may be negative', () => {
    expect(
      campaignKpi([
        { state: 3, preBudget: 70, externalBudget: 100.1 },
        { state: 3, finalBudget: 200.3, externalBudget: 0 },
      ]),
    ).toMatchObject({
      cost: 270.3,
      finalBudget: 200.3,
      externalBudget: 100.1,
      margin: -170.2,
    });
  });

  test('an empty campaign costs nothing', () => {
    expect(campaignKpi([])).toMatchObject({ cost: 0, cpc: null, tkp: null, tkpBasis: null, margin: 0, clicks: 0 });
  });
});

describe('proposals', () => {
  test('the external budget is the cost plus the commission, rounded up to 5 €', () => {
    expect(proposedExternalBudget({ finalBudget: 100, cbCommission: 20 })).toBe(120);
    expect(proposedExternalBudget({ finalBudget: 100.01, cbCommission: 20 })).toBe(125);
    expect(proposedExternalBudget({ finalBudget: 0, preBudget: 101, cbCommission: 20 })).toBe(125);
    expect(proposedExternalBudget({ finalBudget: 101 })).toBe(105);
    expect(proposedExternalBudget({ finalBudget: 110, cbCommission: 10 })).toBe(125);
    expect(proposedExternalBudget({})).toBe(0);
  });

  test('an exposé shows the list price plus the commission, 20 % by default; unknown stays unknown', () => {
    expect(DEFAULT_COMMISSION).toBe(20);
    expect([exposePrice(450), exposePrice(451), exposePrice(100, 0), exposePrice(100, 1)]).toEqual([
      540, 545, 100, 105,
    ]);
    expect([exposePrice(''), exposePrice(null), exposePrice(0), exposePrice(undefined), exposePrice(-5)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

test('the budget bar warns above 90 and above 100 percent and never blocks', () => {
  expect(budgetUse(900, 1000)).toEqual({ percent: 90, level: 'normal' });
  expect(budgetUse(901, 1000)).toEqual({ percent: 90.1, level: 'close' });
  expect(budgetUse(1000, 1000)).toEqual({ percent: 100, level: 'close' });
  expect(budgetUse(1001, 1000)).toEqual({ percent: 100.1, level: 'exceeded' });
  expect(budgetUse(900_001, 1_000_000)).toEqual({ percent: 90, level: 'close' });
  expect(budgetUse(1_000_001, 1_000_000)).toEqual({ percent: 100, level: 'exceeded' });
  expect([budgetUse(10, ''), budgetUse(10, 0), budgetUse(10, null)]).toEqual([
    { percent: null, level: 'normal' },
    { percent: null, level: 'normal' },
    { percent: null, level: 'normal' },
  ]);
});

test('money rounds half up', () => {
  expect([1.005, 2.675, -1.005, 0.1 + 0.2, 1.004, 90.555, 12, 0].map(round2)).toEqual([
    1.01, 2.68, -1.01, 0.3, 1, 90.56, 12, 0,
  ]);
  expect(round2(-0.001)).toBe(0);
  expect(round2(1e300)).toBe(1e300);
});
