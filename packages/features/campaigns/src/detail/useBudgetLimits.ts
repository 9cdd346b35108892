import { useMemo } from 'react';
import type { CampaignStatistics } from '@resonanz/api-client/campaigns';
import { type BudgetLimits, budgetLimits } from './overBudget.ts';

const NOTHING = { planned: 0, finalBudget: 0, channels: 0, interested: 0 };

/**
 * What the amounts of the grid are measured by; the same until a sum passes the media budget, so that the grid is not
 * drawn anew at every key.
 */
export function useBudgetLimits(figures: CampaignStatistics | undefined, mediaBudget: number): BudgetLimits {
  const { vorBudget, finalesBudget } = budgetLimits(figures ?? NOTHING, mediaBudget).equalShare;
  return useMemo(
    () => ({ mediaBudget, equalShare: { vorBudget, finalesBudget } }),
    [mediaBudget, vorBudget, finalesBudget],
  );
}
