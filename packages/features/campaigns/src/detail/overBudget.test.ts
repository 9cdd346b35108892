import { describe, expect, test } from 'vitest';
import { type BudgetField, budgetLimits, excessOf, overrunOf } from './overBudget.ts';

describe('the overrun of a campaign', () => {
  test('is what the final budgets cost beyond the media budget', () => {
    expect(overrunOf(40_000, 33_500)).toBe(6_500);
    expect(overrunOf(33_500, 33_500)).toBe(0);
  });

  test('is none where no media budget is set', () => expect(overrunOf(40_000, 0)).toBe(0));
});

describe('an amount', () => {
  // Five booked channels and five interested persons share 30,000: 6,000 a booked channel, 3,000 a planned one.
  const limits = (sums: { planned?: number; finalBudget?: number }, mediaBudget = 30_000) =>
    budgetLimits({ planned: 0, finalBudget: 0, channels: 5, interested: 5, ...sums }, mediaBudget);
  const within = limits({ planned: 30_000, finalBudget: 30_000 });
  const beyond = limits({ planned: 30_001, finalBudget: 30_001 });
  const excess = (
    field: BudgetField,
    amount: number | null,
    state: 1 | 2 | 3,
    where = beyond,
    preBudget: number | null = null,
  ) => excessOf(field, amount, { state, preBudget }, where);

  test.each(['preBudget', 'finalBudget'] as const)(
    'of %s above the media budget alone is over budget, in every tab and within every sum',
    (field) => {
      for (const state of [1, 2, 3] as const) expect(excess(field, 30_000.01, state, limits({}))).toBe('alone');
      expect(excess(field, 30_000, 1, limits({}))).toBeUndefined();
    },
  );

  test('planned is over budget above its equal share while the plan is beyond the media budget', () => {
    expect([excess('preBudget', 3_000.01, 2), excess('preBudget', 3_000.01, 3), excess('preBudget', 3_000, 2)]).toEqual(
      ['share', 'share', undefined],
    );
    expect(excess('preBudget', 3_000.01, 2, within)).toBeUndefined();
    // No one has planned with who is only being asked.
    expect(excess('preBudget', 29_000, 1)).toBeUndefined();
  });

  test('fixed is over budget above its own plan, however little, while the sum is beyond the media budget', () => {
    expect([excess('finalBudget', 510, 3, beyond, 500), excess('finalBudget', 500, 3, beyond, 500)]).toEqual([
      'plan',
      undefined,
    ]);
    expect(excess('finalBudget', 510, 3, within, 500)).toBeUndefined();
  });

  test('fixed as planned, or without a plan, is over budget above its equal share', () => {
    expect([
      excess('finalBudget', 6_001, 3, beyond, 7_000),
      excess('finalBudget', 6_001, 3),
      excess('finalBudget', 6_000, 3),
    ]).toEqual(['share', 'share', undefined]);
  });

  test('is never over a budget that is not set, and unknown never over one', () => {
    expect(excess('finalBudget', 99_999, 3, limits({ finalBudget: 99_999 }, 0))).toBeUndefined();
    expect(excess('preBudget', null, 2)).toBeUndefined();
  });

  test('beyond the media budget is never a sum without an amount that says so', () => {
    const amounts = [6_000, 6_000, 6_000, 6_000, 6_000.01];
    const sum = amounts.reduce((total, each) => total + each, 0);
    expect(
      amounts.some((amount) => excess('finalBudget', amount, 3, limits({ finalBudget: sum }), amount) !== undefined),
    ).toBe(true);
  });
});
