import { type Figure, known, ratio } from './figures.ts';

/**
 * How far a media budget is used.
 *
 * @source docs/domain/formulas.md#budget-use
 */
export interface BudgetUse {
  /** Used part in percent, two decimals; `null` without a budget. */
  readonly percent: number | null;
  /** Close above 90 %, exceeded above 100 %; saving is never blocked. */
  readonly level: 'normal' | 'close' | 'exceeded';
}

/**
 * Compares the sum of the final budgets in state 3 with the media budget, with full precision.
 *
 * @source docs/domain/formulas.md#budget-use
 */
export function budgetUse(used: number, mediaBudget: Figure): BudgetUse {
  const budget = known(mediaBudget);
  const percent = ratio(used * 100, budget);
  if (percent === null) return { percent, level: 'normal' };
  if (used > budget) return { percent, level: 'exceeded' };
  return { percent, level: used * 10 > budget * 9 ? 'close' : 'normal' };
}
