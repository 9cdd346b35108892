import type { CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import type { CampaignStatistics } from '@resonanz/api-client/campaigns';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { budgetUse, campaignKpi, type EntryFigures } from '@resonanz/domain/kpi';

/** A row as the server's figures know it, and as it stands on the screen. */
export interface RowChange {
  readonly before: CampaignInfluencerRow;
  readonly after: CampaignInfluencerRow;
}

/**
 * The figures of a campaign with changes that the server has not counted yet. What the other rows add up to is taken as
 * two further entries: one with final budgets and figures, one with planned budgets alone.
 */
export function liveFigures(
  statistics: CampaignStatistics,
  changes: readonly RowChange[],
  mediaBudget: number,
): CampaignStatistics {
  if (changes.length === 0) return statistics;
  const known = campaignKpi(changes.map(({ before }) => before));
  const finalBudget = statistics.finalBudget - known.finalBudget;
  const others: EntryFigures = {
    state: PIPELINE_STATE.campaign,
    finalBudget,
    externalBudget: statistics.externalBudget - known.externalBudget,
    followers: statistics.reach - known.reach,
    views: statistics.views - known.views,
    clicks: statistics.clicks - known.clicks,
    orderData: statistics.orders - known.orders,
    impressions: statistics.impressions - known.impressions,
  };
  const planned: EntryFigures = {
    state: PIPELINE_STATE.campaign,
    preBudget: statistics.cost - known.cost - finalBudget,
  };
  const now = campaignKpi([...changes.map(({ after }) => after), others, planned]);
  const isPlanned = ({ state }: CampaignInfluencerRow) => state > PIPELINE_STATE.acquisition;
  return {
    ...statistics,
    reach: now.reach,
    views: now.views,
    clicks: now.clicks,
    orders: now.orders,
    impressions: now.impressions,
    cost: now.cost,
    finalBudget: now.finalBudget,
    externalBudget: now.externalBudget,
    planned:
      statistics.planned +
      changes
        .filter(({ after }) => isPlanned(after))
        .reduce((sum, { before, after }) => sum + (after.preBudget ?? 0) - (before.preBudget ?? 0), 0),
    margin: statistics.margin === null ? null : now.margin,
    cpc: now.cpc,
    cpv: now.cpv,
    cpo: now.cpo,
    tkp: now.tkp,
    tkpBasis: now.tkpBasis,
    budgetUse: budgetUse(now.finalBudget, mediaBudget).percent,
  };
}
