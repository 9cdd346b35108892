import type { CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import type { CampaignStatistics } from '@resonanz/api-client/campaigns';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';

/** The amounts of a channel that the media budget of its campaign has to cover. */
export type BudgetField = 'preBudget' | 'finalBudget';

/** What the amounts of a campaign are measured by. */
export interface BudgetLimits {
  readonly mediaBudget: number;
  /** The equal share of a channel in the media budget, while the sum of all is beyond it; null while it is not. */
  readonly equalShare: Readonly<Record<BudgetField, number | null>>;
}

/** Why an amount is over budget: by itself, above its own plan, or above the equal share. */
export type Excess = 'alone' | 'plan' | 'share';

const CENTS = 100;

/** How far a sum lies above the media budget; 0 within it, and while there is none. */
export const overrunOf = (sum: number, mediaBudget: number): number =>
  mediaBudget > 0 ? Math.max(0, Math.round((sum - mediaBudget) * CENTS) / CENTS) : 0;

/**
 * The limits of a campaign: pre-budgets are summed from the interested persons on, final budgets over the booked
 * channels.
 */
export function budgetLimits(
  {
    planned,
    finalBudget,
    channels,
    interested,
  }: Pick<CampaignStatistics, 'planned' | 'finalBudget' | 'channels' | 'interested'>,
  mediaBudget: number,
): BudgetLimits {
  const share = (sum: number, count: number) =>
    count > 0 && overrunOf(sum, mediaBudget) > 0 ? mediaBudget / count : null;
  return {
    mediaBudget,
    equalShare: { preBudget: share(planned, channels + interested), finalBudget: share(finalBudget, channels) },
  };
}

/**
 * Whether an amount is over budget. One that alone is above the media budget always is, in acquisition, too. While a
 * sum is beyond the media budget, so are those of its amounts that are above their equal share in it, which at least
 * one of them is; of the final budgets also those above their own pre-budget, so that many small overruns are seen
 * where they were made.
 */
export function excessOf(
  field: BudgetField,
  amount: number | null,
  { state, preBudget }: Pick<CampaignInfluencerRow, 'state' | 'preBudget'>,
  { mediaBudget, equalShare }: BudgetLimits,
): Excess | undefined {
  if (amount === null || mediaBudget <= 0) return undefined;
  if (amount > mediaBudget) return 'alone';
  const share = equalShare[field];
  const isInSum = state >= (field === 'preBudget' ? PIPELINE_STATE.interestedPerson : PIPELINE_STATE.campaign);
  if (share === null || !isInSum) return undefined;
  if (field === 'finalBudget' && preBudget !== null && amount > preBudget) return 'plan';
  return amount > share ? 'share' : undefined;
}
