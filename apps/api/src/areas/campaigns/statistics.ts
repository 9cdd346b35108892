import type { components } from '@resonanz/contract/types';
import { budgetUse, campaignKpi } from '@resonanz/domain/kpi';
import type { bookedFigures } from './queries.ts';

type Figures = Awaited<ReturnType<typeof bookedFigures>>;

/** Figures of a campaign over its booked channels (K1). */
export function campaignStatistics(rows: Figures, mediaBudget: number): components['schemas']['CampaignStatistics'] {
  const kpi = campaignKpi(
    rows.map((row) => ({
      state: 3,
      vorBudget: row.pre_budget,
      finalesBudget: row.final_budget,
      budgetExtern: row.external_budget,
      reichweite: row.followers,
      impressionen: row.impressions,
      clicks: row.clicks,
      views: row.views,
      likes: row.likes,
      shares: row.shares,
      kommentare: row.comments,
      orderData: row.orders,
    })),
  );
  return {
    channels: rows.length,
    reach: kpi.reach,
    views: kpi.views,
    clicks: kpi.clicks,
    orders: kpi.orders,
    impressions: kpi.impressions,
    cost: kpi.cost,
    finalBudget: kpi.finalBudget,
    budgetExtern: kpi.externalBudget,
    cpc: kpi.cpc,
    cpv: kpi.cpv,
    cpo: kpi.cpo,
    tkp: kpi.tkp,
    tkpBasis: kpi.tkpBasis,
    budgetUse: budgetUse(kpi.finalBudget, mediaBudget).percent,
  };
}
