import type { components } from '@resonanz/contract/types';
import type { ContentStatus } from '@resonanz/domain/enumerations';
import { campaignKpi, entryKpi, type EntryFigures } from '@resonanz/domain/kpi';

/** A booked channel as a report needs it; of the prices the brand's alone. */
export type ReportRow = Pick<
  components['schemas']['CampaignInfluencerRow'],
  | 'name'
  | 'platform'
  | 'leistung'
  | 'publishDate'
  | 'state'
  | 'budgetExtern'
  | 'reichweite'
  | 'impressionen'
  | 'views'
  | 'clicks'
  | 'likes'
  | 'shares'
  | 'kommentare'
  | 'orderData'
> & { readonly contentStatus: ContentStatus | '' | null };

/** Counts of a channel that are added up. */
export const COUNTS = ['reach', 'impressions', 'views', 'clicks', 'likes', 'orders'] as const;
/** A count of a channel. */
export type CountName = (typeof COUNTS)[number];

const pick: Readonly<Record<CountName, (row: ReportRow) => number | null>> = {
  reach: (row) => row.reichweite,
  impressions: (row) => row.impressionen,
  views: (row) => row.views,
  clicks: (row) => row.clicks,
  likes: (row) => row.likes,
  orders: (row) => row.orderData,
};

/** A count of a channel; null is unknown. */
export const countOf = (name: CountName, row: ReportRow): number | null => pick[name](row);

/** A count over all channels; unknown while no channel knows it. */
export function totalOf(name: CountName, rows: readonly ReportRow[]): number | null {
  const known = rows.map((row) => pick[name](row)).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

const figuresOf = (row: ReportRow): EntryFigures => ({
  state: row.state,
  externalBudget: row.budgetExtern,
  followers: row.reichweite,
  impressions: row.impressionen,
  clicks: row.clicks,
  views: row.views,
  likes: row.likes,
  shares: row.shares,
  comments: row.kommentare,
  orderData: row.orderData,
});

/** Costs and key figures of channels as their brand sees them; without any price there are none. */
export function keyFigures(rows: readonly ReportRow[]) {
  const kpi = campaignKpi(rows.map(figuresOf), 'brand');
  const isPriced = rows.some(({ budgetExtern }) => budgetExtern !== null && budgetExtern > 0);
  const { engagementRate, tkpBasis } = kpi;
  return {
    cost: isPriced ? kpi.cost : null,
    cpc: isPriced ? kpi.cpc : null,
    cpv: isPriced ? kpi.cpv : null,
    cpo: isPriced ? kpi.cpo : null,
    tkp: isPriced ? kpi.tkp : null,
    tkpBasis,
    engagementRate: rows.some(
      ({ likes, shares, kommentare }) => likes !== null || shares !== null || kommentare !== null,
    )
      ? engagementRate
      : null,
  };
}

/** The TKP of one channel as its brand sees it; unknown without a price. */
export const tkpOf = (row: ReportRow): number | null =>
  row.budgetExtern === null || row.budgetExtern <= 0 ? null : entryKpi(figuresOf(row), 'brand').tkp;
