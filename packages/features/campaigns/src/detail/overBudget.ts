import type { CampaignInfluencerRow } from '@resonanz/api-client/campaign-entries';

type Costs = Pick<CampaignInfluencerRow, 'finalesBudget' | 'vorBudget'>;

const CENTS = 100;

/** How far the final budgets lie above the media budget; 0 within it, and while there is none. */
export const overrunOf = (finalBudget: number, mediaBudget: number): number => (mediaBudget > 0 ? Math.max(0, Math.round((finalBudget - mediaBudget) * CENTS) / CENTS) : 0);

/** Whether a channel alone makes the overrun: at its planned budget the campaign would be within its own. */
export const makesOverrun = ({ finalesBudget, vorBudget }: Costs, overrun: number): boolean => overrun > 0 && (finalesBudget ?? 0) - (vorBudget ?? 0) >= overrun;
