import type { components } from '@resonanz/contract/types';
import type { bookedFigures } from './queries.ts';

type Figures = Awaited<ReturnType<typeof bookedFigures>>;
type Sum = 'followers' | 'views' | 'clicks' | 'orders' | 'impressions' | 'external_budget';

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const ratio = (cost: number, count: number, digits = 2) => (count > 0 && cost > 0 ? round(cost / count, digits) : null);

/** Figures of a campaign as ratios of sums over its booked channels, never as means of rows (K1). */
export function campaignStatistics(rows: Figures, mediaBudget: number): components['schemas']['CampaignStatistics'] {
  const total = (key: Sum) => rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
  const cost = rows.reduce((sum, row) => sum + (row.final_budget > 0 ? row.final_budget : row.pre_budget), 0);
  const reach = total('followers');
  const impressions = total('impressions');
  const tkpBasis = impressions > 0 ? 'impressions' : reach > 0 && cost > 0 ? 'followers' : null;
  const thousands = (tkpBasis === 'impressions' ? impressions : reach) / 1000;
  const used = rows.reduce((sum, row) => sum + row.final_budget, 0);
  return {
    channels: rows.length,
    reach,
    views: total('views'),
    clicks: total('clicks'),
    orders: total('orders'),
    impressions,
    cost: round(cost, 2),
    budgetExtern: round(total('external_budget'), 2),
    cpc: ratio(cost, total('clicks')),
    cpv: ratio(cost, total('views'), 3),
    cpo: ratio(cost, total('orders')),
    tkp: tkpBasis === null ? null : ratio(cost, thousands),
    tkpBasis,
    budgetUse: mediaBudget > 0 ? round((used / mediaBudget) * 100, 1) : null,
  };
}
